import QuartzCore

extension UITableView {
  func rowRect(_ path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard state.geometry.contains(path) else { return .zero }
    return CGRect(
      x: rowInset,
      y: state.geometry.start(of: path),
      width: rowWidth,
      height: state.geometry.height(of: path)
    )
  }

  func sectionRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard state.geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0,
      y: state.geometry.sectionStart(section),
      width: bounds.width,
      height: state.geometry.sections[section].height
    )
  }

  func headerRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard state.geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: rowInset,
      y: state.geometry.headerStart(section),
      width: rowWidth,
      height: state.geometry.sections[section].header
    )
  }

  func footerRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard state.geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: rowInset,
      y: state.geometry.footerStart(section),
      width: rowWidth,
      height: state.geometry.sections[section].footer
    )
  }

  func path(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let path = state.geometry.firstRow(below: point.y), rowRect(path).contains(point) else {
      return nil
    }
    return path
  }

  // MARK: - Headers that stay

  /// Where a header is shown: in a plain table it stays at the top while its section is there.
  func shownHeaderRect(_ section: Int) -> CGRect {
    var rect = headerRect(section)
    guard style == .plain else { return rect }
    let top = bounds.minY + adjustedContentInset.top
    let last = state.geometry.sectionEnd(section) - rect.height
    rect.origin.y = max(rect.minY, min(top, last))
    return rect
  }

  /// Where a footer is shown: in a plain table it stays at the bottom while its section is there.
  func shownFooterRect(_ section: Int) -> CGRect {
    var rect = footerRect(section)
    guard style == .plain else { return rect }
    let bottom = bounds.maxY - adjustedContentInset.bottom - rect.height
    let first = state.geometry.headerStart(section)
    rect.origin.y = min(rect.minY, max(bottom, first))
    return rect
  }

  // MARK: - Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    updateVisibleRows()
    if path.count == 2, path.row == NSNotFound, !state.geometry.sections.isEmpty {
      let rect = sectionRect(path.section)
      setContentOffset(offset(showing: rect, in: path.section, position), animated: animated)
      return
    }
    guard state.geometry.contains(path) else {
      World.current.report(
        CompatibilityIssue(
          "attempt to scroll to row \(path.row) of section \(path.section), which does not exist",
          context: "UITableView"
        )
      )
      return
    }
    measureRows(around: path, position)
    let target = offset(showing: rowRect(path), in: path.section, position)
    setContentOffset(target, animated: animated)
    if !animated { updateVisibleRows() }
  }

  private func offset(
    showing rect: CGRect,
    in section: Int,
    _ position: ScrollPosition
  ) -> CGPoint {
    var inset = adjustedContentInset
    if style == .plain { inset.top += state.geometry.sections[section].header }
    let room = bounds.height - inset.top - inset.bottom
    var y = bounds.minY
    switch position {
    case .none:
      if rect.minY < bounds.minY + inset.top || rect.height > room {
        y = rect.minY - inset.top
      } else if rect.maxY > bounds.maxY - inset.bottom {
        y = rect.maxY - bounds.height + inset.bottom
      }
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - inset.top - room / 2
    case .bottom: y = rect.maxY - bounds.height + inset.bottom
    }
    return CGPoint(x: bounds.minX, y: y).clamped(to: offsetLimits)
  }
}
