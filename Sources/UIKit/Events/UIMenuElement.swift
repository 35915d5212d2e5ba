/// An entry of a menu: something with a title and a picture.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The title.
  public internal(set) var title: String
  /// The picture.
  public internal(set) var image: UIImage?
  /// A line of smaller text below the title, or nil.
  open var subtitle: String?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
