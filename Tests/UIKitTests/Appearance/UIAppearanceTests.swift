import QuartzCore
import Testing

@testable import UIKit

@Suite("UIAppearance") struct UIAppearanceTests {
  private final class OwnBar: UINavigationBar {}
  private final class Panel: UIView {}
  private final class Screen: UIViewController {}

  private func shown<View: UIView>(_ view: View, _ harness: ControlHarness) -> View {
    harness.show(view, frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    return view
  }

  @Test func `what a proxy is given, each instance has once it is in a window`() {
    ControlHarness.run { harness in
      let early = shown(UINavigationBar(), harness)
      let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().tintColor = .green
      UINavigationBar.appearance().isTranslucent = false
      UINavigationBar.appearance().titleTextAttributes = attributes
      let bar = UINavigationBar()
      #expect(bar.barTintColor == nil)
      _ = shown(bar, harness)
      #expect(bar.barTintColor == .red)
      #expect(bar.tintColor == .green)
      #expect(!bar.isTranslucent)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(early.barTintColor == nil)
      #expect(bar.background.backgroundColor == .red)
    }
  }

  @Test func `an instance's own value stays, whenever it is set`() {
    ControlHarness.run { harness in
      UISwitch.appearance().onTintColor = .red
      UISwitch.appearance().thumbTintColor = .white
      let own = UISwitch()
      own.onTintColor = .blue
      _ = shown(own, harness)
      #expect(own.onTintColor == .blue)
      #expect(own.thumbTintColor == .white)
      own.thumbTintColor = .black
      own.removeFromSuperview()
      _ = shown(own, harness)
      #expect(own.thumbTintColor == .black)
    }
  }

  @Test func `a proxy keeps what it was given, and is the same one each time`() {
    ControlHarness.run { _ in
      let proxy = UITabBar.appearance()
      proxy.unselectedItemTintColor = .brown
      #expect(UITabBar.appearance() === proxy)
      #expect(UITabBar.appearance().unselectedItemTintColor == .brown)
      #expect(proxy.window == nil)
    }
  }

  @Test func `another value counts for instances that enter a window from then on`() {
    ControlHarness.run { harness in
      UIProgressView.appearance().progressTintColor = .red
      let view = shown(UIProgressView(), harness)
      UIProgressView.appearance().progressTintColor = .blue
      #expect(view.progressTintColor == .red)
      view.removeFromSuperview()
      _ = shown(view, harness)
      #expect(view.progressTintColor == .blue)
    }
  }

  @Test func `a subclass has its superclass's look unless it has one of its own`() {
    ControlHarness.run { harness in
      OwnBar.appearance().barTintColor = .purple
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().shadowImage = UIImage()
      let own = shown(OwnBar(), harness)
      #expect(own.barTintColor == .purple)
      #expect(own.shadowImage != nil)
      #expect(shown(UINavigationBar(), harness).barTintColor == .red)
    }
  }

  @Test func `a look can be that of instances in a container, and the nearer one counts`() {
    ControlHarness.run { harness in
      UISlider.appearance().minimumTrackTintColor = .red
      UISlider.appearance(whenContainedInInstancesOf: [Panel.self])
        .minimumTrackTintColor = .green
      UISlider.appearance(whenContainedInInstancesOf: [Panel.self, UITableView.self])
        .minimumTrackTintColor = .blue
      let (inside, outside, deep) = (UISlider(), UISlider(), UISlider())
      let (panel, table, inner) = (Panel(), UITableView(), Panel())
      panel.addSubview(inside)
      table.addSubview(inner)
      inner.addSubview(deep)
      for view in [panel, table, outside] { _ = shown(view, harness) }
      #expect(inside.minimumTrackTintColor == .green)
      #expect(outside.minimumTrackTintColor == .red)
      #expect(deep.minimumTrackTintColor == .blue)
    }
  }

  @Test func `a controller contains what is in its view`() {
    ControlHarness.run { harness in
      UISwitch.appearance(whenContainedInInstancesOf: [Screen.self]).onTintColor = .red
      let screen = Screen()
      let (inside, outside) = (UISwitch(), UISwitch())
      screen.view.addSubview(inside)
      harness.show(screen.view)
      harness.show(outside)
      #expect(inside.onTintColor == .red)
      #expect(outside.onTintColor == nil)
    }
  }

  @Test func `a look can be that of an environment`() {
    ControlHarness.run { harness in
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UISlider.appearance(for: dark).thumbTintColor = .yellow
      let (day, night) = (UISlider(), UISlider())
      night.overrideUserInterfaceStyle = .dark
      #expect(shown(day, harness).thumbTintColor == nil)
      #expect(shown(night, harness).thumbTintColor == .yellow)
    }
  }

  @Test func `buttons of bars take on their look when they are shown`() {
    ControlHarness.run { harness in
      UIBarButtonItem.appearance().tintColor = .red
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
      let font = UIFont.systemFont(ofSize: 11)
      UIBarButtonItem.appearance().setTitleTextAttributes([.font: font], for: .normal)
      let items = (0..<3).map { _ in
        UIBarButtonItem(title: "Edit", primaryAction: UIAction(title: "Edit") { _ in })
      }
      items[2].tintColor = .blue
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "Cities")]
      bar.topItem?.rightBarButtonItem = items[0]
      let toolbar = UIToolbar()
      toolbar.items = [items[1], items[2]]
      _ = shown(bar, harness)
      _ = shown(toolbar, harness)
      #expect(items.map(\.tintColor) == [.red, .green, .blue])
      #expect(items[0].titleTextAttributes(for: .normal)?[.font] as? UIFont == font)
      let button = toolbar.subviews.compactMap { $0 as? BarButton }.first
      #expect(button?.tintColor == .green)
      #expect(button?.titleLabel?.font == font)
    }
  }

  @Test func `a standard appearance counts where a bar has none`() {
    ControlHarness.run { harness in
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = look
      let own = UINavigationBar()
      own.standardAppearance = UINavigationBarAppearance()
      #expect(shown(UINavigationBar(), harness).background.backgroundColor == .red)
      #expect(shown(own, harness).standardAppearance !== look)
    }
  }

  @Test func `each World has looks of its own`() {
    ControlHarness.run { _ in UISwitch.appearance().onTintColor = .red }
    ControlHarness.run { harness in
      #expect(shown(UISwitch(), harness).onTintColor == nil)
    }
  }
}
