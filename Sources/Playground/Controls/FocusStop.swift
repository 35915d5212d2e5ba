import UIKit

/// A view that Tab can reach.
protocol FocusStop: UIView {
  /// Whether Tab stops here at present.
  var isFocusStop: Bool { get }
}

extension UITextField: FocusStop {
  var isFocusStop: Bool { isEnabled }
}
