import Compositor
import CoreGraphics
import Foundation

extension SceneBuilder {
  mutating func rectangles() {
    background()
    fill(.roundedRect(Self.box(8, 8, 30, 20)), .color(Self.red))
    fill(.roundedRect(Self.box(30.25, 18.5, 40.5, 30.75)), .color(Self.glass))
    fill(.roundedRect(Self.box(60.1, 40.2, 20.3, 30.4)), .color(Self.blue), opacity: 0.7)
    fill(.roundedRect(Self.box(-10, 60, 40, 40)), .color(Self.green))
  }

  mutating func roundedRotated() {
    background()
    fill(.roundedRect(Self.box(10, 10, 50, 36, 10)), .color(Self.red))
    let turned = Self.rotation(27, around: 52, 42)
    fill(.roundedRect(Self.box(28, 26, 50, 30, 12)), .color(Self.glass), turned)
    var odd = Self.box(60, 6, 28, 28, 9)
    odd.radii = SIMD4(9, 0, 3, 14)
    fill(.roundedRect(odd), .color(Self.blue), Self.rotation(-12, around: 74, 20))
    fill(.roundedRect(Self.box(8, 52, 24, 24, 12)), .color(Self.green))
  }

  mutating func perspective() {
    background()
    let turn = Self.turn(50, around: 48, 40, eye: 120)
    fill(.roundedRect(Self.box(16, 10, 64, 60, 14)), .color(Self.blue), turn)
    fill(.roundedRect(Self.box(28, 22, 24, 20, 6)), .color(Self.white), turn)
    let target = CGRect(x: 42, y: 44, width: 36, height: 22)
    fill(.roundedRect(RoundedRect(target)), Self.image(target), turn)
  }

  mutating func behindTheEye() {
    background()
    let turn = Self.turn(75, around: 48, 40, eye: 40)
    fill(.roundedRect(Self.box(-60, 20, 200, 40, 8)), .color(Self.red), turn)
    let other = Self.turn(-80, around: 48, 40, eye: 30)
    fill(.roundedRect(Self.box(-20, 30, 160, 14)), .color(Self.glass), other)
  }

  mutating func thinQuads() {
    background()
    for index in 0..<6 {
      let place = Double(index)
      let thin = Self.box(6, 6 + place * 12, 84, 0.15 + place * 0.3)
      fill(.roundedRect(thin), .color(Self.red), Self.rotation(place * 4 - 6, around: 48, 40))
    }
  }

  mutating func borders() {
    background()
    let outer = Self.box(8, 8, 36, 28, 8)
    fill(.ring(outer: outer, inner: outer.inset(by: 2)), .color(Self.red))
    let turned = Self.rotation(33, around: 68, 24)
    let second = Self.box(52, 10, 32, 28, 6)
    fill(.ring(outer: second, inner: second.inset(by: 3.5)), .color(Self.blue), turned)
    let third = Self.box(10, 46, 70, 26, 13)
    let turn = Self.turn(35, around: 45, 59, eye: 150)
    fill(.ring(outer: third, inner: third.inset(by: 1)), .color(Self.glass), turn)
    let full = Self.box(84, 60, 8, 8)
    fill(.ring(outer: full, inner: full.inset(by: 5)), .color(Self.green))
  }

  mutating func images() {
    background(SIMD4(0.9, 0.9, 0.8, 1))
    let plain = CGRect(x: 4, y: 4, width: 24, height: 16)
    fill(.roundedRect(RoundedRect(plain)), Self.image(plain))
    let large = CGRect(x: 34, y: 4, width: 56, height: 30)
    fill(.roundedRect(RoundedRect(large, radius: 8)), Self.image(large))
    let turned = CGRect(x: 8, y: 40, width: 36, height: 24)
    fill(
      .roundedRect(RoundedRect(turned)),
      Self.image(turned),
      Self.rotation(20, around: 26, 52),
      opacity: 0.8
    )
    let hard = CGRect(x: 52, y: 42, width: 40, height: 32)
    fill(.roundedRect(RoundedRect(hard)), Self.image(hard, nearest: true))
  }

  mutating func gradients() {
    background()
    let stops: [DisplayList.GradientPaint.Stop] = [
      .init(location: 0, color: Self.red),
      .init(location: 0.4, color: SIMD4(1, 1, 0, 0.5)),
      .init(location: 1, color: Self.blue),
    ]
    let axial = DisplayList.GradientPaint(
      kind: .axial,
      start: SIMD2(10, 10),
      end: SIMD2(40, 36),
      stops: stops
    )
    fill(.roundedRect(Self.box(6, 6, 40, 32, 6)), .gradient(axial))
    let radial = DisplayList.GradientPaint(
      kind: .radial,
      start: SIMD2(70, 22),
      end: SIMD2(88, 36),
      stops: stops
    )
    fill(.roundedRect(Self.box(50, 4, 42, 36)), .gradient(radial))
    let conic = DisplayList.GradientPaint(
      kind: .conic,
      start: SIMD2(26, 60),
      end: SIMD2(26, 40),
      stops: stops
    )
    fill(.roundedRect(Self.box(8, 44, 36, 32, 16)), .gradient(conic))
    let turn = Self.turn(40, around: 70, 60, eye: 100)
    let last = DisplayList.GradientPaint(
      kind: .axial,
      start: SIMD2(52, 0),
      end: SIMD2(88, 0),
      stops: stops
    )
    fill(.roundedRect(Self.box(52, 46, 36, 28)), .gradient(last), turn)
  }
}
