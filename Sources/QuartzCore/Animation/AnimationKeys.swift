/// The values of animations by their keys.
enum AnimationKeys {
  static func value(of animation: CAAnimation, _ key: String) -> Any? {
    switch key {
    case "delegate": animation.delegate
    case "timingFunction": animation.timingFunction
    case "removedOnCompletion": NSNumber(value: animation.isRemovedOnCompletion)
    case "beginTime": NSNumber(value: animation.beginTime)
    case "duration": NSNumber(value: animation.duration)
    case "speed": NSNumber(value: animation.speed)
    case "timeOffset": NSNumber(value: animation.timeOffset)
    case "repeatCount": NSNumber(value: animation.repeatCount)
    case "repeatDuration": NSNumber(value: animation.repeatDuration)
    case "autoreverses": NSNumber(value: animation.autoreverses)
    case "fillMode": animation.fillMode.rawValue
    default: property(of: animation, key) ?? animation.custom[key]
    }
  }

  private static func property(of animation: CAAnimation, _ key: String) -> Any? {
    guard let animation = animation as? CAPropertyAnimation else {
      return key == "animations" ? (animation as? CAAnimationGroup)?.animations : nil
    }
    let basic = animation as? CABasicAnimation
    let frames = animation as? CAKeyframeAnimation
    return switch key {
    case "keyPath": animation.keyPath
    case "additive": NSNumber(value: animation.isAdditive)
    case "cumulative": NSNumber(value: animation.isCumulative)
    case "valueFunction": animation.valueFunction
    case "fromValue": basic?.fromValue
    case "toValue": basic?.toValue
    case "byValue": basic?.byValue
    case "values": frames?.values
    case "keyTimes": frames?.keyTimes
    case "path": frames?.path
    default: nil
    }
  }

  /// Sets a value.
  ///
  /// - Returns: False when animations do not know the key.
  static func set(_ value: Any?, of animation: CAAnimation, _ key: String) -> Bool {
    let number = AnimationValue.number(value)
    switch key {
    case "delegate": animation.delegate = value as? any CAAnimationDelegate
    case "timingFunction": animation.timingFunction = value as? CAMediaTimingFunction
    case "removedOnCompletion", "isRemovedOnCompletion":
      animation.isRemovedOnCompletion = number != 0
    case "beginTime": animation.beginTime = number ?? 0
    case "duration": animation.duration = number ?? 0
    case "speed": animation.speed = Float(number ?? 1)
    case "timeOffset": animation.timeOffset = number ?? 0
    case "repeatCount": animation.repeatCount = Float(number ?? 0)
    case "repeatDuration": animation.repeatDuration = number ?? 0
    case "autoreverses": animation.autoreverses = number.map { $0 != 0 } ?? false
    case "fillMode":
      let name = (value as? CAMediaTimingFillMode)?.rawValue ?? value as? String
      animation.fillMode = name.map { CAMediaTimingFillMode(rawValue: $0) } ?? .removed
    default: return setProperty(value, of: animation, key)
    }
    return true
  }

  private static func setProperty(_ value: Any?, of animation: CAAnimation, _ key: String) -> Bool {
    let basic = animation as? CABasicAnimation
    let frames = animation as? CAKeyframeAnimation
    let property = animation as? CAPropertyAnimation
    switch key {
    case "keyPath" where property != nil: property?.keyPath = value as? String
    case "fromValue" where basic != nil: basic?.fromValue = value
    case "toValue" where basic != nil: basic?.toValue = value
    case "byValue" where basic != nil: basic?.byValue = value
    case "values" where frames != nil: frames?.values = value as? [Any]
    case "keyTimes" where frames != nil: frames?.keyTimes = value as? [NSNumber]
    default: return false
    }
    return true
  }
}
