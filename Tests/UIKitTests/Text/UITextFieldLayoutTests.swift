import QuartzCore
import Testing

@testable import UIKit

@Suite("Layout of UITextField") struct UITextFieldLayoutTests {
  @Test func `a rounded field keeps seven points at its sides and is 34 high`() {
    ControlHarness.run { harness in
      let field = UITextField()
      field.borderStyle = .roundedRect
      harness.show(field, frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 86, height: 34))
      #expect(field.intrinsicContentSize.height == 34)
    }
  }

  @Test func `views beside the text take room while they are shown`() {
    ControlHarness.run { harness in
      let field = UITextField()
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      harness.show(field, frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      #expect(field.leftView?.isHidden == true)
      field.leftViewMode = .always
      field.rightViewMode = .whileEditing
      field.layoutIfNeeded()
      #expect(field.textRect(forBounds: field.bounds).minX == 20)
      #expect(field.textRect(forBounds: field.bounds).maxX == 200)
      field.becomeFirstResponder()
      field.layoutIfNeeded()
      #expect(field.editingRect(forBounds: field.bounds).maxX == 170)
      #expect(field.rightView?.frame == CGRect(x: 170, y: 5, width: 30, height: 20))
    }
  }

  @Test func `the clear button clears, where the delegate allows`() {
    ControlHarness.run { harness in
      let delegate = FieldDelegate()
      let field = UITextField()
      field.delegate = delegate
      field.text = "fade"
      field.clearButtonMode = .whileEditing
      harness.show(field, frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      #expect(field.clearButton == nil)
      field.becomeFirstResponder()
      field.layoutIfNeeded()
      delegate.refused = ["should clear"]
      harness.tap(at: CGPoint(x: 186, y: 15))
      #expect(field.text == "fade")
      delegate.refused = []
      harness.tap(at: CGPoint(x: 186, y: 15))
      #expect(field.text == "")
      #expect(field.isEditing)
    }
  }

  @Test func `a short text stands where its alignment asks`() {
    ControlHarness.run { harness in
      let field = UITextField()
      field.text = "ab"
      field.textAlignment = .right
      harness.show(field, frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      #expect(abs(field.caretRect(at: 2).maxX - 200) <= 0.5)
      field.textAlignment = .center
      let middle = (field.caretRect(at: 0).minX + field.caretRect(at: 2).minX) / 2
      #expect(abs(middle - 100) <= 1)
    }
  }
}
