public import QuartzCore

/// Something in which views with an appearance of their own can be contained: a view or a controller.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
