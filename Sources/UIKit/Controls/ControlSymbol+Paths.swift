import QuartzCore

extension ControlSymbol {
  /// The lines of the drawing on a square of 24 points.
  var path: CGPath {
    let path = CGMutablePath()
    switch self {
    case .back: path.addLines([(15.5, 3.5), (7.5, 12), (15.5, 20.5)])
    case .forward: path.addLines([(8.5, 3.5), (16.5, 12), (8.5, 20.5)])
    case .down: path.addLines([(6, 9.5), (12, 15.5), (18, 9.5)])
    case .add: path.addCross(arm: 8, turned: false)
    case .close: path.addCross(arm: 6.2, turned: true)
    case .clear: path.addClear()
    case .search: path.addSearch()
    case .refresh: path.addRefresh()
    case .action: path.addAction()
    case .trash: path.addTrash()
    case .checkmark: path.addLines([(4.5, 12.5), (9.5, 17.5), (19.5, 6.5)])
    case .info: path.addInfo()
    case .addCircle:
      path.addEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
      path.addCross(arm: 4.8, turned: false)
    default: addMediaAndDocuments(to: path)
    }
    return path
  }

  private func addMediaAndDocuments(to path: CGMutablePath) {
    switch self {
    case .play: path.addTriangle(from: 6.5, to: 19.5, height: 15)
    case .pause:
      path.addRect(CGRect(x: 6, y: 4.5, width: 4, height: 15))
      path.addRect(CGRect(x: 14, y: 4.5, width: 4, height: 15))
    case .rewind:
      path.addTriangle(from: 11.5, to: 2.5, height: 12)
      path.addTriangle(from: 21.5, to: 12.5, height: 12)
    case .fastForward:
      path.addTriangle(from: 2.5, to: 11.5, height: 12)
      path.addTriangle(from: 12.5, to: 21.5, height: 12)
    case .undo: path.addCurvedArrow(isMirrored: false)
    case .redo: path.addCurvedArrow(isMirrored: true)
    case .reply:
      path.addLines([(10, 5.5), (3.5, 11.5), (10, 17.5)])
      path.move(to: CGPoint(x: 3.8, y: 11.5))
      path.addQuadCurve(to: CGPoint(x: 20.5, y: 19), control: CGPoint(x: 18.5, y: 11))
    case .compose:
      path.addLines([(13, 4.5), (4.5, 4.5), (4.5, 19.5), (19.5, 19.5), (19.5, 11)])
      path.addLines([(10, 14), (10.6, 11.4), (19, 3), (21, 5), (12.6, 13.4), (10, 14)])
    case .organize:
      path.addLines([
        (3, 19), (3, 5.5), (9, 5.5), (11, 7.5), (21, 7.5), (21, 19), (3, 19),
      ])
      path.addLines([(3, 10.5), (21, 10.5)])
    case .bookmarks: path.addBook()
    case .camera:
      path.addLines([
        (3, 19), (3, 7.5), (7.5, 7.5), (9, 5), (15, 5), (16.5, 7.5), (21, 7.5), (21, 19), (3, 19),
      ])
      path.addEllipse(in: CGRect(x: 8.2, y: 9, width: 7.6, height: 7.6))
    default: break
    }
  }
}

