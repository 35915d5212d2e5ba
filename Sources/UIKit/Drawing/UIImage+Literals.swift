/// The type of a picture that stands in code as a literal.
public typealias _ImageLiteralType = UIImage  // swift-format-ignore: NoLeadingUnderscores
