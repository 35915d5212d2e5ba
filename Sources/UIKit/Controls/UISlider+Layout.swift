import QuartzCore

extension UISlider {
  /// Returns where a value stands in the range, from 0 to 1.
  func fraction(of value: Float) -> CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat((value - minimumValue) / (maximumValue - minimumValue))
  }

  func placeParts() {
    let rect = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: rect, value: value)
    maximumTrack.frame = rect
    minimumTrack.frame = CGRect(
      x: rect.minX,
      y: rect.minY,
      width: min(max(knob.midX - rect.minX, 0), rect.width),
      height: rect.height
    )
    for track in [minimumTrack, maximumTrack] { track.layer.cornerRadius = rect.height / 2 }
    let image = currentThumbImage
    thumb.image = image
    thumb.backgroundColor = image == nil ? thumbTintColor ?? .white : .clear
    thumb.layer.cornerRadius = image == nil ? knob.width / 2 : 0
    thumb.frame = knob
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  func imagesDidChange() {
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    setNeedsLayout()
  }

  func refreshColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : .clear
    let alpha: CGFloat = isEnabled ? 1 : 0.5
    for part in [minimumTrack, maximumTrack, minimumImageView, maximumImageView] {
      part.alpha = alpha
    }
  }
}
