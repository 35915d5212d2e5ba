import QuartzCore

/// Reads the media time of a world as code that belongs to it does.
@MainActor
enum CACurrentMediaTimeProbe {
  static func now(in world: World) -> CFTimeInterval {
    world.perform { CACurrentMediaTime() }
  }
}
