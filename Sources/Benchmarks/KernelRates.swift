import Compositor
import CoreGraphics
import Foundation

/// How long the renderer's kernels take for one pixel, measured on full pictures.
struct KernelRates {
  /// Nanoseconds per pixel.
  var fill = 0.0
  var over = 0.0
  var texture = 0.0
  var perspective = 0.0

  init(_ watch: Stopwatch, _ target: PixelBuffer) {
    let whole = CGRect(x: 0, y: 0, width: target.width, height: target.height)
    let pixels = Double(target.width * target.height)
    let rate = { (paint: DisplayList.Paint, transform: Homography) -> Double in
      let fill = DisplayList.Fill(
        shape: .roundedRect(RoundedRect(whole.insetBy(dx: -2000, dy: -2000))),
        paint: paint,
        transform: transform
      )
      let list = DisplayList(width: target.width, height: target.height, items: [.fill(fill)])
      let renderer = Renderer(threads: 1)
      return watch.median { renderer.render(list, into: target) } * 1e6 / pixels
    }
    let image = DisplayList.Paint.image(
      DisplayList.ImagePaint(
        source: Texture(Picture.banner),
        sourceRect: CGRect(x: 0, y: 0, width: 780, height: 400),
        targetRect: whole
      )
    )
    let turned = Homography(
      x: SIMD3(0.99, 0.1, 0),
      y: SIMD3(-0.1, 0.99, 0),
      origin: SIMD3(0, 0, 1)
    )
    let tilted = Homography(
      x: SIMD3(0.99, 0.1, 1e-5),
      y: SIMD3(-0.1, 0.99, 0),
      origin: SIMD3(0, 0, 1)
    )
    fill = rate(.color(SIMD4(0.5, 0.5, 0.5, 1)), .identity)
    over = rate(.color(SIMD4(0.5, 0.5, 0.5, 0.5)), .identity)
    texture = rate(image, turned)
    perspective = rate(image, tilted)
  }

  /// The least time for a list, in milliseconds: each fill's pixels times its kernel's rate.
  ///
  /// What hides what is not looked at, so that a scene with much hidden may be faster.
  func estimate(_ list: DisplayList) -> Double {
    var nanoseconds = 0.0
    for case .fill(let fill) in list.items {
      let pixels = Self.pixels(fill, list)
      switch fill.paint {
      case .color(let color):
        nanoseconds += pixels * (color.w * Float(fill.opacity) < 1 ? over : self.fill)
      case .image, .gradient:
        nanoseconds += pixels * (fill.transform.isAffine ? texture : perspective)
      }
    }
    return nanoseconds / 1e6
  }

  /// How many pixels a rectangle covers within the picture, by its corners.
  private static func pixels(_ fill: DisplayList.Fill, _ list: DisplayList) -> Double {
    guard case .roundedRect(let rect) = fill.shape else { return 0 }
    let places = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ]
    let corners = places.map { place in
      let point = fill.transform.map(place.0, place.1)
      return SIMD2(point.x / point.z, point.y / point.z)
    }
    let (w, h) = (Double(list.width), Double(list.height))
    let frame = [SIMD2(0, 0), SIMD2(w, 0), SIMD2(w, h), SIMD2(0, h)]
    return ConvexPolygon.area(ConvexPolygon.intersection(corners, frame))
  }
}
