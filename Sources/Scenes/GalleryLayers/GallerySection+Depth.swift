import UIKit

extension GallerySection {
  /// Perspective and shared space.
  static let depth = GallerySection(
    title: "Depth",
    text: "Perspective, shared spaces, and planes that cut through one another.",
    cells: [
      GalleryCell("transform.m34", draw: ownPerspective),
      GalleryCell("sublayerTransform", draw: sharedPerspective),
      GalleryCell("CALayer flattens", draw: { nested($0, CALayer()) }),
      GalleryCell("CATransformLayer", draw: { nested($0, CATransformLayer()) }),
      GalleryCell("six planes", draw: cube),
      GalleryCell("crossing planes", draw: crossing),
      GalleryCell("isDoubleSided", draw: doubleSided),
    ]
  )

  private static let trio = [GalleryInk.sky, GalleryInk.blue, GalleryInk.violet]

  private static func door(_ canvas: GalleryCanvas, _ index: Int, in parent: CALayer?) -> CALayer {
    let door = canvas.box(
      13 + CGFloat(index) * 38,
      18,
      32,
      52,
      trio[index],
      radius: 5,
      in: parent
    )
    canvas.disc(CGPoint(x: 25, y: 27), 2.5, .white, in: door)
    return door
  }

  private static func ownPerspective(_ canvas: GalleryCanvas) {
    for index in 0..<3 {
      let door = door(canvas, index, in: nil)
      door.transform = GalleryCanvas.turn(48, 0, 1, 0, distance: 90)
    }
  }

  private static func sharedPerspective(_ canvas: GalleryCanvas) {
    let space = canvas.space(distance: 90)
    for index in 0..<3 {
      let door = door(canvas, index, in: space)
      door.transform = GalleryCanvas.turn(48, 0, 1, 0)
    }
  }

  private static func nested(_ canvas: GalleryCanvas, _ parent: CALayer) {
    let space = canvas.space(distance: 220)
    parent.frame = CGRect(x: 37, y: 14, width: 60, height: 60)
    parent.transform = CATransform3DConcat(
      GalleryCanvas.turn(58, 1, 0, 0),
      CATransform3DConcat(GalleryCanvas.turn(-24, 0, 1, 0), GalleryCanvas.turn(4, 0, 0, 1))
    )
    space.addSublayer(parent)
    let floor = canvas.box(-8, -8, 76, 76, GalleryInk.faint, radius: 8, in: parent)
    floor.borderWidth = 1
    floor.borderColor = GalleryInk.guide.cgColor
    let colors = [GalleryInk.coral, GalleryInk.amber]
    for (index, color) in colors.enumerated() {
      let card = CALayer()
      card.bounds = CGRect(x: 0, y: 0, width: 34, height: 30)
      card.anchorPoint = CGPoint(x: 0.5, y: 1)
      card.position = CGPoint(x: 16 + CGFloat(index) * 28, y: 24 + CGFloat(index) * 24)
      card.backgroundColor = color.cgColor
      card.cornerRadius = 5
      card.transform = GalleryCanvas.turn(-86, 1, 0, 0)
      parent.addSublayer(card)
    }
  }

  private static func cube(_ canvas: GalleryCanvas) {
    let space = canvas.space(distance: 260)
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 45, y: 22, width: 44, height: 44)
    cube.transform = CATransform3DConcat(
      GalleryCanvas.turn(38, 0, 1, 0),
      GalleryCanvas.turn(-26, 1, 0, 0)
    )
    space.addSublayer(cube)
    let sides: [(turn: CATransform3D, color: UIColor)] = [
      (CATransform3DIdentity, GalleryInk.blue), (GalleryCanvas.turn(90, 0, 1, 0), GalleryInk.amber),
      (GalleryCanvas.turn(180, 0, 1, 0), GalleryInk.mint),
      (GalleryCanvas.turn(-90, 0, 1, 0), GalleryInk.violet),
      (GalleryCanvas.turn(90, 1, 0, 0), GalleryInk.sky),
      (GalleryCanvas.turn(-90, 1, 0, 0), GalleryInk.coral),
    ]
    for (index, side) in sides.enumerated() {
      let face = canvas.box(0, 0, 44, 44, side.color, radius: 3, in: cube)
      let outwards = CATransform3DMakeTranslation(0, 0, 22)
      face.transform = CATransform3DConcat(outwards, side.turn)
      canvas.text("\(index + 1)", CGPoint(x: 22, y: 22), size: 22, .white, in: face)
    }
  }

  private static func crossing(_ canvas: GalleryCanvas) {
    let space = canvas.space(distance: 240)
    let turns: [(CGFloat, CGFloat, CGFloat)] = [(58, 0, 1), (-28, 0, 1), (74, 1, 0)]
    for (color, turn) in zip([GalleryInk.blue, GalleryInk.pink, GalleryInk.amber], turns) {
      let card = canvas.box(34, 12, 66, 64, color, radius: 8, in: space)
      card.transform = GalleryCanvas.turn(turn.0, turn.1, turn.2, 0)
    }
  }

  private static func doubleSided(_ canvas: GalleryCanvas) {
    for (row, isDoubleSided) in [true, false].enumerated() {
      for column in 0..<5 {
        let place = CGRect(
          x: 11 + CGFloat(column) * 23,
          y: 14 + CGFloat(row) * 33,
          width: 20,
          height: 28
        )
        let degrees = CGFloat(column) * 36
        if degrees > 90, !isDoubleSided { canvas.ghost(place, radius: 4) }
        let card = canvas.box(
          place.minX,
          place.minY,
          place.width,
          place.height,
          GalleryInk.violet,
          radius: 4
        )
        card.isDoubleSided = isDoubleSided
        card.transform = GalleryCanvas.turn(degrees, 0, 1, 0, distance: 80)
        canvas.text("R", CGPoint(x: 10, y: 14), size: 14, .white, in: card)
      }
    }
  }
}