extension CGMutablePath {
  fileprivate func addLines(_ points: [(CGFloat, CGFloat)]) {
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { move(to: place) } else { addLine(to: place) }
    }
  }

  fileprivate func addCross(arm: CGFloat, turned: Bool) {
    if turned {
      addLines([(12 - arm, 12 - arm), (12 + arm, 12 + arm)])
      addLines([(12 + arm, 12 - arm), (12 - arm, 12 + arm)])
    } else {
      addLines([(12 - arm, 12), (12 + arm, 12)])
      addLines([(12, 12 - arm), (12, 12 + arm)])
    }
  }

  /// A disc with a cross cut out: twelve corners of a plus, turned by an eighth.
  fileprivate func addClear() {
    addEllipse(in: CGRect(x: 1.5, y: 1.5, width: 21, height: 21))
    let arm: CGFloat = 5.6
    let half: CGFloat = 1
    let quarter = [(half, -arm), (half, -half), (arm, -half)]
    let corners = (0..<4).flatMap { turn in
      quarter.map { x, y -> (CGFloat, CGFloat) in
        let angle = CGFloat(turn) * .pi / 2 + .pi / 4
        return (12 + x * cos(angle) - y * sin(angle), 12 + x * sin(angle) + y * cos(angle))
      }
    }
    addLines(corners)
    closeSubpath()
  }

  fileprivate func addSearch() {
    addEllipse(in: CGRect(x: 3.5, y: 3.5, width: 12.5, height: 12.5))
    addLines([(14.4, 14.4), (20.5, 20.5)])
  }

  fileprivate func addRefresh() {
    addArc(
      center: CGPoint(x: 12, y: 12.5),
      radius: 7.5,
      startAngle: -0.35,
      endAngle: 2 * .pi - 1.15,
      clockwise: false
    )
    addLines([(11.2, 2.6), (15.1, 5.7), (12, 9.6)])
  }

  fileprivate func addAction() {
    addLines([(8.5, 9.5), (5, 9.5), (5, 21), (19, 21), (19, 9.5), (15.5, 9.5)])
    addLines([(12, 15), (12, 2.5)])
    addLines([(8, 6.2), (12, 2.5), (16, 6.2)])
  }

  fileprivate func addTrash() {
    addLines([(4, 6.5), (20, 6.5)])
    addLines([(9, 6.3), (9, 3.5), (15, 3.5), (15, 6.3)])
    addLines([(5.8, 6.5), (6.8, 21), (17.2, 21), (18.2, 6.5)])
    addLines([(9.8, 10), (10.2, 17.5)])
    addLines([(14.2, 10), (13.8, 17.5)])
  }

  fileprivate func addInfo() {
    addEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
    addLines([(10.5, 10.8), (12.2, 10.8), (12.2, 16.8)])
    addLines([(10, 16.8), (14.4, 16.8)])
    addEllipse(in: CGRect(x: 11.6, y: 6.9, width: 0.9, height: 0.9))
  }

  fileprivate func addTriangle(from back: CGFloat, to tip: CGFloat, height: CGFloat) {
    addLines([(back, 12 - height / 2), (tip, 12), (back, 12 + height / 2)])
    closeSubpath()
  }

  fileprivate func addCurvedArrow(isMirrored: Bool) {
    func x(_ value: CGFloat) -> CGFloat { isMirrored ? 24 - value : value }
    addLines([(x(8), 4), (x(3.5), 8.5), (x(8), 13)])
    move(to: CGPoint(x: x(3.8), y: 8.5))
    addLine(to: CGPoint(x: x(14), y: 8.5))
    addCurve(
      to: CGPoint(x: x(14), y: 20),
      control1: CGPoint(x: x(22), y: 8.5),
      control2: CGPoint(x: x(22), y: 20)
    )
    addLine(to: CGPoint(x: x(9), y: 20))
  }

  fileprivate func addBook() {
    addLines([(12, 6), (12, 20)])
    move(to: CGPoint(x: 12, y: 6))
    addQuadCurve(to: CGPoint(x: 3, y: 5), control: CGPoint(x: 8, y: 3))
    addLine(to: CGPoint(x: 3, y: 19))
    addQuadCurve(to: CGPoint(x: 12, y: 20), control: CGPoint(x: 8, y: 17))
    addQuadCurve(to: CGPoint(x: 21, y: 19), control: CGPoint(x: 16, y: 17))
    addLine(to: CGPoint(x: 21, y: 5))
    addQuadCurve(to: CGPoint(x: 12, y: 6), control: CGPoint(x: 16, y: 3))
  }
}
