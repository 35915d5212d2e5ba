import CoreGraphics
import CoreText
import Testing

struct FontLibraryTests {
  @Test func `the system font has lines as high as on iOS`() {
    let height = FontDescriptor.system(size: 17).metrics.lineHeight
    #expect(abs(height - 20.287109375) < 1e-9)
  }
}
