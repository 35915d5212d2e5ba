import QuartzCore
import UIKit

/// Reads properties of a layer as rows of numbers.
enum TrackValues {
  /// Returns the numbers of a property's value.
  ///
  /// - Parameters:
  ///   - property: A key path, such as `position`.
  ///   - layer: The layer that is asked, usually a presentation.
  /// - Returns: The numbers, or nil for a property that has no numbers, such as `path`.
  static func numbers(of property: String, in layer: CALayer) -> [Double]? {
    switch property {
    case "transform": matrix(layer.transform)
    case "sublayerTransform": matrix(layer.sublayerTransform)
    default: numbers(of: layer.value(forKeyPath: property))
    }
  }

  /// The tracks that are derived from a transform, with the key path each is read by.
  static let derived = [
    ("transform.scale", "transform.scale.x"),
    ("transform.rotation.x", "transform.rotation.x"),
    ("transform.rotation.y", "transform.rotation.y"),
    ("transform.rotation.z", "transform.rotation.z"),
  ]

  /// Returns a matrix as sixteen numbers.
  ///
  /// - Parameter transform: The matrix.
  /// - Returns: m11 to m44, row by row.
  static func matrix(_ transform: CATransform3D) -> [Double] {
    [
      transform.m11, transform.m12, transform.m13, transform.m14,
      transform.m21, transform.m22, transform.m23, transform.m24,
      transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ].map { Double($0) }
  }

  private static func numbers(of value: Any?) -> [Double]? {
    switch value {
    case let number as Double: [number]
    case let number as CGFloat: [Double(number)]
    case let number as Float: [Double(number)]
    case let number as Int: [Double(number)]
    case let flag as Bool: [flag ? 1 : 0]
    case let point as CGPoint: [point.x, point.y].map { Double($0) }
    case let size as CGSize: [size.width, size.height].map { Double($0) }
    case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    case let number as NSNumber: [number.doubleValue]
    case let color as CGColor: color.components?.map { Double($0) }
    default: nil
    }
  }
}
