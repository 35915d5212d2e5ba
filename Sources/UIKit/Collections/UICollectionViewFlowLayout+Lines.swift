import QuartzCore

extension UICollectionViewFlowLayout {
  var isVertical: Bool { scrollDirection == .vertical }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    storedCollection?.flowDelegate
  }

  /// The length of lines in bounds, without what bars cover.
  func storedBreadth(in bounds: CGRect) -> CGFloat {
    let inset = storedCollection?.adjustedContentInset ?? .zero
    return isVertical
      ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
  }

  /// Whether lines were broken for another length than they have now.
  var hasOtherBreadth: Bool {
    guard let collection = storedCollection, flow.isPrepared else { return false }
    return storedBreadth(in: collection.bounds) != flow.breadth
  }

  func prepareFlow() {
    guard let collection = storedCollection, !flow.isPrepared else { return }
    flow = FlowState()
    flow.isPrepared = true
    flow.breadth = max(storedBreadth(in: collection.bounds), 0)
    for section in 0..<collection.numberOfSections {
      let lines = preparedSection(section, count: collection.numberOfItems(inSection: section))
      flow.starts.append(flow.length)
      flow.sections.append(lines)
      flow.length += lines.length
    }
  }

  private func preparedSection(_ section: Int, count: Int) -> FlowSection {
    let metrics = metrics(of: section)
    let isVertical = isVertical
    let delegate = flowDelegate
    let collection = storedCollection
    let scale = max(collection?.contentScaleFactor ?? 1, 1)
    return FlowSection(metrics, count: count) {
      ($0 * scale).rounded() / scale
    } size: { item in
      let path = IndexPath(item: item, section: section)
      let size =
        if let delegate, let collection {
          delegate.collectionView(collection, layout: self, sizeForItemAt: path)
        } else {
          itemSize
        }
      return isVertical ? (size.width, size.height) : (size.height, size.width)
    }
  }

  private func metrics(of section: Int) -> FlowSection.Metrics {
    var inset = sectionInset
    var lineSpacing = minimumLineSpacing
    var itemSpacing = minimumInteritemSpacing
    var header = headerReferenceSize
    var footer = footerReferenceSize
    if let delegate = flowDelegate, let collection = storedCollection {
      inset = delegate.collectionView(collection, layout: self, insetForSectionAt: section)
      lineSpacing = delegate.collectionView(
        collection,
        layout: self,
        minimumLineSpacingForSectionAt: section
      )
      itemSpacing = delegate.collectionView(
        collection,
        layout: self,
        minimumInteritemSpacingForSectionAt: section
      )
      header = delegate.collectionView(
        collection,
        layout: self,
        referenceSizeForHeaderInSection: section
      )
      footer = delegate.collectionView(
        collection,
        layout: self,
        referenceSizeForFooterInSection: section
      )
    }
    return FlowSection.Metrics(
      breadth: flow.breadth,
      insetBefore: isVertical ? inset.top : inset.left,
      insetAfter: isVertical ? inset.bottom : inset.right,
      insetStart: isVertical ? inset.left : inset.top,
      insetEnd: isVertical ? inset.right : inset.bottom,
      lineSpacing: lineSpacing,
      itemSpacing: itemSpacing,
      header: isVertical ? header.height : header.width,
      footer: isVertical ? footer.height : footer.width
    )
  }

  // MARK: - Attributes

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (type ?? UICollectionViewLayoutAttributes.self).init()
  }

  /// Returns a rectangle of lengths along and across lines.
  private func rect(
    along: CGFloat,
    across: CGFloat,
    length: CGFloat,
    thickness: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: along, y: across, width: length, height: thickness)
      : CGRect(x: across, y: along, width: thickness, height: length)
  }

  func flowAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, flow.sections.indices.contains(path.section) else { return nil }
    let section = flow.sections[path.section]
    guard section.lengths.indices.contains(path.item) else { return nil }
    let place = section.place(of: path.item)
    let size = section.lengths[path.item]
    let attributes = makeAttributes()
    attributes.indexPath = path
    attributes.frame = rect(
      along: place.along,
      across: flow.starts[path.section] + place.across,
      length: size.along,
      thickness: size.across
    )
    return attributes
  }

  func flowAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    guard path.count > 0, flow.sections.indices.contains(path[0]) else { return nil }
    let index = path[0]
    let section = flow.sections[index]
    let start = flow.starts[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let thickness = isHeader ? section.metrics.header : section.metrics.footer
    guard thickness > 0 else { return nil }
    let natural = isHeader ? start : start + section.length - thickness
    let attributes = makeAttributes()
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = kind
    attributes.indexPath = IndexPath(item: 0, section: index)
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    var across = natural
    if isPinned {
      across = pinned(natural, thickness, isHeader: isHeader, from: start, length: section.length)
      attributes.zIndex = 10
    }
    attributes.frame = rect(
      along: 0,
      across: across,
      length: flow.breadth,
      thickness: thickness
    )
    return attributes
  }

  /// Where a header or footer stands that stays in sight while its section is.
  private func pinned(
    _ natural: CGFloat,
    _ thickness: CGFloat,
    isHeader: Bool,
    from start: CGFloat,
    length: CGFloat
  ) -> CGFloat {
    guard let collection = storedCollection else { return natural }
    let visible = collection.bounds.inset(by: collection.adjustedContentInset)
    let low = isVertical ? visible.minY : visible.minX
    let high = isVertical ? visible.maxY : visible.maxX
    return isHeader
      ? max(natural, min(low, start + length - thickness))
      : min(natural, max(high - thickness, start))
  }

  func flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    for section in sections(from: low, to: high) {
      let start = flow.starts[section]
      let path = IndexPath(item: 0, section: section)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let view = flowAttributes(ofKind: kind, at: path), view.frame.overlaps(rect) {
          found.append(view)
        }
      }
      for item in flow.sections[section].items(from: low - start, to: high - start) {
        let path = IndexPath(item: item, section: section)
        if let cell = flowAttributes(at: path), cell.frame.overlaps(rect) { found.append(cell) }
      }
    }
    return found
  }

  /// The sections that reach between two places, found by halving.
  private func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var lower = 0
    var upper = flow.starts.count
    while lower < upper {
      let middle = (lower + upper) / 2
      let end = flow.starts[middle] + flow.sections[middle].length
      if end <= low { lower = middle + 1 } else { upper = middle }
    }
    var end = lower
    while end < flow.starts.count, flow.starts[end] < high { end += 1 }
    return lower..<end
  }
}
