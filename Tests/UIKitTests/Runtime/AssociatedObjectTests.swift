import Foundation
import Testing

@testable import UIKit

@Suite("Associated objects") struct AssociatedObjectTests {
  private static var key: UInt8 = 0
  private static var otherKey: UInt8 = 0

  private final class Token {}

  @Test func `a view keeps a value under a key until it is taken away`() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.key) as? String == "value")
    #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
    #expect(objc_getAssociatedObject(UIView(), &Self.key) == nil)
    objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.key) == nil)
  }

  @Test func `what a layer keeps goes with it`() {
    weak var token: Token?
    do {
      let layer = CALayer()
      let value = Token()
      token = value
      objc_setAssociatedObject(layer, &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(token == nil)
  }

  @Test func `an assigned value is not kept`() {
    let view = UIView()
    do {
      let value = Token()
      objc_setAssociatedObject(view, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Self.key) as? Token === value)
    }
    #expect(objc_getAssociatedObject(view, &Self.key) == nil)
  }

  @Test func `other objects keep values, too, and lose them after they are gone`() {
    weak var token: Token?
    do {
      let value = Token()
      token = value
      objc_setAssociatedObject(NSObject(), &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<64).map { _ in NSObject() }
    for other in others {
      objc_setAssociatedObject(other, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(token == nil)
    #expect(others.allSatisfy { objc_getAssociatedObject($0, &Self.key) as? Int == 1 })
  }
}
