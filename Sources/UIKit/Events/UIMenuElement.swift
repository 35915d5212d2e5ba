/// An entry of a menu: something with a title and a picture.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The title.
  public internal(set) var title: String
  /// The picture.
  public internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
