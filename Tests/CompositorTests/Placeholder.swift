// CompositorTests
