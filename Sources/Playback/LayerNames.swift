import QuartzCore
import UIKit

/// Gives every view and layer of a window a name that stays the same from run to run.
///
/// A view is called by its `accessibilityIdentifier`, a transition's container `container`, other views by
/// their class; a layer without a view `view/name`, a mask `view/mask`. Names that occur again get a number.
struct LayerNames {
  /// A named layer, in the order in which the tree is walked.
  struct Entry {
    let name: String
    let layer: CALayer
    /// The view whose layer it is, or nil.
    let view: UIView?
    /// Whether neither the layer nor one above it is hidden.
    let isShown: Bool
  }

  /// The layers in the order of the tree, parents first.
  private(set) var entries: [Entry] = []
  private var counts: [String: Int] = [:]
  private let containers: Set<ObjectIdentifier>

  /// Names the layers under a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - containers: The views that are containers of transitions.
  init(of window: UIWindow, containers: [UIView]) {
    self.containers = Set(containers.map { ObjectIdentifier($0) })
    walk(window.layer, view: window, parent: "", isShown: true)
  }

  private mutating func walk(_ layer: CALayer, view: UIView?, parent: String, isShown: Bool) {
    let own = name(of: layer, view: view, parent: parent)
    let isShown = isShown && !layer.isHidden
    entries.append(Entry(name: own, layer: layer, view: view, isShown: isShown))
    if let mask = layer.mask {
      let name = unique("\(own)/mask")
      entries.append(Entry(name: name, layer: mask, view: nil, isShown: isShown))
    }
    for sublayer in layer.sublayers ?? [] {
      walk(sublayer, view: sublayer.delegate as? UIView, parent: own, isShown: isShown)
    }
  }

  private mutating func name(of layer: CALayer, view: UIView?, parent: String) -> String {
    guard let view else {
      return unique("\(parent)/\(layer.name ?? "\(type(of: layer))")")
    }
    if view is UIWindow { return unique("window") }
    if containers.contains(ObjectIdentifier(view)) { return unique("container") }
    return unique(view.accessibilityIdentifier ?? "\(type(of: view))")
  }

  private mutating func unique(_ name: String) -> String {
    counts[name, default: 0] += 1
    let count = counts[name, default: 1]
    return count == 1 ? name : "\(name) #\(count)"
  }
}
