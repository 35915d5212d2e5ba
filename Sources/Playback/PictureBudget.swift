import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Whether the pictures that a run makes can be held in memory, asked before any of them is made.
struct PictureBudget {
  let options: SceneRunOptions
  /// How many pictures of the stage are held at once.
  let frames: Int

  /// The most pixels that one picture of the stage may have: a phone of 4096x4096 points at a scale of 2.
  static let mostOfOne = 1 << 26
  /// The most pixels that all frames of a filmstrip may have.
  static let mostOfAll = 1 << 28
  /// How many pictures of the stage's size a transition needs besides: stand-ins, and the encoded one.
  private static let besides = 4

  /// Throws when it is too much.
  func check() throws(SceneRunError) {
    let device = options.device.size
    let width = (device.width * options.scale).rounded(.up)
    let height = (device.height * options.scale).rounded(.up)
    let pixels = Double(width * height)
    let scale = Double(options.scale)
    guard pixels <= Double(Self.mostOfOne), pixels * Double(frames) <= Double(Self.mostOfAll) else {
      let isOneTooLarge = pixels > Double(Self.mostOfOne)
      throw .tooLarge(
        device: options.device.description,
        scale: scale,
        frames: isOneTooLarge ? 1 : frames,
        most: (isOneTooLarge ? Self.mostOfOne : Self.mostOfAll) / 1_000_000
      )
    }
    // A filmstrip is as large as its frames, and both are there at the end.
    let pictures = Self.besides + (frames > 1 ? 2 * frames : 1)
    let bytes = Int(pixels) * 4 * pictures
    guard Self.isThere(bytes) else {
      throw .noMemory(
        device: options.device.description,
        scale: scale,
        frames: frames,
        megabytes: bytes / 1_000_000
      )
    }
  }

  /// Whether the system would give so much memory; none of it is touched.
  ///
  /// The system itself is asked: a `malloc` whose memory nobody uses is optimised away, and then it succeeds.
  private static func isThere(_ bytes: Int) -> Bool {
    let kind = MAP_PRIVATE | MAP_ANONYMOUS
    guard let memory = mmap(nil, max(bytes, 1), PROT_READ | PROT_WRITE, kind, -1, 0),
      memory != MAP_FAILED
    else { return false }
    munmap(memory, max(bytes, 1))
    return true
  }
}
