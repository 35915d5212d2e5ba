import Foundation

extension FramePreparer {
  /// The command of a backdrop whose shape is already placed as `shape`, and whose pass is `index`.
  static func command(
    _ backdrop: DisplayList.Backdrop,
    _ kind: Command.Kind,
    _ bounds: PixelBounds,
    shape: Int,
    index: Int
  ) -> Command {
    var command = Command(kind: kind, bounds: bounds)
    command.shape = Int32(shape)
    command.paint = Int32(index)
    command.alpha = PremultipliedColor.byte(backdrop.opacity)
    // It takes the place of what was there, so that nothing below it shows.
    command.isOpaque = command.alpha == 255
    var digest = Digest()
    digest.add(backdrop.shape)
    digest.add(backdrop.transform)
    digest.add(backdrop.tint)
    for number in [backdrop.sigma, backdrop.saturation, backdrop.scale, backdrop.opacity] {
      digest.add(number)
    }
    if let window = backdrop.window {
      for edge in [window.minX, window.minY, window.width, window.height] {
        digest.add(Double(edge))
      }
    }
    command.digest = digest.value
    return command
  }

  /// Finds the commands of the backdrops that are left, and what each of them sees.
  ///
  /// Those that would look at too much together touch nothing from then on.
  mutating func backdropPasses() -> [BackdropPass] {
    guard !backdrops.isEmpty else { return [] }
    var passes: [BackdropPass] = []
    var seen = 0
    for index in commands.indices
    where commands[index].kind == .backdrop || commands[index].kind == .pathBackdrop {
      if seen <= DisplayList.Backdrop.mostSeen {
        let scope = BackdropScope(of: index, in: commands)
        seen += scope.order.count
        if seen <= DisplayList.Backdrop.mostSeen {
          passes.append(backdrops[Int(commands[index].paint)].placed(at: index, scope))
          continue
        }
      }
      commands[index].bounds = .empty
    }
    return passes
  }
}
