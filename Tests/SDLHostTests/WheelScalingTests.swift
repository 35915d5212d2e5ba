import SDLHost
import Testing

@Suite struct WheelScalingTests {
  @Test func `a notch away from the person moves content down, one to the right moves it left`() {
    let delta = WheelScaling.delta(x: 1, y: 2, modifiers: [])
    #expect(delta == (-48, 96, false))
  }

  @Test func `fractions of a notch are a track pad's`() {
    let delta = WheelScaling.delta(x: 0, y: -0.25, modifiers: [])
    #expect(delta == (0, -12, true))
  }

  @Test func `Shift turns a wheel of one axis sideways`() {
    #expect(WheelScaling.delta(x: 0, y: 1, modifiers: .shift) == (48, 0, false))
    #expect(WheelScaling.delta(x: 1, y: 1, modifiers: .shift) == (-48, 48, false))
  }
}
