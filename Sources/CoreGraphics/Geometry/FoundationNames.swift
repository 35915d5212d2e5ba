@_exported public import Foundation

/// The floating-point type of geometry.
public typealias CGFloat = Foundation.CGFloat
/// A location in a plane.
public typealias CGPoint = Foundation.CGPoint
/// A width and a height.
public typealias CGSize = Foundation.CGSize
/// An origin and a size.
public typealias CGRect = Foundation.CGRect
/// One of the four edges of a rectangle.
public typealias CGRectEdge = Foundation.CGRectEdge

/// A span of time in seconds.
public typealias CFTimeInterval = Double
/// An object of Core Foundation, which is any object.
public typealias CFTypeRef = AnyObject
/// A point in time in seconds.
public typealias CFAbsoluteTime = Double

/// A list of objects; `[…] as CFArray` compiles as on iOS.
public typealias CFArray = NSArray
/// A string object; `"…" as CFString` compiles as on iOS.
public typealias CFString = NSString
/// A dictionary of objects; `[…] as CFDictionary` compiles as on iOS.
public typealias CFDictionary = NSDictionary
