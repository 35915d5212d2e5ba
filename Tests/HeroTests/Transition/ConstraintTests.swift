import Hero
import Testing

@MainActor @Suite("Screens with constraints") struct ConstraintTests {
  private let stage = HeroStage()

  private func constrainedView(
    in controller: UIViewController,
    inset: CGFloat,
    height: CGFloat
  ) -> UIView {
    stage.run {
      let view = UIView()
      view.backgroundColor = .green
      view.hero.id = "card"
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -inset),
        view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: inset),
        view.heightAnchor.constraint(equalToConstant: height),
      ])
      return view
    }
  }

  @Test func `a matched pair flies between the places that constraints give`() throws {
    let from = constrainedView(in: stage.first, inset: 20, height: 100)
    stage.world.tick()
    let to = constrainedView(in: stage.second, inset: 0, height: 200)
    stage.present()
    #expect(to.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    let start = try stage.shown(to)
    #expect(start.bounds.size == CGSize(width: 280, height: 100))
    #expect(start.position == CGPoint(x: 160, y: 70))
    stage.settle()
    #expect(from.frame == CGRect(x: 20, y: 20, width: 280, height: 100))
    #expect(to.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(!to.isHidden && to.alpha == 1)
    stage.dismiss()
    stage.settle()
    #expect(from.frame == CGRect(x: 20, y: 20, width: 280, height: 100))
    #expect(stage.world.issues.isEmpty)
  }
}
