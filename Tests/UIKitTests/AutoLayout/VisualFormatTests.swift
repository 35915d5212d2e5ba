import QuartzCore
import Testing

@testable import UIKit

@Suite("Visual formats") @MainActor struct VisualFormatTests {
  private let stage = Stage(width: 320, height: 480)

  private func frames(_ formats: [String], options: NSLayoutConstraint.FormatOptions = [])
    -> [CGRect]
  {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = ["a": UIView(), "b": UIView()]
    stage.turn {
      for name in ["a", "b"] {
        guard let view = views[name] else { continue }
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format,
            options: options,
            metrics: ["gap": 12, "wide": 50.0],
            views: views
          )
        )
      }
    }
    return ["a", "b"].compactMap { views[$0]?.frame }
  }

  @Test func `given a row with spaces and lengths, then views stand as it says`() {
    let frames = frames(["H:|-[a(wide)]-gap-[b]-|", "V:|[a(10)]", "V:|-(-4)-[b(==a)]"])
    #expect(
      frames == [
        CGRect(x: 8, y: 0, width: 50, height: 10), CGRect(x: 70, y: -4, width: 122, height: 10),
      ]
    )
  }

  @Test func `given relations, priorities and alignment, then they count`() {
    let frames = frames(
      ["H:|[a(>=30,==60@500)]-[b(20)]-(>=0)-|", "V:|-3-[a(10)]", "V:[b(4)]"],
      options: .alignAllTop
    )
    #expect(
      frames == [
        CGRect(x: 0, y: 3, width: 60, height: 10), CGRect(x: 68, y: 3, width: 20, height: 4),
      ]
    )
  }

  @Test func `given a row from right to left, then it begins at the right`() {
    let frames = frames(
      ["H:|-10-[a(20)]-5-[b(30)]", "V:|[a(1)]", "V:|[b(1)]"],
      options: .directionRightToLeft
    )
    #expect(frames.map(\.minX) == [170, 135])
  }

  @Test(arguments: [
    ("H:|[a", "A ']' is expected."), ("|-5[a]|", "A '-' must end the space."),
    ("[]", "The name of a view is expected."), ("[a(>=)]", "A number or a name is expected."),
    ("|[a]|[b]", "Nothing may follow the superview."),
    ("[a]-", "A view or the superview must follow."),
  ])
  func `given a mistake, then it is pointed at`(format: String, reason: String) {
    #expect(throws: VisualFormat.Mistake.self) { try VisualFormatParser.parse(format) }
    let made = stage.run {
      NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: [:])
    }
    #expect(made.isEmpty)
    #expect(stage.world.issues.last?.message.contains(reason) == true)
  }

  @Test func `given names that are not there, then they are named`() {
    let made = stage.run {
      NSLayoutConstraint.constraints(withVisualFormat: "[ghost]", metrics: nil, views: [:])
    }
    #expect(made.isEmpty)
    #expect(stage.world.issues.last?.message.contains("a view named 'ghost'") == true)
  }
}
