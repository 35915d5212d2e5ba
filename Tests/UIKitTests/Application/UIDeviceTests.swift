import QuartzCore
import Testing
import UIKit

@Suite("UIDevice") struct UIDeviceTests {
  private func orientation(width: CGFloat, height: CGFloat) -> UIDeviceOrientation {
    World(clock: .manual(at: 0)).perform {
      UIScreen.main.configure(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 3)
      #expect(UIScreen.main.scale == 3)
      return UIDevice.current.orientation
    }
  }

  @Test func `the device is held as the screen's shape tells`() {
    #expect(orientation(width: 390, height: 844) == .portrait)
    #expect(orientation(width: 844, height: 390) == .landscapeLeft)
    #expect(UIDeviceOrientation.landscapeRight.isLandscape)
    #expect(UIDeviceOrientation.faceUp.isFlat)
    #expect(!UIDeviceOrientation.faceUp.isPortrait)
  }

  @Test func `the device is a phone that follows iOS 17`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.systemVersion == "17.0")
  }

  @Test func `no aid to accessibility is on`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test func `feedback that the device cannot give is asked for in vain and without harm`() {
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred()
    let selection = UISelectionFeedbackGenerator()
    selection.selectionChanged()
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.heavy.rawValue == 2)
  }
}
