import Testing
import UIKit

@MainActor @Suite("UITraitCollection") struct UITraitCollectionTests {
  @Test func `a collection of one trait specifies nothing else`() {
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    #expect(narrow.horizontalSizeClass == .compact)
    #expect(narrow.verticalSizeClass == .unspecified)
    #expect(narrow.userInterfaceStyle == .unspecified)
    #expect(narrow.userInterfaceIdiom == .unspecified)
    #expect(narrow.displayScale == 0)
    #expect(narrow == UITraitCollection(horizontalSizeClass: .compact))
    #expect(narrow != UITraitCollection(verticalSizeClass: .compact))
  }

  @Test func `of several, the last one that specifies a trait counts`() {
    let mixed = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(),
    ])
    #expect(mixed.horizontalSizeClass == .regular)
    #expect(mixed.userInterfaceStyle == .dark)
    #expect(mixed.displayScale == 3)
    #expect(mixed.userInterfaceIdiom == .pad)
    #expect(mixed.layoutDirection == .rightToLeft)
    #expect(mixed.verticalSizeClass == .unspecified)
  }

  @Test func `an environment contains what it agrees with`() {
    let wide = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 2),
    ])
    #expect(wide.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(wide.containsTraits(in: nil))
    #expect(!wide.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!wide.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test func `a container can have a child live in another environment`() {
    let stage = Stage(width: 390, height: 844)
    let (parent, child) = (UIViewController(), UIViewController())
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    stage.turn {
      stage.window.rootViewController = parent
      parent.addChild(child)
      parent.setOverrideTraitCollection(wide, forChild: child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceIdiom == .phone)
    #expect(parent.overrideTraitCollection(forChild: child) == wide)
    stage.turn { parent.setOverrideTraitCollection(nil, forChild: child) }
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }
}
