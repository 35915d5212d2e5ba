import Cassowary
import CoreGraphics

extension LayoutEngine {
  /// A view or a guide, with the variables that stand for its frame.
  final class Item {
    /// Where the numbers of an item come from.
    enum Role {
      /// From constraints.
      case solved
      /// A view's frame is as code and its autoresizing mask have it.
      case fixed
      /// The root's bounds are as they are.
      case root
      /// The root of no superview whose size follows from constraints.
      case freeRoot
      /// A guide follows a rule about its view.
      case ruled
      /// The content of a scroll view begins at 0; its size comes from constraints.
      case content
    }

    /// A constraint that ties one of the variables to a number from outside.
    struct Tie {
      let quantity: LayoutQuantity
      let id: Constraint.ID
      var value: CGFloat
    }

    weak var object: (any LayoutItem)?
    let role: Role
    var variables = [Variable?](repeating: nil, count: LayoutQuantity.allCases.count)
    var ties: [Tie] = []
    var content: [NSLayoutConstraint.Axis: ContentSize] = [:]
    var needsMeasuring = true
    /// The width that a content of several lines was last measured in.
    var measuredWidth: CGFloat?
    var mark = 0

    init(_ object: any LayoutItem, role: Role) {
      self.object = object
      self.role = role
    }

    var view: UIView? { object as? UIView }
  }

  /// The two preferences that a content's length stands for.
  struct ContentSize {
    var length: CGFloat
    let hugging: UILayoutPriority
    let resistance: UILayoutPriority
    let most: Constraint.ID
    let least: Constraint.ID
  }

  /// An active constraint in the solver.
  final class Record {
    let constraint: NSLayoutConstraint
    let id: Constraint.ID
    /// Whether it is only a preference, since it conflicts with others.
    let isBroken: Bool
    var mark: Int

    init(_ constraint: NSLayoutConstraint, id: Constraint.ID, isBroken: Bool, mark: Int) {
      self.constraint = constraint
      self.id = id
      self.isBroken = isBroken
      self.mark = mark
    }
  }

  /// What a constraint of the solver stands for.
  enum Meaning {
    case constraint(NSLayoutConstraint)
    case tie(Item, LayoutQuantity)
  }
}
