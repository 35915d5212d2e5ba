import QuartzCore

extension UICollectionView {
  func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return state.cellPool.register(nil, for: identifier) }
    guard let type = type as? UICollectionViewCell.Type else {
      return reportUnregistrable(type, identifier, "UICollectionViewCell")
    }
    state.cellPool.register(type, for: identifier)
  }

  func registerSupplementary(_ type: AnyClass?, _ kind: String, _ identifier: String) {
    var pool = state.supplementaryPools[kind] ?? ReusePool()
    if let type {
      guard let type = type as? UICollectionReusableView.Type else {
        return reportUnregistrable(type, identifier, "UICollectionReusableView")
      }
      pool.register(type, for: identifier)
    } else {
      pool.register(nil, for: identifier)
    }
    state.supplementaryPools[kind] = pool
  }

  private func reportUnregistrable(_ type: AnyClass, _ identifier: String, _ base: String) {
    World.current.report(
      CompatibilityIssue(
        "unable to register \(type) for \(identifier): it must inherit from \(base)",
        context: "UICollectionView"
      )
    )
  }

  private func reportUnregistered(_ kind: String, _ identifier: String) {
    World.current.report(
      CompatibilityIssue(
        "could not dequeue a view of kind \(kind) with identifier \(identifier): must register a "
          + "class for the identifier",
        context: "UICollectionView"
      )
    )
  }

  func dequeuedCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
    var view: UICollectionReusableView?
    UIView.performWithoutAnimation {
      if let waiting = state.cellPool.take(identifier) as? UICollectionViewCell {
        waiting.isSelected = false
        waiting.isHighlighted = false
        prepare(waiting)
        view = waiting
      } else {
        view = state.cellPool.registeredClass(for: identifier)?.make(frame: frame(at: path))
      }
    }
    guard let cell = view as? UICollectionViewCell else {
      reportUnregistered("UICollectionElementKindCell", identifier)
      return UICollectionViewCell(frame: frame(at: path))
    }
    cell.reuseIdentifier = identifier
    UIView.performWithoutAnimation { takeSize(cell, layoutAttributesForItem(at: path)) }
    return cell
  }

  private func frame(at path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  private func prepare(_ view: UICollectionReusableView) {
    view.layer.zPosition = 0
    view.transform3D = CATransform3DIdentity
    view.alpha = 1
    view.isHidden = false
    view.prepareForReuse()
  }

  /// Gives a view its size before the data source fills it, as Apple's collections do.
  private func takeSize(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes?
  ) {
    guard let attributes else { return }
    put(view, at: attributes)
  }

  func dequeuedSupplementary(
    _ kind: String,
    _ identifier: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    let attributes = layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    let frame = attributes?.frame ?? .zero
    var view = state.supplementaryPools[kind]?.take(identifier)
    UIView.performWithoutAnimation {
      if let view {
        prepare(view)
      } else {
        view = state.supplementaryPools[kind]?.registeredClass(for: identifier)?
          .make(frame: frame)
      }
    }
    guard let view else {
      reportUnregistered(kind, identifier)
      return UICollectionReusableView(frame: frame)
    }
    view.reuseIdentifier = identifier
    UIView.performWithoutAnimation { takeSize(view, attributes) }
    return view
  }

  func recycle(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier else { return }
    state.cellPool.put(view, for: identifier)
  }

  func recycle(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    state.supplementaryPools[kind, default: ReusePool()].put(view, for: identifier)
  }
}

extension UICollectionReusableView {
  // NB: as `UITableViewCell.make(reuseIdentifier:)`: Apple's `init(frame:)` is not required, so the entry point
  // of a convenience initialiser, which calls that of the class that it is used on, is called as a method.
  @_silgen_name("stagecraft_UICollectionReusableView_init_frame")
  convenience init(madeWith frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("stagecraft_UICollectionReusableView_init_frame")
  private static func allocate(_ frame: CGRect) -> UICollectionReusableView

  /// Makes a view of this class, whichever subclass it is.
  static func make(frame: CGRect) -> UICollectionReusableView { allocate(frame) }
}
