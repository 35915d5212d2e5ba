/// How text is typed into something.
///
/// > Compatibility: there is no software keyboard, so the traits of one are absent.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}
