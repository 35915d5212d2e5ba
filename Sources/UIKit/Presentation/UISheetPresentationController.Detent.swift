public import QuartzCore

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a height.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a name.
      ///
      /// - Parameter rawValue: The name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Makes a name.
      ///
      /// - Parameter rawValue: The name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the window but a strip at the top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What a custom height returns to be left out.
    public static let inactive: CGFloat? = nil

    /// The name of the height.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      identifier: Identifier,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a height of about half of the window.
    public class func medium() -> Detent {
      Detent(identifier: .medium) { $0.maximumDetentValue / 2 }
    }

    /// Returns the full height.
    public class func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// Returns a height of one's own.
    ///
    /// - Parameters:
    ///   - identifier: Its name, or nil for one that is made up.
    ///   - resolver: Returns the height above the safe area, in points, or nil to leave it out.
    /// - Returns: The height.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height above the safe area, in points, or nil when it is left out.
    ///
    /// - Parameter context: What is known about the container.
    /// - Returns: The height.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}
