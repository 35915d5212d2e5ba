import Hero
public import Playback
public import QuartzCore
import Scenes
public import UIKit

/// The window: the state, what changes it, and the panels that show it.
public final class PlaygroundController: UIViewController {
  /// The chrome's `World`.
  public let world: World
  /// The stage.
  public let stage: StageController
  /// What the window shows; a change shows itself.
  public private(set) var state: PlaygroundState

  let stageView: StageView
  lazy var topBar = makeTopBar()
  lazy var modifiers = makeModifierBlock()
  lazy var reference = makeReferencePanel()
  lazy var transport = makeTransportBar()
  private let status = StatusLine()
  private(set) var survey: [SceneSurvey.View] = []
  private var link: CADisplayLink?
  var typing = TypingState()
  private var run = RunClock()
  private var restingFrames = 0
  private var isShiftRun = false
  private var isSlowKeyDown = false
  private var presented: FrameFigures = FrameFigures()

  /// How many frames the figures still follow a stage that has come to rest.
  private static let settlingFrames = 20

  /// Makes the window's content.
  ///
  /// - Parameters:
  ///   - scene: The scene that is on the stage at first.
  ///   - world: The chrome's `World`.
  ///   - stageWorld: The stage's `World`.
  public init(scene: StageScene, world: World, stageWorld: World) {
    self.world = world
    stage = StageController(scene: scene, device: .standard, world: stageWorld)
    stageView = StageView(controller: stage)
    let kind = scene.triggers.first { $0.isForward } ?? .push
    state = PlaygroundState(scene: scene.name, kind: kind, selectedView: scene.editedView)
    super.init(nibName: nil, bundle: nil)
  }

