public import QuartzCore

/// The edge of what the bars of a controller leave free.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the controller's view the bars cover, in points.
  var length: CGFloat { get }
  /// The upper edge of what the bars cover.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of what the bars cover.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of what the bars cover.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view that bars at the top or the bottom cover.
final class CoveredGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// What the bars at the top of the controller's view cover.
  ///
  /// > Compatibility: new code uses ``UIView/safeAreaLayoutGuide``.
  public var topLayoutGuide: any UILayoutSupport { coveredGuide(.top, named: "topLayoutGuide") }

  /// What the bars at the bottom of the controller's view cover.
  ///
  /// > Compatibility: new code uses ``UIView/safeAreaLayoutGuide``.
  public var bottomLayoutGuide: any UILayoutSupport {
    coveredGuide(.bottom, named: "bottomLayoutGuide")
  }

  private func coveredGuide(_ kind: UILayoutGuide.Kind, named identifier: String) -> CoveredGuide {
    let view: UIView = self.view
    let state = view.ensuredLayoutState
    for case let guide as CoveredGuide in state.ruledGuides where guide.kind == kind {
      return guide
    }
    let guide = CoveredGuide(kind, of: view, named: identifier)
    state.ruledGuides.append(guide)
    return guide
  }
}
