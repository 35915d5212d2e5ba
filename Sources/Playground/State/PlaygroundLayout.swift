public import Foundation

/// Where everything stands in a window of a size: the drawing's constants, as rectangles.
public struct PlaygroundLayout: Equatable, Sendable {
  /// The smallest window, in points.
  public static let minimumSize = CGSize(width: 1120, height: 720)
  /// The window's size at the first start, in points.
  public static let standardSize = CGSize(width: 1280, height: 800)

  /// The bar with the scene's name and the switches.
  public let topBar: CGRect
  /// The ground that the phone stands on.
  public let stage: CGRect
  /// The phone's screen.
  public let screen: CGRect
  /// Pixels of a window at scale 1 per point of the phone: a multiple of an eighth.
  public let stageScale: CGFloat
  /// The label, the field and the message.
  public let modifiers: CGRect
  /// The panel below them.
  public let reference: CGRect
  /// Replay, time and speeds.
  public let transport: CGRect
  /// The line of figures at the bottom.
  public let status: CGRect

  private static let stageWidth: CGFloat = 528
  private static let bezel: CGFloat = 9

  /// Lays a window out.
  ///
  /// - Parameters:
  ///   - size: The window's size, in points; smaller than the minimum counts as the minimum.
  ///   - device: The size of the phone's screen, in points.
  public init(size: CGSize, device: CGSize) {
    let width = max(size.width, PlaygroundLayout.minimumSize.width)
    let height = max(size.height, PlaygroundLayout.minimumSize.height)
    let stageWidth = PlaygroundLayout.stageWidth
    topBar = CGRect(x: 0, y: 0, width: width, height: 44)
    status = CGRect(x: 0, y: height - 24, width: width, height: 24)
    transport = CGRect(x: 0, y: height - 88, width: width, height: 64)
    let middle = height - 132
    stage = CGRect(x: 0, y: 44, width: stageWidth, height: middle)
    modifiers = CGRect(x: stageWidth, y: 44, width: width - stageWidth, height: 128)
    reference = CGRect(x: stageWidth, y: 172, width: width - stageWidth, height: middle - 128)
    stageScale = PlaygroundLayout.scale(of: device, in: stage.size)
    screen = PlaygroundLayout.screen(of: device, scale: stageScale, in: stage)
  }

  private static func scale(of device: CGSize, in room: CGSize) -> CGFloat {
    let margin = bezel * 2 + 24
    let largest = min((room.width - margin) / device.width, (room.height - margin) / device.height)
    return max(0.125, (largest * 8).rounded(.down) / 8)
  }

  private static func screen(of device: CGSize, scale: CGFloat, in stage: CGRect) -> CGRect {
    let size = CGSize(
      width: (device.width * scale).rounded(.down),
      height: (device.height * scale).rounded(.down)
    )
    return CGRect(
      x: (stage.midX - size.width / 2).rounded(),
      y: (stage.midY - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}
