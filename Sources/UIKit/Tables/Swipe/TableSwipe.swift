import QuartzCore

/// Swipes of a finger over the rows of a table, and the row that stands open.
final class TableSwipe: NSObject, UIGestureRecognizerDelegate {
  /// The part of a row's width beyond which a swipe does the first action.
  private static let fullPart: CGFloat = 0.6
  /// How long a row takes to open or close, in seconds.
  private static let duration = 0.3
  /// How fast a finger must be for its direction to decide, in points per second.
  private static let decidingSpeed: CGFloat = 300

  private weak var table: UITableView?
  private weak var cell: UITableViewCell?
  private var actions: SwipeActionsView?
  /// Where the content stood when the finger came.
  private var startOffset: CGFloat = 0
  let recognizer = UIPanGestureRecognizer()

  init(table: UITableView) {
    self.table = table
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handle", TableSwipe.handle))
  }

  /// Whether a row stands open or is being swiped.
  var isOpen: Bool { cell?.parts.swipe != nil }

  // MARK: - Beginning

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let table, !table.isEditing else { return false }
    let move = recognizer.translation(in: table)
    guard abs(move.x) > abs(move.y) else { return false }
    let location = recognizer.location(in: table)
    let point = CGPoint(x: location.x - move.x, y: location.y - move.y)
    guard let path = table.path(at: point), let row = table.state.cells[path] else { return false }
    if isOpen {
      if cell !== row { close(animated: true) }
      return cell === row && actions != nil
    }
    let side: SwipeActionsView.Side = move.x < 0 ? .trailing : .leading
    guard let configuration = table.swipeConfiguration(side, at: path),
      !configuration.actions.isEmpty
    else { return false }
    let view = SwipeActionsView(configuration, side: side)
    view.onAction = { [weak self] in self?.perform($0) }
    cell = row
    actions = view
    table.touchTracker.cancel()
    table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
    row.setSwipe(view, offset: 0)
    return true
  }

  // MARK: - Following the finger

  private func handle(_ recognizer: UIPanGestureRecognizer) {
    guard let cell, let actions, let table else { return }
    switch recognizer.state {
    case .began:
      startOffset = cell.parts.swipeOffset
      follow(recognizer.translation(in: table).x)
    case .changed: follow(recognizer.translation(in: table).x)
    case .ended: letGo(speed: recognizer.velocity(in: table).x * actions.side.direction)
    case .cancelled, .failed: close(animated: true)
    default: break
    }
  }

  private func follow(_ translation: CGFloat) {
    guard let cell, let actions else { return }
    let direction = actions.side.direction
    var distance = max((startOffset + translation) * direction, 0)
    let natural = actions.naturalWidth
    let fills = actions.configuration.performsFirstActionWithFullSwipe
    if distance > natural, !fills {
      let beyond = Double(distance - natural)
      distance = natural + RubberBand.offset(distance: beyond, dimension: cell.bounds.width)
    }
    let isFull = fills && distance > cell.bounds.width * Self.fullPart
    if isFull != actions.isFull {
      actions.isFull = isFull
      UIView.animate(withDuration: Self.duration / 2, delay: 0, options: .allowUserInteraction) {
        cell.setSwipe(actions, offset: distance * direction)
      }
    } else {
      cell.setSwipe(actions, offset: distance * direction)
    }
  }

  private func letGo(speed: CGFloat) {
    guard let cell, let actions else { return }
    let distance = cell.parts.swipeOffset * actions.side.direction
    let natural = actions.naturalWidth
    if actions.isFull, let first = actions.configuration.actions.first {
      if first.style == .destructive { move(to: cell.bounds.width) }
      perform(first)
    } else if speed > Self.decidingSpeed || (distance > natural / 2 && speed > -Self.decidingSpeed)
    {
      move(to: natural)
    } else {
      close(animated: true)
    }
  }

  private func move(to distance: CGFloat) {
    guard let cell, let actions else { return }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      cell.setSwipe(actions, offset: distance * actions.side.direction)
    }
  }

  // MARK: - Ending

  private func perform(_ action: UIContextualAction) {
    guard let actions else { return }
    action.handler(action, actions) { [weak self, weak actions] _ in
      // Another row may have been opened meanwhile.
      if let self, let actions, self.actions === actions { close(animated: true) }
    }
  }

  /// Closes the row that stands open.
  ///
  /// - Parameter animated: Whether its content moves back visibly.
  func close(animated: Bool) {
    guard let cell, let actions, let table else { return }
    self.cell = nil
    self.actions = nil
    let finish = { [weak cell, weak actions] in
      if let cell, let actions, cell.parts.swipe === actions { cell.endSwipe() }
    }
    if animated, cell.window != nil {
      actions.isFull = false
      UIView.animate(withDuration: Self.duration) {
        cell.setSwipe(actions, offset: 0)
      } completion: { _ in
        finish()
      }
    } else {
      finish()
    }
    table.tableDelegate?.tableView(table, didEndEditingRowAt: table.indexPath(for: cell))
  }
}
