import QuartzCore
import Testing

@testable import UIKit

@Suite("Readable widths") struct ReadableWidthTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  private func start(inWidth width: CGFloat, follows: Bool) -> CGFloat? {
    var start: CGFloat?
    ControlHarness.run(size: CGSize(width: width, height: 400)) { harness in
      let table = UITableView(frame: harness.window.bounds)
      let source = Source()
      table.dataSource = source
      harness.show(table)
      table.cellLayoutMarginsFollowReadableWidth = follows
      harness.world.tick()
      let label = table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel
      start = label.map { $0.convert(CGPoint.zero, to: table).x }
      #expect(table.separatorInset.left == (follows && width > 700 ? 164 : 20) || width < 700)
    }
    return start
  }

  @Test func `rows of a wide table keep to lines that are easy to read where they are told to`() {
    #expect(start(inWidth: 1000, follows: true) == 164)
    #expect(start(inWidth: 1000, follows: false) ?? 1000 < 30)
    #expect(start(inWidth: 390, follows: true) == start(inWidth: 390, follows: false))
  }

  @Test func `the guide is as wide as is easy to read, and in the middle`() {
    ControlHarness.run(size: CGSize(width: 1000, height: 400)) { harness in
      let view = UIView()
      harness.show(view, frame: harness.window.bounds)
      #expect(view.readableContentGuide.layoutFrame.width == 672)
      #expect(view.readableContentGuide.layoutFrame.midX == 500)
    }
  }
}
