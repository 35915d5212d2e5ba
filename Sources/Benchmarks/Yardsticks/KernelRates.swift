import Compositor
import CoreGraphics
import Foundation

/// How long the renderer's kernels take for one pixel at best, measured on full pictures with one thread.
struct KernelRates {
  /// Nanoseconds per pixel.
  ///
  /// Those of opaque kernels include what a picture's pixel costs anyway.
  private(set) var rates: [Kernel: Double] = [:]

  private static let depth = 3

  /// Measures the kernels.
  ///
  /// - Parameters:
  ///   - watch: How often.
  ///   - target: What is drawn into.
  init(_ watch: Stopwatch, _ target: PixelBuffer) {
    let lists = Self.lists(target.width, target.height)
    let renderer = Renderer(threads: 1)
    let pixels = Double(target.width * target.height)
    let times = watch.laps(lists.map { list in { renderer.render(list.list, into: target) } })
      .map { ($0.min() ?? 0) * 1e6 / pixels }
    let floor = times[0]
    for (list, time) in zip(lists, times) {
      rates[list.kernel] =
        list.depth == 0 ? time : max(0, time - floor) / Double(list.depth)
    }
  }

  /// The least time for a list on one thread, in milliseconds: pixels that are seen times their kernels' rates.
  func roofline(_ list: DisplayList) -> Double {
    var pixels = VisiblePixels(width: list.width, height: list.height)
    pixels.count(list)
    return pixels.counts.reduce(0) { $0 + Double($1.value) * (rates[$1.key] ?? 0) } / 1e6
  }

  // MARK: Lists

  /// A list that is little else than one kernel, over a full picture.
  private struct Sample {
    let kernel: Kernel
    /// How often the kernel is over the full picture on top of an opaque fill; 0 when it is alone.
    let depth: Int
    let list: DisplayList
  }

  private static func lists(_ width: Int, _ height: Int) -> [Sample] {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let base = fill(.color(SIMD4(0.5, 0.5, 0.5, 1)), frame)
    let sample = { (kernel: Kernel, depth: Int, items: [DisplayList.Item]) in
      let below = depth == 0 ? [] : [base]
      let stack = below + (0..<max(1, depth)).flatMap { _ in items }
      return Sample(
        kernel: kernel,
        depth: depth,
        list: DisplayList(width: width, height: height, items: stack)
      )
    }
    var samples = [
      sample(.fill, 0, [base]),
      sample(.over, depth, [fill(.color(SIMD4(0.5, 0.3, 0.2, 0.5)), frame)]),
      sample(.gradient, depth, [gradient(frame)]),
      sample(.shadow, 1, [shadow(frame)]),
      sample(.group, 1, [.beginGroup(DisplayList.Group(opacity: 0.6)), base, .endGroup]),
    ]
    for placement in Kernel.Placement.allCases {
      for blending in Kernel.Blending.allCases {
        let item = image(placement, blending, frame)
        samples.append(
          sample(.image(placement, blending), blending == .opaque ? 0 : depth, [item])
        )
      }
    }
    return samples
  }

  private static func fill(
    _ paint: DisplayList.Paint,
    _ frame: CGRect,
    _ map: Homography = .identity,
    opacity: Double = 1
  ) -> DisplayList.Item {
    let beyond = frame.insetBy(dx: -frame.width, dy: -frame.height)
    return .fill(
      DisplayList.Fill(
        shape: .roundedRect(RoundedRect(beyond)),
        paint: paint,
        transform: map,
        opacity: opacity
      )
    )
  }

  private static func gradient(_ frame: CGRect) -> DisplayList.Item {
    let paint = DisplayList.GradientPaint(
      kind: .axial,
      start: SIMD2(0, 0),
      end: SIMD2(frame.width, frame.height),
      stops: [
        DisplayList.GradientPaint.Stop(location: 0, color: SIMD4(1, 0, 0, 0.9)),
        DisplayList.GradientPaint.Stop(location: 1, color: SIMD4(0, 0, 1, 0.9)),
      ]
    )
    return fill(.gradient(paint), frame)
  }

  private static func shadow(_ frame: CGRect) -> DisplayList.Item {
    // Soft nearly everywhere.
    let sigma = min(frame.width, frame.height) / 7
    let caster = frame.insetBy(dx: 2 * sigma, dy: 2 * sigma)
    return .shadow(
      DisplayList.Shadow(
        caster: .roundedRect(RoundedRect(caster, radius: 12)),
        sigma: sigma,
        offset: SIMD2(0, 0),
        color: SIMD4(0, 0, 0, 0.5),
        transform: .identity
      )
    )
  }

  private static func image(
    _ placement: Kernel.Placement,
    _ blending: Kernel.Blending,
    _ frame: CGRect
  ) -> DisplayList.Item {
    let picture = blending == .alpha ? Picture.lace : Picture.banner
    var whole = frame
    if placement == .still { whole.size = CGSize(width: picture.width, height: picture.height) }
    let paint = DisplayList.ImagePaint(
      source: Texture(picture),
      sourceRect: CGRect(x: 0, y: 0, width: picture.width, height: picture.height),
      targetRect: whole
    )
    let map = placement == .still ? .identity : map(placement, frame)
    return fill(.image(paint), frame, map, opacity: blending == .faded ? 0.7 : 1)
  }

  /// A map that keeps the picture's rim out of the frame.
  private static func map(_ placement: Kernel.Placement, _ frame: CGRect) -> Homography {
    let (sine, cosine) = placement == .upright ? (0, 1.3) : (0.13, 1.29)
    let center = SIMD2(Double(frame.midX), Double(frame.midY))
    let x = SIMD3(cosine, sine, placement == .tilted ? 1e-5 : 0)
    let y = SIMD3(-sine, cosine, 0)
    let image = x * center.x + y * center.y
    return Homography(
      x: x,
      y: y,
      origin: SIMD3(center.x - image.x, center.y - image.y, 1)
    )
  }
}
