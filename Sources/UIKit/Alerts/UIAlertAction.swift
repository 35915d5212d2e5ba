public import Foundation

/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a choice means.
  nonisolated public enum Style: Int, Sendable {
    /// Something is done.
    case `default` = 0
    /// Nothing is done.
    case cancel = 1
    /// Something is lost.
    case destructive = 2
  }

  /// The title, or nil.
  public let title: String?
  /// What the choice means.
  public let style: Style
  /// Called when the choice changes.
  var onChange: (() -> Void)?
  private let handler: ((UIAlertAction) -> Void)?

  /// Whether it can be chosen; default true.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - title: The title, or nil.
  ///   - style: What it means.
  ///   - handler: Called after the alert is gone. Default nil.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() {
    handler?(self)
  }
}
