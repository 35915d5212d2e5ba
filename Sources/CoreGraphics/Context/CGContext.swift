import CCairo

/// Draws into a picture, by cairo.
///
/// Points run through the current transform into device coordinates, of which y grows upwards from the bottom
/// left pixel, as in Core Graphics; a context made for UIKit begins with a transform that turns y downwards.
/// A context belongs to whoever made it and is not shared between threads.
public final class CGContext: Hashable {
  /// The pixels that are drawn to.
  package let pixels: PixelBuffer
  /// Memory of the caller that is kept equal to the pixels.
  let mirror: BitmapMirror?
  let cairo: OpaquePointer
  /// The direction in which the height of a shadow's offset counts, and its scale.
  let shadowScale: CGSize

  var state = GraphicsState()
  /// Whether something was drawn since the last flush.
  var hasDrawn = false
  private var savedStates: [GraphicsState] = []
  var layers: [Layer] = []
  /// The path under construction, in device coordinates.
  var builder = PathBuilder()

  private init(
    pixels: PixelBuffer,
    mirror: BitmapMirror?,
    transform: CGAffineTransform,
    shadowScale: CGSize
  ) {
    self.pixels = pixels
    self.mirror = mirror
    self.shadowScale = shadowScale
    let surface = pixels.makeCairoSurface()
    cairo = cairo_create(surface)
    cairo_surface_destroy(surface)
    state.ctm = transform
  }

  deinit {
    cairo_destroy(cairo)
  }

  /// Makes a context for a buffer in which y grows downwards from the top left, as UIKit draws.
  ///
  /// - Parameters:
  ///   - pixels: The pixels to draw to.
  ///   - scale: How many pixels a point is wide.
  package convenience init(pixels: PixelBuffer, scale: CGFloat) {
    self.init(
      pixels: pixels,
      mirror: nil,
      transform: CGAffineTransform(
        a: scale,
        b: 0,
        c: 0,
        d: -scale,
        tx: 0,
        ty: CGFloat(pixels.height)
      ),
      shadowScale: CGSize(width: scale, height: scale)
    )
  }

  /// Makes a context in which y grows upwards from the bottom left, or nil for a layout it cannot draw to.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8,
      let layout = BitmapMirror.Layout(bitmapInfo: bitmapInfo, space: space)
    else { return nil }
    let mirror = data.map {
      BitmapMirror(
        memory: $0,
        bytesPerRow: bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow,
        layout: layout
      )
    }
    if let mirror, mirror.bytesPerRow < width * layout.bytesPerPixel { return nil }
    let pixels = PixelBuffer(width: width, height: height, isOpaque: layout.isOpaque)
    mirror?.read(into: pixels)
    self.init(
      pixels: pixels,
      mirror: mirror,
      transform: .identity,
      shadowScale: CGSize(width: 1, height: -1)
    )
  }

  // MARK: - Picture

  /// The width in pixels.
  public var width: Int {
    pixels.width
  }

  /// The height in pixels.
  public var height: Int {
    pixels.height
  }

  /// The bits of a component.
  public var bitsPerComponent: Int {
    8
  }

  /// The bits of a pixel.
  public var bitsPerPixel: Int {
    mirror.map { $0.layout.bytesPerPixel * 8 } ?? 32
  }

  /// The distance between rows in bytes.
  public var bytesPerRow: Int {
    mirror?.bytesPerRow ?? pixels.bytesPerRow
  }

  /// What the components mean.
  public var colorSpace: CGColorSpace? {
    mirror?.layout.isGray == true ? .gray : .rgb
  }

  /// The memory of the picture.
  public var data: UnsafeMutableRawPointer? {
    mirror?.memory ?? UnsafeMutableRawPointer(pixels.base)
  }

  /// Returns a copy of what was drawn so far.
  public func makeImage() -> CGImage? {
    flush()
    return CGImage(pixels: pixels.copy())
  }

  /// Returns what was drawn, without a copy; nothing may be drawn afterwards.
  package func finishImage() -> CGImage {
    flush()
    return CGImage(pixels: pixels.finished())
  }

  /// Completes what was drawn.
  public func flush() {
    cairo_surface_flush(cairo_get_target(cairo))
    guard pixels.isOpaque, hasDrawn else { return }
    // Cairo takes the opacity of an opaque picture for unused and leaves anything there.
    pixels.makeOpaque()
    hasDrawn = false
  }

  // MARK: - State

  /// Puts the state aside.
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cairo)
  }

  /// Takes the state back that was put aside last; without one nothing happens.
  public func restoreGState() {
    guard depth > layers.last?.depth ?? 0, let saved = savedStates.popLast() else { return }
    state = saved
    cairo_restore(cairo)
  }

  /// How many states were put aside.
  var depth: Int {
    savedStates.count
  }

  // MARK: - Transform

  /// What maps the coordinates of drawing to those of the device.
  public var ctm: CGAffineTransform {
    state.ctm
  }

  /// What maps the coordinates of drawing to those of the device.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.ctm
  }

  /// Applies a transform to what is drawn from now on, before those that were applied earlier.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// Shifts what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.ctm = state.ctm.scaledBy(x: sx, y: sy)
  }

  /// Turns what is drawn from now on by an angle in radians.
  public func rotate(by angle: CGFloat) {
    state.ctm = state.ctm.rotated(by: angle)
  }

  /// Returns where a point lies on the device.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm)
  }

  /// Returns which point lies at a place of the device.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }

  /// From device coordinates to rows of pixels, the top one first.
  var deviceToPixels: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(pixels.height))
  }

  /// From the coordinates of drawing to rows of pixels, the top one first.
  package var userToPixels: CGAffineTransform {
    state.ctm.concatenating(deviceToPixels)
  }

  /// Returns whether two contexts are the same object.
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool {
    lhs === rhs
  }

  /// Feeds the identity into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
