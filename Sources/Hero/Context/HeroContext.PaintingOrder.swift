import UIKit

extension HeroContext {
  /// The views in each superview from back to front, which stay the same while all stand-ins are made.
  struct PaintingOrder {
    /// The views in one superview, and where each of its subviews is among them.
    struct Siblings {
      var views: [UIView] = []
      var starts: [ObjectIdentifier: Int] = [:]
    }

    /// A stand-in in the container, and where its view is among its ``Siblings/views``.
    struct Standing {
      let index: Int
      let snapshot: UIView
    }

    /// What was found to lie above a pair, up to the top of the container.
    ///
    /// Views that are matched one after the other have ends of one list above them, so that nothing is
    /// counted or compared again for each of them.
    private struct Top {
      let superview: ObjectIdentifier
      let views: Set<ObjectIdentifier>
      /// Where the views above the pair start among the siblings.
      var start: Int
      var rest: ArraySlice<Standing>
      /// How many views the container had then.
      var count: Int
    }

    private var known: [ObjectIdentifier: Siblings] = [:]
    private var top: Top?

    /// The views in a view and in its later siblings, from the outside in.
    mutating func views(above view: UIView) -> ArraySlice<UIView> {
      guard let superview = view.superview else {
        return view.subviews.flatMap(\.heroFlattened)[...]
      }
      let siblings = siblings(in: superview)
      guard let start = siblings.starts[ObjectIdentifier(view)] else { return [] }
      return siblings.views[start...]
    }

    private mutating func siblings(in superview: UIView) -> Siblings {
      if let siblings = known[ObjectIdentifier(superview)] { return siblings }
      var siblings = Siblings()
      for view in superview.subviews {
        let flattened = view.heroFlattened
        siblings.starts[ObjectIdentifier(view)] =
          siblings.views.count + (flattened.first === view ? 1 : 0)
        siblings.views += flattened
      }
      known[ObjectIdentifier(superview)] = siblings
      return siblings
    }

    // MARK: The top of the container

    /// Returns how many views at the top of a container lie above a view that belongs to a pair; nil when
    /// that has to be found out.
    mutating func top(above view: UIView, in container: UIView) -> Int? {
      guard var top, let superview = view.superview, top.superview == ObjectIdentifier(superview),
        top.count == container.subviews.count,
        let start = known[top.superview]?.starts[ObjectIdentifier(view)], start >= top.start
      else { return nil }
      top.start = start
      top.rest = top.rest.drop { $0.index < start }
      self.top = top
      return top.rest.count
    }

    /// Notes what lies above a pair after the stand-in of a view was put in between.
    mutating func noteTop(
      _ above: [Standing],
      abovePair pair: UIView,
      _ view: UIView,
      count: Int
    ) {
      guard let superview = pair.superview, let siblings = known[ObjectIdentifier(superview)],
        let start = siblings.starts[ObjectIdentifier(pair)]
      else { return forgetTop() }
      let views = Set(siblings.views.map(ObjectIdentifier.init))
      guard !views.contains(ObjectIdentifier(view)) else { return forgetTop() }
      top = Top(
        superview: ObjectIdentifier(superview),
        views: views,
        start: start,
        rest: above[...],
        count: count
      )
    }

    /// Notes that the stand-in of a view was put right below what lies at the top.
    mutating func noteTopInsertion(of view: UIView, count: Int) {
      top?.count = count
      if top?.views.contains(ObjectIdentifier(view)) != false { forgetTop() }
    }

    /// Notes that the container's order has changed otherwise.
    mutating func forgetTop() {
      top = nil
    }
  }
}
