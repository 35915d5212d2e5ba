/// Two children of a container, of which one takes the other's place.
struct ChildChange {
  let from: UIViewController
  let to: UIViewController
}
