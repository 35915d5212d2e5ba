extension UIView {
  /// The intrinsic size along an axis that has none.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
}
