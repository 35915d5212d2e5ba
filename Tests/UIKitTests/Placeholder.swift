// UIKitTests
