import Compositor
import Foundation

/// Counts the pixels that must be touched to draw a list, by kernel: what an opaque fill hides need not be.
///
/// A pixel belongs to a shape when its centre does; soft edges are not counted twice.
struct VisiblePixels {
  /// Pixels by the kernel that must touch them.
  private(set) var counts: [Kernel: Int] = [:]

  private let width: Int
  private let height: Int
  /// A pixel's marks: whether what is below is hidden, and whether the open group touches it.
  private var marks: [UInt8]

  private static let hidden: UInt8 = 1
  private static let touched: UInt8 = 2

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    marks = [UInt8](repeating: 0, count: width * height)
  }

  /// Counts the pixels of a list.
  mutating func count(_ list: DisplayList) {
    var end = list.items.count
    countItems(list.items, &end)
  }

  /// Counts items from the top one down, to the beginning of the open group.
  ///
  /// - Parameters:
  ///   - items: The list.
  ///   - end: One more than the index of the next item; moves to the group's beginning.
  private mutating func countItems(_ items: [DisplayList.Item], _ end: inout Int) {
    while end > 0 {
      end -= 1
      switch items[end] {
      case .fill(let fill): count(fill)
      case .shadow(let shadow): count(shadow)
      case .backdrop: break
      case .endGroup: countGroup(items, &end)
      case .endMask: countMask(items, &end)
      case .beginGroup, .beginMask: return
      }
    }
  }

  // MARK: Fills

  private mutating func count(_ fill: DisplayList.Fill) {
    let region = Region(fill.shape, fill.transform)
    let marked = Kernel.isOpaque(fill) ? Self.hidden | Self.touched : Self.touched
    counts[Kernel(fill), default: 0] += mark(region, marked)
  }

  private mutating func count(_ shadow: DisplayList.Shadow) {
    guard case .roundedRect(let rect) = shadow.caster else { return }
    let reach = rect.inset(by: -3 * shadow.sigma)
    let place = reach.offset(dx: shadow.offset.x, dy: shadow.offset.y)
    counts[.shadow, default: 0] += mark(
      Region(.roundedRect(place), shadow.transform),
      Self.touched
    )
  }

  /// Marks the pixels of a region that are seen, and returns how many they are.
  private mutating func mark(_ region: Region, _ value: UInt8) -> Int {
    var sum = 0
    marks.withUnsafeMutableBufferPointer { marks in
      region.forEachSpan(width: width, height: height) { y, from, to in
        for index in (y * width + from)..<(y * width + to) where marks[index] & Self.hidden == 0 {
          sum += 1
          marks[index] |= value
        }
      }
    }
    return sum
  }

  // MARK: Groups

  private mutating func countGroup(_ items: [DisplayList.Item], _ end: inout Int) {
    let below = marks
    for index in marks.indices { marks[index] &= Self.hidden }
    let start = Self.start(of: end, in: items)
    guard case .beginGroup(let group) = items[start] else { return }
    for case .shape(let shape, let map) in group.clips { hide(outside: Region(shape, map)) }
    let outside = marks
    countItems(items, &end)
    var composited = 0
    for index in marks.indices {
      let isTouched = marks[index] & Self.touched != 0
      if isTouched { composited += 1 }
      let hides = group.opacity >= 1 && !group.hasMask && outside[index] & Self.hidden == 0
      let hidden = hides ? marks[index] & Self.hidden : 0
      marks[index] = below[index] | hidden | (isTouched ? Self.touched : 0)
    }
    counts[.group, default: 0] += composited
  }

  private mutating func countMask(_ items: [DisplayList.Item], _ end: inout Int) {
    let below = marks
    countItems(items, &end)
    marks = below
  }

  private mutating func hide(outside region: Region) {
    var inside = [Bool](repeating: false, count: marks.count)
    region.forEachSpan(width: width, height: height) { y, from, to in
      for index in (y * width + from)..<(y * width + to) { inside[index] = true }
    }
    for index in marks.indices where !inside[index] { marks[index] |= Self.hidden }
  }

  /// The index at which the group that ends at an index begins.
  private static func start(of end: Int, in items: [DisplayList.Item]) -> Int {
    var depth = 0
    for index in stride(from: end, through: 0, by: -1) {
      switch items[index] {
      case .endGroup: depth += 1
      case .beginGroup: depth -= 1
      case .fill, .shadow, .backdrop, .beginMask, .endMask: break
      }
      if depth == 0 { return index }
    }
    return 0
  }
}
