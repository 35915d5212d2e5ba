import QuartzCore

extension UICollectionView: ListTouchTarget {
  func highlightablePath(for touch: UITouch) -> IndexPath? {
    guard allowsSelection || allowsMultipleSelection,
      let path = path(at: touch.location(in: self)), cellForItem(at: path) != nil,
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return nil }
    return path
  }

  func isTouch(_ touch: UITouch, on path: IndexPath) -> Bool {
    guard let cell = cellForItem(at: path) else { return false }
    return cell.point(inside: touch.location(in: cell), with: nil)
  }

  func highlight(_ path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func unhighlight(_ path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func choose(_ path: IndexPath) {
    let cell = cellForItem(at: path)
    if state.selected.contains(path) {
      chooseSelected(path)
    } else if collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
      if !allowsMultipleSelection {
        for old in state.selected { deselectByTouch(old) }
      }
      mark(path)
      collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }
    cell?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func chooseSelected(_ path: IndexPath) {
    guard allowsMultipleSelection else {
      // A selected item that is chosen again stays so, and the delegate hears of it again.
      guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
        return
      }
      collectionDelegate?.collectionView(self, didSelectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
      return
    }
    deselectByTouch(path)
  }

  private func deselectByTouch(_ path: IndexPath) {
    deselect(path, animated: false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func mark(_ path: IndexPath) {
    if !state.selected.contains(path) { state.selected.append(path) }
    cellForItem(at: path)?.isSelected = true
  }

  // MARK: - By code

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for old in state.selected { deselect(old, animated: animated) }
      return
    }
    guard path.count == 2, state.counts.indices.contains(path.section), path.item >= 0,
      path.item < state.counts[path.section]
    else { return }
    if !allowsMultipleSelection {
      for old in state.selected where old != path { deselect(old, animated: animated) }
    }
    mark(path)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard let index = state.selected.firstIndex(of: path) else { return }
    state.selected.remove(at: index)
    cellForItem(at: path)?.isSelected = false
  }
}
