import Compositor
import CoreGraphics
import Foundation

extension Suite {
  /// B1: the whole picture blurred, as behind a full-screen effect view.
  mutating func runBackdrops() {
    let (width, height) = (780, 1688)
    let frame = FrameYardsticks(width, height, watch)
    let renderers = [1, 2].map { Renderer(threads: $0) }
    let still = list(width, height, sigma: nil)
    for sigma in [2.0, 10, 30] {
      let blurred = list(width, height, sigma: sigma)
      for renderer in renderers {
        let bodies = [still, blurred].map { list in
          { _ = renderer.render(list, into: frame.target) }
        }
        let laps = watch.laps(bodies).map(Stopwatch.median)
        var row = Row(
          id: "B1",
          size: "sigma \(Report.figure(sigma))",
          threads: renderer.threads,
          milliseconds: laps[1]
        )
        row.yardsticks = [
          Yardstick("memcpy", frame.memcpy), Yardstick("without blur", laps[0]),
        ]
        row.checks = [Check("x memcpy", laps[1] / frame.memcpy)]
        add(row)
      }
    }
  }

  private func list(_ width: Int, _ height: Int, sigma: Double?) -> DisplayList {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let all = DisplayList.Shape.roundedRect(RoundedRect(rect))
    let image = DisplayList.ImagePaint(
      source: Texture(Picture.banner),
      sourceRect: CGRect(x: 0, y: 0, width: 780, height: 400),
      targetRect: rect
    )
    var list = DisplayList(width: width, height: height, scale: 2)
    list.items.append(
      .fill(DisplayList.Fill(shape: all, paint: .image(image), transform: .identity))
    )
    if let sigma {
      list.items.append(
        .backdrop(DisplayList.Backdrop(shape: all, sigma: sigma, transform: .identity))
      )
    }
    return list
  }
}
