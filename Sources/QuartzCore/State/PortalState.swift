/// What a portal layer shows: a layer tree of another world.
package struct PortalState {
  package weak var source: CALayer?
  package weak var world: World?

  package init() {}
}
