/// Sorts facets of one space back to front, and cuts them where they cross.
enum SpaceOrder {
  /// A sibling, or the part of it that is left by cuts.
  struct Piece {
    var index: Int
    var cuts: [SpaceCut]
  }

  /// Distances below this count as the same plane, in points.
  private static let tolerance = 1e-4
  private static let largestGraph = 200
  /// Among more facets than this none is cut: the middle of each decides.
  private static let largestSpace = 500

  /// Sorts facets.
  ///
  /// - Parameter facets: The facets in painting order, which decides within one plane.
  /// - Returns: What to draw, back to front.
  static func sort(_ facets: [SpaceFacet]) -> [Piece] {
    let visible = facets.filter(\.isVisible)
    if visible.count <= largestGraph, let order = sortWithoutCuts(visible) {
      return order.map { Piece(index: visible[$0].index, cuts: []) }
    }
    guard visible.count <= largestSpace else { return sortByMiddle(visible) }
    var result: [Piece] = []
    var cuts = largestSpace
    split(visible, &result, &cuts)
    return result
  }

  private static func sortByMiddle(_ facets: [SpaceFacet]) -> [Piece] {
    let depths = facets.map { facet in
      facet.corners.reduce(0) { $0 + $1.z / $1.w } / Double(facet.corners.count)
    }
    let order = facets.indices.sorted {
      depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 < $1
    }
    return order.map { Piece(index: facets[$0].index, cuts: []) }
  }

  // MARK: Without cuts

  /// An order that needs no cut, or nil when facets cross or hide each other in a circle.
  private static func sortWithoutCuts(_ facets: [SpaceFacet]) -> [Int]? {
    let outlines = facets.map { $0.corners.map { SIMD2($0.x / $0.w, $0.y / $0.w) } }
    var behind = [[Int]](repeating: [], count: facets.count)
    var waits = [Int](repeating: 0, count: facets.count)
    for upper in facets.indices {
      for lower in 0..<upper {
        let common = ConvexPolygon.intersection(outlines[lower], outlines[upper])
        guard ConvexPolygon.area(common) > 1e-6 else { continue }
        let gaps = common.map {
          facets[upper].depth($0.x, $0.y) - facets[lower].depth($0.x, $0.y)
        }
        let (least, most) = (gaps.min() ?? 0, gaps.max() ?? 0)
        if least < -tolerance, most > tolerance { return nil }
        // Within one plane painting order decides.
        let (first, second) = least >= -tolerance ? (lower, upper) : (upper, lower)
        behind[first].append(second)
        waits[second] += 1
      }
    }
    return topological(behind, waits)
  }

  /// The earliest in painting order first, among those with nothing left behind them.
  private static func topological(_ behind: [[Int]], _ waits: [Int]) -> [Int]? {
    var waits = waits
    var result: [Int] = []
    var done = [Bool](repeating: false, count: waits.count)
    for _ in waits.indices {
      guard let next = waits.indices.first(where: { !done[$0] && waits[$0] == 0 }) else {
        return nil
      }
      done[next] = true
      result.append(next)
      for other in behind[next] { waits[other] -= 1 }
    }
    return result
  }

  // MARK: With cuts

  /// Splits by the first facet's plane: what is behind it, what lies in it, what is in front.
  ///
  /// Once `cuts` are used up, facets that cross the plane go where most of them lies.
  private static func split(
    _ facets: [SpaceFacet],
    _ result: inout [Piece],
    _ cuts: inout Int
  ) {
    guard let root = facets.first else { return }
    var back: [SpaceFacet] = []
    var same: [SpaceFacet] = []
    var front: [SpaceFacet] = []
    for facet in facets {
      let distances = facet.corners.map { SpaceFacet.distance($0, root.plane) }
      let (least, most) = (distances.min() ?? 0, distances.max() ?? 0)
      if least >= -tolerance, most <= tolerance {
        same.append(facet)
      } else if least >= -tolerance {
        front.append(facet)
      } else if most <= tolerance {
        back.append(facet)
      } else if cuts > 0 {
        cuts -= 1
        back.append(facet.part(root, isInFront: false))
        front.append(facet.part(root, isInFront: true))
      } else if least + most < 0 {
        back.append(facet)
      } else {
        front.append(facet)
      }
    }
    // The root itself is always in its own plane, so that every step ends.
    if !same.contains(where: { $0.index == root.index }) {
      same.insert(root, at: 0)
      back.removeAll { $0.index == root.index }
      front.removeAll { $0.index == root.index }
    }
    split(back, &result, &cuts)
    for facet in same { result.append(Piece(index: facet.index, cuts: facet.cuts)) }
    split(front, &result, &cuts)
  }
}
