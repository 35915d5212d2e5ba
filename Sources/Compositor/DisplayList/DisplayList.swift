/// A picture as a flat list of plain values: what a layer tree looks like at one time.
///
/// The list knows nothing of layers, animations or pixels in memory. It is what stands between layers and a
/// back end: whoever draws its items by the rules below shows the layer tree. Two equal lists give equal pixels.
///
/// ## Coordinates and colours
///
/// Device pixels have their origin at the top left corner of the picture; a pixel's centre lies at halves. Each
/// item has a map, ``Homography``, from the coordinates of its own plane to device pixels. Points are rows:
/// `[x y 1] · M` gives `[X Y W]`, and the pixel is `(X / W, Y / W)`; what has `W <= 0` is not drawn. Colours are
/// straight sRGB, with red, green, blue and alpha from 0 to 1, and mix without a conversion to linear light.
///
/// ## Drawing
///
/// Items are drawn in order, each over what is there: `new = source + old · (1 - source alpha)` of premultiplied
/// values. Edges are soft: a pixel takes the part of its area that the shape covers.
///
/// - `fill`: a ``Shape`` with a ``Paint``, whose alpha is multiplied by the fill's opacity. A picture lies with a
///   part of its texels over a rectangle of the plane, mirrored where the part's width or height is negative;
///   beyond that rectangle the texels of the rim go on. Pictures made smaller are averaged, unless the filter is
///   `nearest`. Gradients go on with the colours of their ends; a radial one has its last stop on the ellipse
///   around `start` whose radii are the differences to `end`, and a conic one turns clockwise from the direction
///   of `end`. Between stops straight colours are mixed, and multiplied by alpha afterwards.
/// - `shadow`: what its caster covers, moved by an offset and blurred by a Gaussian, both in the plane's units, in
///   one colour. The caster is a rectangle, a path, or the alpha of a list of its own, whose pixels are placed in
///   the plane at an origin. Pixels within `cover` need no shadow, as something opaque follows there.
/// - `backdrop`: what was drawn before, blurred by a Gaussian in device pixels, its distance from the grey of the
///   same luminance multiplied by the saturation, and a tint drawn over it. It takes the place of what its shape
///   covers, times the opacity. It sees the items before it, those outside of the groups that it stands in as well,
///   and those groups without their opacity; within a mask it sees the mask's. Beyond the picture, or beyond its
///   window when it has one, the rim's pixels go on. A scale below 1 allows a coarser picture and more blur.
/// - `group` to `end group`: what stands between is drawn as a picture of its own, which begins clear, and is then
///   drawn once: multiplied by the coverage of every clip, by the alpha of the mask, and by the opacity. A half
///   plane clips hard: a pixel stays when `a x + b y + c` of its centre is positive; where that is 0, when `a` is
///   positive, or `b` if `a` is 0.
/// - `mask` to `end mask`: stands last in a group that says `masked`. What stands between is drawn as a picture of
///   its own, of which only the alpha is used.
///
/// ## As text
///
/// ``description``, and `stagecraft trace SCENE --display-list`, print a list in full; only the pixels of textures
/// are left out. Each item is a line, indented by two blanks for each group, mask or shadow around it. Numbers are
/// the shortest decimals that have the precision of a `Float`.
///
/// ```
/// display list 640x480 px, 2 px per point
/// texture 1 56x40 opaque 8f3a9c0011d2e4b7
/// fill rect 0 0 320 240 color 1 1 1 1 map 2 0 0 2 0 0
/// shadow rect 20 20 80 50 r 8 8 8 8 sigma 5 offset 0 4 color 0 0 0 0.4 map 2 0 0 2 0 0
/// group opacity 0.5 clip rect 20 20 80 50 r 8 8 8 8 map 2 0 0 2 0 0 masked
///   fill rect 20 20 80 50 image 1 from 0 0 56 40 to 20 20 80 50 map 2 0 0 2 0 0
///   mask
///     fill path even-odd M 20 20 L 100 20 L 60 70 Z color 0 0 0 1 map 2 0 0 2 0 0
///   end mask
/// end group
/// ```
///
/// | part | words |
/// |---|---|
/// | head | `display list WIDTHxHEIGHT px, SCALE px per point` |
/// | texture | `texture NUMBER WIDTHxHEIGHT [opaque] DIGEST`: the 64-bit FNV-1a hash of its pixels, row by row |
/// | fill | `fill SHAPE PAINT [opacity O] MAP` |
/// | shadow | `shadow CASTER sigma S offset X Y color R G B A [cover RECT] MAP` |
/// | backdrop | `backdrop SHAPE sigma S [saturation S] [scale S] [tint R G B A] [opacity O] [window X Y W H] MAP` |
/// | group | `group [opacity O] {clip SHAPE MAP \| clip half A B C} [masked]` … `end group` |
/// | mask | `mask` … `end mask` |
/// | shape | `rect X Y W H [r TL TR BL BR]`, `ring RECT RECT`, or `path even-odd\|non-zero` with the steps `M` `L` `Q` `C` `Z` and their points, as in SVG |
/// | paint | `color R G B A`, `image NUMBER from X Y W H to X Y W H [magnify nearest] [minify nearest\|minify trilinear BIAS]`, or `axial\|radial\|conic X Y X Y {stop PLACE R G B A}` |
/// | caster | `RECT`, `PATH`, or `content WIDTHxHEIGHT at X Y scale S`, whose items follow, up to `end shadow` |
/// | map | `map` with the rows of the matrix: 6 numbers of an affine one, without the last column, or all 9 |
///
/// ## As JSON
///
/// A list encodes as one object with `width`, `height`, `scale`, `textures` and `items`. Each item is an object
/// whose `item` is the first word of its line; maps have 9 numbers, the steps of a path are one word of letters,
/// and its points are one list of numbers.
public struct DisplayList: Hashable, Sendable {
  /// Width of the picture, in pixels.
  public var width: Int
  /// Height of the picture, in pixels.
  public var height: Int
  /// Pixels per point, greater than 0.
  public var scale: Double
  /// What is drawn, back to front.
  public var items: [Item]

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - width: Width in pixels.
  ///   - height: Height in pixels.
  ///   - scale: Pixels per point. Default 1.
  ///   - items: What is drawn, back to front. Default nothing.
  public init(width: Int, height: Int, scale: Double = 1, items: [Item] = []) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.scale = scale
    self.items = items
  }
}
