import QuartzCore
import Testing
import UIKit

@testable import SDLHost

@Suite struct ApplicationTests {
  private final class Empty: NSObject, UIApplicationDelegate {}

  @Test func `linking the host is enough for an app to find it`() {
    #expect(ApplicationLauncher.host != nil)
  }

  @Test func `an app is launched into a window of a phone's size, and told when it closes`() throws
  {
    let content = try #require(ApplicationContent(scale: 1) { HostedApp() })
    #expect(content.window.bounds.size == CGSize(width: 375, height: 812))
    let delegate = content.world.perform { UIApplication.shared.delegate as? HostedApp }
    #expect(delegate?.window === content.window)
    #expect(content.windowShouldClose())
    #expect(delegate?.hasEnded == true)
  }

  @Test func `an app without a window is not shown`() {
    #expect(ApplicationContent(scale: 1) { Empty() } == nil)
  }

  @Test func `a delegate is found by the name of its class, or by main, and made without required`()
  {
    let host = ApplicationLauncher.host
    defer { ApplicationLauncher.host = host }
    var made: [any UIApplicationDelegate] = []
    ApplicationLauncher.host = { make in
      made.append(make())
      return 7
    }
    let name = NSStringFromClass(HostedApp.self)
    let status = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)
    #expect(status == 7)
    #expect(made.first is HostedApp)
    #expect(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "Nobody") == 2)
    ApplicationLauncher.host = { make in
      made.append(make())
      return 0
    }
    Empty.main()
    #expect(made.last is Empty)
  }
}