  /// The window is made in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ChromeColor.window
    for subview in [stageView, modifiers, reference, transport, status, topBar] {
      view.addSubview(subview)
    }
    stageView.select = { [weak self] in self?.send(.select(view: $0)) }
    stageView.defaultClick = { [weak self] in self?.clickStage() }
    stageView.shiftHeld = { [weak self] in self?.isShiftRun = $0 }
    stageView.touched = { [weak self] in self?.wake() }
    stage.didStart = { [weak self] _ in self?.stageStarted() }
    stage.statusBarNeedsUpdate = { [weak self] in self?.wake() }
    view.addGestureRecognizer(PressWatcher { [weak self] in self?.pointerPressed() })
    let link = CADisplayLink(target: self, selector: Selector("tick", PlaygroundController.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
    surveyScene()
    show()
    showSelectedString()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let layout = PlaygroundLayout(size: view.bounds.size, device: stage.device.size)
    topBar.frame = layout.topBar
    stageView.frame = layout.stage
    stageView.place(screen: layout.screen, scale: layout.stageScale)
    modifiers.frame = layout.modifiers
    reference.frame = layout.reference
    transport.frame = layout.transport
    status.frame = layout.status
    markSelection()
  }

  // MARK: Actions

  /// Carries out what a person did.
  ///
  /// - Parameter action: The action.
  public func send(_ action: PlaygroundAction) {
    let old = state
    state = state.reduced(by: action)
    guard state != old else { return }
    if state.scene != old.scene {
      loadScene()
    } else if state.kind != old.kind || state.isPluginOn != old.isPluginOn {
      stage.setPlugin(state.isPluginOn)
      if stage.showsSecondScreen { resetStage() }
    }
    applySpeed()
    show()
    if state.selectedView != old.selectedView || state.scene != old.scene {
      showSelectedString()
    }
  }

  private func loadScene() {
    guard let scene = StageScene.named(state.scene) else { return }
    stage.strings = state.sceneStrings
    stage.world.clearIssues()
    stage.load(scene)
    stage.setPlugin(state.isPluginOn)
    stageView.attach()
    run = RunClock()
    surveyScene()
    typing.lastPlan = nil
  }

  func resetStage() {
    stage.load(stage.scene)
    stageView.attach()
    run = RunClock()
    wake()
  }

  private func surveyScene() {
    do {
      survey = try SceneSurvey(of: stage.scene, device: stage.device).views
    } catch {
      survey = []
      show(note: "\(error)", isWarning: true)
    }
  }

  private func clickStage() {
    stage.trigger(state.kind)
  }

  func replay() {
    stage.strings = state.sceneStrings
    stage.replay(state.kind)
    stageView.attach()
    run.begin(at: stage.world.clock.now)
  }

  private func stageStarted() {
    run.begin(at: stage.world.clock.now)
    applySpeed()
    wake()
  }

  private func applySpeed() {
    let isSlow = isShiftRun || isSlowKeyDown
    stage.world.clock.rate = isSlow ? StageSpeed.tenth.rate : state.speed.rate
  }

  /// Runs the stage at a tenth while a key is held.
  ///
  /// - Parameter isDown: Whether the key is down.
  func holdSlow(_ isDown: Bool) {
    isSlowKeyDown = isDown
    applySpeed()
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { press in press.key.map { !handle($0) } ?? true }
    if !unused.isEmpty { super.pressesBegan(unused, with: event) }
  }

  public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardS }) { holdSlow(false) }
    super.pressesEnded(presses, with: event)
  }

  // MARK: Showing

  private func show() {
    topBar.update(state, scene: stage.scene)
    transport.update(state)
    let found = survey.first { $0.name == state.selectedView }
    modifiers.show(
      view: state.selectedView,
      heroID: found?.heroID,
      role: role(of: state.selectedView)
    )
    modifiers.show(plugin: stage.scene.plugin?.title, isOn: state.isPluginOn)
    reference.show(notesOf: stage.scene.editedView == nil ? stage.scene : nil)
    wake()
  }

  func role(of name: String?) -> ViewRole {
    guard let found = survey.first(where: { $0.name == name }) else { return .source }
    return found.isMatched ? .matched : found.isOnSecondScreen ? .target : .source
  }

  private func markSelection() {
    guard let name = state.selectedView, !stage.isTransitioning else { return stageView.mark(nil) }
    stageView.mark(stage.frame(of: name))
  }

  /// Lets the figures follow the stage until it is at rest again.
  private func wake() {
    restingFrames = 0
    link?.isPaused = false
  }

  func tick(_ link: CADisplayLink) {
    stageView.keyboard.follow(isTouched: false)
    let isMoving = stage.isTransitioning
    let isBarMoving = stageView.updateStatusBar()
    restingFrames = isMoving || isBarMoving ? 0 : restingFrames + 1
    if isMoving {
      if !run.isRunning { run.begin(at: stage.world.clock.now) }
      run.follow(stage.position, of: stage.expectedDuration)
    } else if run.isRunning, restingFrames > 2 {
      run.end(at: stage.world.clock.now, isCancelled: stage.wasCancelled)
      isShiftRun = false
      applySpeed()
    }
    showFigures()
    markSelection()
    link.isPaused = restingFrames > PlaygroundController.settlingFrames
  }

  private func showFigures() {
    let now = stage.world.clock.now
    transport.show(
      seconds: run.seconds(at: now),
      duration: run.duration(at: now),
      note: run.caption(at: now)
    )
    var figures = StatusLine.Figures()
    figures.framesPerSecond = run.isRunning ? presented.framesPerSecond : 0
    figures.milliseconds = presented.milliseconds
    figures.layers = stage.layerCount
    figures.issues = stage.world.issues.count
    figures.guidance = guidance
    status.show(figures)
  }

  private var guidance: String {
    if stage.scene.takesEveryClick {
      return "Use the app on the phone · Space runs its transition · Alt-click selects a view"
    }
    if stage.isTransitioning { return "Click the stage to turn the transition around" }
    if stage.scene.triggers.isEmpty {
      return "Nothing moves here by itself · Drag the stage to scroll"
    }
    let verb = stage.showsSecondScreen ? "go back" : state.kind == .push ? "push" : "present"
    return "Click the stage to \(verb) · Alt-click selects a view · Shift-click for slow motion"
  }

  /// Called for everything that the stage's scene used and that is not supported.
  public var didFindIssue: ((CompatibilityIssue) -> Void)? {
    get { stage.world.onIssue }
    set { stage.world.onIssue = newValue }
  }

  /// Takes over what the host measured.
  ///
  /// - Parameter figures: The figures of the last frame.
  public func frameDidRender(_ figures: FrameFigures) {
    presented = figures
  }
}
