import Foundation
import Testing

extension WindowTests {
  /// What the window does as a window.
  @Suite struct WindowFrameTests {
    @Test(arguments: [CGSize(width: 1120, height: 720), CGSize(width: 1500, height: 950)])
    func `a resized window is laid out anew`(size: CGSize) async throws {
      try await StagecraftWindow.with { window in
        try await window.settled(Places.phone)
        try window.resize(to: size)
        let width = Int(size.width)
        let height = Int(size.height)
        try await Wait.until("the bars reach the new edges") {
          let picture = try window.capture()
          guard picture.width == width, picture.height == height else { return false }
          let topRight = CGRect(x: width - 12, y: 4, width: 8, height: 30)
          let bottomRight = CGRect(x: width - 12, y: height - 60, width: 8, height: 30)
          return [topRight, bottomRight].allSatisfy { corner in
            picture.cropped(to: corner).count(near: Places.panelColour, tolerance: 4) == 240
          }
        }
        try window.capture().keep(as: "resized-\(width)x\(height)")
      }
    }

    @Test func `a window that is too small shows everything, and clicks arrive`() async throws {
      try await StagecraftWindow.with { window in
        try await window.settled(Places.phone)
        try window.resize(to: CGSize(width: 800, height: 600))
        // 1120 points lie in 800 pixels.
        let speeds = CGRect(x: 633, y: 547, width: 156, height: 26)
        try await Wait.until("the bars reach the new edges") {
          let picture = try window.capture()
          guard picture.width == 800, picture.height == 600 else { return false }
          let corner = CGRect(x: 790, y: 540, width: 8, height: 30)
          return picture.cropped(to: corner).count(near: Places.panelColour, tolerance: 4) == 240
        }
        let before = try await window.settled(speeds)
        try window.click(CGPoint(x: 680, y: 560))
        try await window.changed(speeds, from: before)
        try window.capture().keep(as: "small-800x600")
      }
    }

    @Test(arguments: [1.5, 2.0])
    func `a scaled window shows the same in more pixels`(scale: Double) async throws {
      let text = scale == 2 ? "2" : "1.5"
      try await StagecraftWindow.with("--scale", text, scale: scale) { window in
        let list = try await window.settled(Places.phone)
        let picture = try window.capture()
        #expect(picture.width == Int(1280 * scale))
        #expect(picture.height == Int(800 * scale))
        try picture.keep(as: "scale-\(text)")
        // Clicks arrive in points.
        try window.click(Places.phoneMiddle)
        try await window.changed(Places.phone, from: list)
      }
    }

    @Test func `a window at rest costs next to nothing`() async throws {
      try await StagecraftWindow.with { window in
        try await window.settled(CGRect(x: 0, y: 0, width: 1280, height: 800))
        let used = try await processorTime(of: window, over: 3)
        #expect(used < 0.01, "\(used * 100) % of a processor")
      }
    }

    @Test func `a hidden window makes no frames, and shows itself again`() async throws {
      try await StagecraftWindow.with("--scene", "reveal") { window in
        let rest = try await window.settled(Places.phone)
        try window.click(Places.slowMotion)
        try window.click(Places.phoneMiddle)
        try await window.changed(Places.phone, from: rest)
        try Command.demand("xdotool", "windowunmap", window.id)
        let used = try await processorTime(of: window, over: 2)
        #expect(used < 0.02, "\(used * 100) % of a processor")
        try Command.demand("xdotool", "windowmap", window.id)
        try await window.focus()
        try await window.changed(Places.phone, from: rest, by: 0.005)
      }
    }

    /// The part of one processor that the program uses while a time passes.
    private func processorTime(of window: StagecraftWindow, over seconds: Double) async throws
      -> Double
    {
      let before = try window.processorTime()
      let start = ContinuousClock.now
      try await Wait.until("\(seconds) s have passed", within: seconds + 5) {
        start.duration(to: .now) >= .seconds(seconds)
      }
      return try (window.processorTime() - before) / seconds
    }

    @Test func `the program ends cleanly when it is asked to`() async throws {
      let window = try await StagecraftWindow.open()
      window.program.terminate()
      try await Wait.until("the program has ended") { !window.program.isRunning }
      #expect(window.program.ending == 0)
    }
  }
}
