import CoreGraphics
import CoreText
import Foundation
import Testing

struct FontLibraryTests {
  @Test func `the system font has lines as high as on iOS`() {
    let metrics = FontDescriptor.system(size: 17).metrics
    #expect(abs(metrics.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(metrics.ascender - 16.1865234375) < 1e-9)
    #expect(metrics.descender < 0)
  }

  @Test func `heights grow with the size`() {
    for family in [FontDescriptor.systemFamily, FontDescriptor.monospacedFamily] {
      let small = FontDescriptor(family: family, size: 10).metrics
      let large = FontDescriptor(family: family, size: 40).metrics
      #expect(abs(large.lineHeight - 4 * small.lineHeight) < 0.02)
      #expect(abs(large.capHeight - 4 * small.capHeight) < 0.01)
      #expect(abs(large.xHeight - 4 * small.xHeight) < 0.01)
      #expect(large.xHeight < large.capHeight && large.capHeight < large.ascender)
      #expect(large.underlinePosition < 0 && large.strikethroughPosition > 0)
    }
  }

  @Test func `both families are found`() {
    #expect(FontLibrary.shared.diagnostic == nil)
    #expect(FontFolders().folders.count == 2)
  }

  @Test func `missing families are named with what to install`() {
    let folders = FontFolders(searching: [], usesKnownFolders: false)
    #expect(folders.folders.isEmpty)
    #expect(
      folders.diagnostic
        == "fonts not found: Inter and JetBrains Mono; text is drawn with other fonts"
        + " (install fonts-inter fonts-jetbrains-mono to have them)"
    )
    let library = FontLibrary(folders: folders)
    #expect(library.diagnostic == folders.diagnostic)
    #expect(library.hasGlyphs(for: "abc", in: .system(size: 12)))
    #expect(library.metrics(of: .system(size: 12)).lineHeight > 10)
  }

  @Test func `a family is found by the name of its file`() {
    let folders = FontFolders(searching: ["/usr/share/fonts"], usesKnownFolders: false)
    #expect(folders.folders == FontFolders().folders)
  }

  @Test func `every weight is a font of its own`() {
    let widths = stride(from: 100, through: 900, by: 100).map { weight in
      TextLayout(AttributedText("Hamburgefonts", font: .system(size: 20, weight: weight))).size
        .width
    }
    #expect(Set(widths).count == 9)
    #expect(widths == widths.sorted())
  }

  @Test func `figures of equal width are equally wide`() {
    var font = FontDescriptor.system(size: 20)
    func width(_ text: String) -> CGFloat {
      TextLayout(AttributedText(text, font: font)).size.width
    }
    #expect(width("1111") != width("0000"))
    font.isMonospacedDigit = true
    for digit in "23456789" {
      #expect(abs(width(String(repeating: digit, count: 4)) - width("1111")) < 0.01)
    }
  }

  @Test func `every letter of the font of code is equally wide`() {
    let font = FontDescriptor.monospaced(size: 13)
    func width(_ text: String) -> CGFloat {
      TextLayout(AttributedText(text, font: font)).size.width
    }
    #expect(width("iiii") == width("MMMM"))
    #expect(width("->!=") == width("MMMM"))
  }

  @Test func `a family that is not there is replaced by the system font`() {
    func width(_ family: String) -> CGFloat {
      let font = FontDescriptor(family: family, size: 20, weight: 700)
      return TextLayout(AttributedText("Replacement", font: font)).size.width
    }
    #expect(width("No Such Family") == width(FontDescriptor.systemFamily))
    #expect(width(FontDescriptor.monospacedFamily) != width(FontDescriptor.systemFamily))
  }

  @Test func `glyphs are known to be there or not`() {
    let font = FontDescriptor.system(size: 15)
    #expect(hasGlyphs(for: "Ünïcödé → ✓", font))
    #expect(!hasGlyphs(for: "\u{10FFFD}", font))
    #expect(hasGlyphs(for: "", font))
  }

  @Test func `a size that is none is a small one`() {
    #expect(FontDescriptor.system(size: 0).size > 0)
    #expect(FontDescriptor.system(size: .nan).size > 0)
    #expect(FontDescriptor.system(size: -4).metrics.lineHeight >= 0)
    #expect(FontDescriptor.system(size: 12, weight: 5000).weight == 900)
  }
}
