/// Four coordinates of a straight run, which go on by four.
struct TexelPlaces {
  private(set) var us: Words4
  private(set) var vs: Words4
  private let du4: Words4
  private let dv4: Words4

  /// Makes the first four.
  ///
  /// - Parameters:
  ///   - u: The first coordinate across, with 16 bits of fraction.
  ///   - v: The first coordinate down.
  ///   - du: The step across.
  ///   - dv: The step down.
  @inline(__always)
  init(_ u: Int, _ v: Int, _ du: Int, _ dv: Int) {
    us = TexelMixer.four(from: u, step: du)
    vs = TexelMixer.four(from: v, step: dv)
    (du4, dv4) = (TexelMixer.all(du &* 4), TexelMixer.all(dv &* 4))
  }

  @inline(__always)
  mutating func advance() {
    us = us &+ du4
    vs = vs &+ dv4
  }
}
