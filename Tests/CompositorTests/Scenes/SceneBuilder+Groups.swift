import Compositor
import CoreGraphics
import Foundation

extension SceneBuilder {
  /// A star with arms that overlap.
  static func star(
    _ x: Double,
    _ y: Double,
    _ radius: Double,
    evenOdd: Bool = false
  ) -> Outline {
    var outline = Outline(isEvenOdd: evenOdd)
    for index in 0..<5 {
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      let point = SIMD2(x + radius * cos(angle), y + radius * sin(angle))
      if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
    }
    outline.close()
    return outline
  }

  mutating func paths() {
    background()
    var wave = Outline()
    wave.move(to: SIMD2(6, 40))
    wave.cubic(to: SIMD2(60, 30), SIMD2(20, -20), SIMD2(40, 80))
    wave.quad(to: SIMD2(50, 70), control: SIMD2(80, 60))
    wave.line(to: SIMD2(12, 66))
    fill(.path(wave), .color(Self.red))
    fill(.path(Outline(Self.box(60, 8, 30, 30, 15))), .color(Self.blue))
    fill(
      .path(Outline(Self.box(62, 44, 28, 28, 8))),
      .color(Self.glass),
      Self.turn(45, around: 76, 58, eye: 80)
    )
  }

  mutating func overlappingPaths() {
    background()
    fill(.path(Self.star(26, 26, 24)), .color(Self.red))
    fill(.path(Self.star(70, 26, 24, evenOdd: true)), .color(Self.blue))
    var opposite = Outline()
    opposite.add(Self.box(10, 54, 40, 20))
    opposite.move(to: SIMD2(30, 48))
    opposite.line(to: SIMD2(30, 66))
    opposite.line(to: SIMD2(64, 66))
    opposite.line(to: SIMD2(64, 48))
    opposite.close()
    fill(.path(opposite), .color(Self.green))
  }

  mutating func groups() {
    background()
    group(opacity: 0.5) { scene in
      scene.fill(.roundedRect(Self.box(10, 10, 40, 30, 6)), .color(Self.red))
      scene.fill(.roundedRect(Self.box(30, 24, 44, 34, 6)), .color(Self.blue))
    }
    group(opacity: 0.25) { scene in
      scene.fill(.roundedRect(Self.box(60, 4, 30, 30, 15)), .color(Self.green))
    }
  }

  mutating func roundedClips() {
    background()
    let clip = Self.box(12, 12, 44, 44, 14)
    let turned = Self.rotation(18, around: 34, 34)
    group(clips: [.shape(.roundedRect(clip), turned)]) { scene in
      scene.fill(.roundedRect(Self.box(0, 0, 40, 80)), .color(Self.red))
      scene.fill(.roundedRect(Self.box(30, 0, 40, 80)), .color(Self.blue))
    }
    let whole = Self.box(60, 10, 24, 20)
    group(clips: [.shape(.roundedRect(whole), .identity)]) { scene in
      scene.fill(.roundedRect(Self.box(50, 0, 44, 40, 20)), .color(Self.green))
    }
    let outline = Self.star(74, 56, 20)
    group(opacity: 0.8, clips: [.shape(.path(outline), .identity)]) { scene in
      scene.fill(.roundedRect(Self.box(50, 30, 46, 26)), .color(Self.red))
      scene.fill(.roundedRect(Self.box(50, 56, 46, 26)), .color(Self.blue))
    }
  }

  mutating func masks() {
    background()
    group { scene in
      scene.fill(.roundedRect(Self.box(4, 4, 88, 72)), .color(Self.blue))
      scene.fill(.roundedRect(Self.box(20, 20, 30, 30)), .color(Self.red))
    } mask: { scene in
      scene.fill(.roundedRect(Self.box(12, 12, 50, 50, 25)), .color(SIMD4(1, 0, 0, 0.8)))
      scene.group {
        $0.fill(.roundedRect(Self.box(50, 30, 40, 40)), .color(Self.green))
      } mask: {
        $0.fill(.path(Self.star(70, 50, 20)), .color(Self.white))
      }
    }
  }

  mutating func halfPlanes() {
    background()
    let line = SIMD3(0.6, -0.8, -4.0)
    group(clips: [.halfPlane(line)]) { scene in
      scene.fill(.roundedRect(Self.box(10, 10, 70, 60, 12)), .color(Self.red))
    }
    group(clips: [.halfPlane(-line)]) { scene in
      scene.fill(.roundedRect(Self.box(10, 10, 70, 60, 12)), .color(Self.red))
    }
  }

  mutating func nestedGroups() {
    background()
    group(opacity: 0.9) { scene in
      scene.fill(.roundedRect(Self.box(4, 4, 80, 70)), .color(Self.green))
      let clip = Self.box(14, 14, 60, 50, 20)
      scene.group(opacity: 0.7, clips: [.shape(.roundedRect(clip), .identity)]) { scene in
        scene.fill(.roundedRect(Self.box(0, 0, 50, 80)), .color(Self.red))
        scene.group(opacity: 0.5, clips: [.shape(.roundedRect(clip.inset(by: 8)), .identity)]) {
          $0.background(Self.blue)
        }
      }
    }
  }

  mutating func acrossTiles() {
    list.width = 300
    list.height = 150
    background()
    let middle = Self.rotation(9, around: 150, 75)
    fill(.roundedRect(Self.box(20, 20, 260, 110, 40)), .color(Self.red), middle)
    let target = CGRect(x: 60, y: 30, width: 180, height: 90)
    fill(.roundedRect(RoundedRect(target, radius: 20)), Self.image(target), middle, opacity: 0.9)
    group(opacity: 0.5) { scene in
      scene.fill(.path(Self.star(150, 75, 70)), .color(Self.blue))
    }
  }
}
