/// Colours at places along a line, each place 0...1.
public final class CGGradient: Sendable {
  package let stops: [(location: Double, rgba: SIMD4<Double>)]

  /// Makes a gradient of colours at locations 0...1, or evenly spread ones.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    if let locations, locations.count < colors.count { return nil }
    let last = Double(max(colors.count - 1, 1))
    let unsorted = colors.indices.map { index in
      (
        location: locations.map { Double($0[index]) } ?? Double(index) / last,
        rgba: colors[index].rgba
      )
    }
    stops = unsorted.enumerated().sorted { first, second in
      (first.element.location, first.offset) < (second.element.location, second.offset)
    }.map(\.element)
  }

  /// Makes a gradient of colours, given as an array of anything, at locations 0...1.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: [CGFloat]?
  ) {
    let typed = colors.compactMap { $0 as? CGColor }
    guard typed.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: typed, locations: locations)
  }

  /// Makes a gradient of raw components in a space, each colour's opacity last.
  public convenience init?(
    colorSpace space: CGColorSpace,
    components: [CGFloat],
    locations: [CGFloat]?,
    count: Int
  ) {
    let width = space.numberOfComponents + 1
    guard count > 0, components.count >= width * count else { return nil }
    let colors = (0..<count).compactMap { index in
      CGColor(colorSpace: space, components: Array(components[(index * width)...].prefix(width)))
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}
