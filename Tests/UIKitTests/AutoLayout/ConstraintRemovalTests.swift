import Testing
import UIKit

@MainActor @Suite("Adding and removing constraints") struct ConstraintRemovalTests {
  private let stage = Stage()
  private let box = UIView()

  private func add(to parent: UIView) -> [NSLayoutConstraint] {
    box.translatesAutoresizingMaskIntoConstraints = false
    stage.run { parent.addSubview(box) }
    return [
      box.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 60),
    ]
  }

  @Test func `added constraints belong to the view, are active and place`() {
    let constraints = add(to: stage.window)
    stage.turn { stage.window.addConstraints(constraints) }
    #expect(constraints.allSatisfy { $0.isActive })
    #expect(stage.window.constraints == constraints)
    #expect(box.frame == CGRect(x: 10, y: 20, width: 50, height: 60))
  }

  @Test func `removed ones are inactive and place no more`() {
    let constraints = add(to: stage.window)
    stage.turn { stage.window.addConstraints(constraints) }
    stage.turn { stage.window.removeConstraint(constraints[0]) }
    #expect(constraints.map(\.isActive) == [false, true, true, true])
    #expect(box.frame.minY == 20)
    let wider = box.widthAnchor.constraint(equalToConstant: 80)
    stage.turn {
      stage.window.removeConstraints(Array(constraints[2...]))
      NSLayoutConstraint.activate([wider, constraints[0], constraints[3]])
    }
    #expect(box.frame == CGRect(x: 10, y: 20, width: 80, height: 60))
    stage.turn { NSLayoutConstraint.deactivate([wider]) }
    #expect(!wider.isActive)
    #expect(!stage.window.constraints.contains(wider))
    #expect(!box.constraints.contains(wider))
  }

  @Test func `removing what is not there changes nothing`() {
    let constraints = add(to: stage.window)
    stage.turn { NSLayoutConstraint.activate(constraints) }
    let stranger = UIView().widthAnchor.constraint(equalToConstant: 3)
    stage.turn { stage.window.removeConstraints([stranger]) }
    #expect(constraints.allSatisfy { $0.isActive })
    #expect(box.frame == CGRect(x: 10, y: 20, width: 50, height: 60))
  }
}
