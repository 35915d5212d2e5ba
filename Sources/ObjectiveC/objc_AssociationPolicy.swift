// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How an object holds a value that is associated with it.
///
/// > Compatibility: `OBJC_ASSOCIATION_ASSIGN` holds a class instance weakly, so that it reads nil
/// > after the instance is gone rather than pointing nowhere; a copy policy copies nothing.
public enum objc_AssociationPolicy: UInt, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The value is not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The value is kept.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN = 769
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The value is kept.
  case OBJC_ASSOCIATION_COPY = 771
}
