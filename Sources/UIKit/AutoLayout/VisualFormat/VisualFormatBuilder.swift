import Foundation
import QuartzCore

/// Makes constraints of a visual format.
struct VisualFormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var missing: String?

  init(
    _ format: VisualFormat,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    build()
  }

  private var isHorizontal: Bool { format.axis == .horizontal }
  private var isReversed: Bool { options.contains(.directionRightToLeft) }
  private var isAbsolute: Bool { isReversed || options.contains(.directionLeftToRight) }

  private var start: NSLayoutConstraint.Attribute {
    guard isHorizontal else { return .top }
    return isAbsolute ? (isReversed ? .right : .left) : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    guard isHorizontal else { return .bottom }
    return isAbsolute ? (isReversed ? .left : .right) : .trailing
  }

  private mutating func build() {
    let items = format.elements.compactMap { item(named: $0.name) }
    guard missing == nil, let first = items.first, let last = items.last else { return }
    if let leading = format.leading { connect(first, toSuperviewBy: leading, isStart: true) }
    for (element, item) in zip(format.elements, items) {
      for predicate in element.predicates { limit(item, predicate) }
    }
    for (index, connection) in format.connections.enumerated() {
      connect(items[index], items[index + 1], connection)
    }
    if let trailing = format.trailing { connect(last, toSuperviewBy: trailing, isStart: false) }
    align(items)
  }

  // MARK: - Parts

  private mutating func connect(
    _ item: any LayoutItem,
    toSuperviewBy connection: VisualFormat.Connection,
    isStart: Bool
  ) {
    guard let view = item.layoutView,
      let superview = item is UIView ? view.storedSuperview : view
    else {
      missing = missing ?? "a superview"
      return
    }
    if connection == .standard {
      let attribute = isStart ? start : end
      let margins = superview.layoutMarginsGuide
      constraints.append(NSLayoutConstraint(item, attribute, .equal, margins, attribute))
      return
    }
    for (distance, predicate) in distances(of: connection) {
      add(
        isStart ? item : superview,
        isStart ? start : end,
        isStart ? superview : item,
        isStart ? start : end,
        distance,
        predicate
      )
    }
  }

  private mutating func connect(
    _ before: any LayoutItem,
    _ after: any LayoutItem,
    _ connection: VisualFormat.Connection
  ) {
    for (distance, predicate) in distances(of: connection) {
      add(after, start, before, end, distance, predicate)
    }
  }

  /// Adds that one side stands behind another one by a distance; from right to left that is to the left of it.
  private mutating func add(
    _ after: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    _ before: any LayoutItem,
    _ other: NSLayoutConstraint.Attribute,
    _ distance: CGFloat,
    _ predicate: VisualFormat.Predicate?
  ) {
    let isMirrored = isHorizontal && isReversed
    let constraint = NSLayoutConstraint(
      isMirrored ? before : after,
      isMirrored ? other : attribute,
      predicate?.relation ?? .equal,
      isMirrored ? after : before,
      isMirrored ? attribute : other,
      constant: distance
    )
    if let priority = predicate?.priority, let number = number(priority) {
      constraint.priority = UILayoutPriority(Float(number))
    }
    constraints.append(constraint)
  }

  private mutating func distances(of connection: VisualFormat.Connection)
    -> [(CGFloat, VisualFormat.Predicate?)]
  {
    switch connection {
    case .none: return [(0, nil)]
    case .standard: return [(systemSpacing, nil)]
    case .predicates(let predicates):
      return predicates.compactMap { predicate in number(predicate.measure).map { ($0, predicate) }
      }
    }
  }

  private mutating func limit(_ item: any LayoutItem, _ predicate: VisualFormat.Predicate) {
    let length: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.measure, metrics[name] == nil {
      guard let other = self.item(named: name) else { return }
      constraint = NSLayoutConstraint(item, length, predicate.relation, other, length)
    } else {
      guard let number = number(predicate.measure) else { return }
      constraint = NSLayoutConstraint(item, length, predicate.relation, constant: number)
    }
    if let priority = predicate.priority, let number = number(priority) {
      constraint.priority = UILayoutPriority(Float(number))
    }
    constraints.append(constraint)
  }

  private mutating func align(_ items: [any LayoutItem]) {
    for attribute in options.alignments {
      for (before, after) in zip(items, items.dropFirst()) {
        constraints.append(NSLayoutConstraint(before, attribute, .equal, after, attribute))
      }
    }
  }

  // MARK: - Names

  private mutating func item(named name: String) -> (any LayoutItem)? {
    if let item = views[name] as? any LayoutItem { return item }
    missing = missing ?? "a view named '\(name)'"
    return nil
  }

  private mutating func number(_ measure: VisualFormat.Measure) -> CGFloat? {
    switch measure {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
      default:
        missing = missing ?? "a metric named '\(name)'"
        return nil
      }
    }
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// What neighbours have in common.
  fileprivate var alignments: [NSLayoutConstraint.Attribute] {
    (1...12).compactMap { bit in
      contains(NSLayoutConstraint.FormatOptions(rawValue: 1 << UInt(bit)))
        ? NSLayoutConstraint.Attribute(rawValue: bit) : nil
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the constraints of a row or column of views.
  ///
  /// - Parameters:
  ///   - format: The row, such as `H:|-[icon(24)]-(>=8@750)-[title]|`; mistakes are reported.
  ///   - opts: What the views have in common, and the direction.
  ///   - metrics: Numbers by the names that the format uses.
  ///   - views: Views and layout guides by the names that the format uses.
  /// - Returns: The constraints, which are not active.
  public class func constraints(
    withVisualFormat format: String,
    options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let parsed: VisualFormat
    do throws(VisualFormat.Mistake) {
      parsed = try VisualFormatParser.parse(format)
    } catch {
      let pointer = String(repeating: " ", count: error.offset) + "^"
      report("Unable to parse constraint format: \(error.reason)\n\(format)\n\(pointer)", format)
      return []
    }
    let builder = VisualFormatBuilder(
      parsed,
      options: opts,
      metrics: metrics ?? [:],
      views: views
    )
    if let missing = builder.missing {
      report("Unable to interpret constraint format: there is not \(missing).", format)
      return []
    }
    return builder.constraints
  }
}
