/// Even pace, by its name of before Swift 4.2.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// A slow begin, by its name of before Swift 4.2.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// A slow end, by its name of before Swift 4.2.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// A slow begin and end, by its name of before Swift 4.2.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The pace of implicit animations, by its name of before Swift 4.2.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
