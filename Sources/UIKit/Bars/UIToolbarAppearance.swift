/// The look of a tool bar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
