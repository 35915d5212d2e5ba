import Foundation
import QuartzCore

/// A rectangle that is cut off hard at some of its sides: a pixel belongs to it if its middle does.
///
/// It reaches beyond those sides, so that they are not smoothed, and is cut at half-planes there.
struct HardCut {
  /// The rectangle that is drawn.
  private(set) var rect: RoundedRect
  /// What it is cut at.
  private(set) var clips: [DisplayList.Group.Clip] = []
  /// Whether all of that are numbers.
  private(set) var isFinite = true

  /// Makes a cut; sides that lie exactly between pixels are left as they are.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - sides: Where it is cut off hard.
  ///   - plane: The plane that it lies in.
  init(_ rect: RoundedRect, at sides: ContentsPlacement.Seams, _ plane: LayerPlane) {
    self.rect = rect
    guard let inverse = plane.map.inverse else { return }
    let pad = plane.pad(
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    )
    if let x = sides.minX.map(Double.init), !plane.isBetweenPixels(x: x) {
      cut(SpaceCut(line: SIMD3(1, 0, -x), isInFront: true), inverse)
      self.rect.minX -= pad
    }
    if let x = sides.maxX.map(Double.init), !plane.isBetweenPixels(x: x) {
      cut(SpaceCut(line: SIMD3(1, 0, -x), isInFront: false), inverse)
      self.rect.maxX += pad
    }
    if let y = sides.minY.map(Double.init), !plane.isBetweenPixels(y: y) {
      cut(SpaceCut(line: SIMD3(0, 1, -y), isInFront: true), inverse)
      self.rect.minY -= pad
    }
    if let y = sides.maxY.map(Double.init), !plane.isBetweenPixels(y: y) {
      cut(SpaceCut(line: SIMD3(0, 1, -y), isInFront: false), inverse)
      self.rect.maxY += pad
    }
  }

  private mutating func cut(_ side: SpaceCut, _ inverse: Homography) {
    guard let line = side.line(through: inverse) else {
      isFinite = false
      return
    }
    clips.append(.halfPlane(line))
  }
}

extension ContentsPlacement.Seams {
  /// The sides with those edges of a rectangle added that are hard; an edge with a round corner is not.
  func adding(_ edges: CAEdgeAntialiasingMask, of rect: RoundedRect) -> Self {
    guard !edges.isEmpty else { return self }
    var sides = self
    let radii = rect.radii
    if edges.contains(.layerLeftEdge), radii[0] == 0, radii[2] == 0 {
      sides.minX = minX ?? CGFloat(rect.minX)
    }
    if edges.contains(.layerRightEdge), radii[1] == 0, radii[3] == 0 {
      sides.maxX = maxX ?? CGFloat(rect.maxX)
    }
    if edges.contains(.layerBottomEdge), radii[0] == 0, radii[1] == 0 {
      sides.minY = minY ?? CGFloat(rect.minY)
    }
    if edges.contains(.layerTopEdge), radii[2] == 0, radii[3] == 0 {
      sides.maxY = maxY ?? CGFloat(rect.maxY)
    }
    return sides
  }
}
