public import QuartzCore

/// A row of segments of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The selected segment where none is.
  public nonisolated static let noSegment = -1

  static let standardHeight: CGFloat = 32

  let pill = UIView()
  var segments: [SegmentView] = []
  var separators: [UIView] = []
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var selectedIndex = UISegmentedControl.noSegment
  var pressedIndex: Int?

  /// Makes a control without segments.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control with segments.
  ///
  /// - Parameter items: Titles and images, in order.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let title as String: append(SegmentView(title: title))
      case let image as UIImage: append(SegmentView(image: image))
      case let action as UIAction: append(SegmentView(action: action))
      default: continue
      }
    }
    bounds.size = intrinsicContentSize
  }

  /// Makes a control from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    pill.isUserInteractionEnabled = false
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    pill.isHidden = true
    addSubview(pill)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The selected segment, counted from 0, or `noSegment`; setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set {
      selectedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
      selectionDidChange(animated: false)
    }
  }

  /// Whether a segment is selected only while it is pressed; default false.
  open var isMomentary = false

  /// Whether the widths follow the contents; default false, all alike.
  open var apportionsSegmentWidthsByContent = false {
    didSet { setNeedsLayout() }
  }

  /// The colour behind the selected segment, or nil for white.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      refreshLook()
      recordAppearance(\UISegmentedControl.selectedSegmentTintColor, unset: nil)
    }
  }

  /// The space between the edge and the selected segment's background, in points; default 2.
  package var pillInset: CGFloat = 2 {
    didSet { setNeedsLayout() }
  }

  /// The radius of the selected segment's background, or nil for one that fits the control's.
  package var pillCornerRadius: CGFloat? {
    didSet { setNeedsLayout() }
  }

  /// The colour of the edge of the selected segment's background, or nil for none.
  package var pillBorderColor: UIColor? {
    didSet { refreshLook() }
  }

  /// Whether hairlines part the segments; default true.
  package var showsSeparators = true {
    didSet { setNeedsLayout() }
  }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title ?? ""), at: segment)
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment)
  }

  /// Inserts a segment that runs an action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(action: action), at: segment)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if selectedIndex == segment {
      selectedIndex = Self.noSegment
    } else if selectedIndex > segment {
      selectedIndex -= 1
    }
    segmentsDidChange()
  }

  /// Removes every segment.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selectedIndex = Self.noSegment
    segmentsDidChange()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segmentView(at: segment)?.title = title
    segmentsDidChange()
  }

  /// Returns the title of a segment, or nil.
  open func titleForSegment(at segment: Int) -> String? { segmentView(at: segment)?.title }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segmentView(at: segment)?.image = image
    segmentsDidChange()
  }

  /// Returns the image of a segment, or nil.
  open func imageForSegment(at segment: Int) -> UIImage? { segmentView(at: segment)?.image }

  /// Sets the width of a segment, in points, or 0 for the natural one.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segmentView(at: segment)?.fixedWidth = width
    setNeedsLayout()
  }

  /// Returns the width that was set for a segment, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segmentView(at: segment)?.fixedWidth ?? 0
  }

  /// Lets a segment be used, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segmentView(at: segment)?.isEnabled = enabled
    refreshLook()
  }

  /// Returns whether a segment can be used.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segmentView(at: segment)?.isEnabled ?? false
  }

  /// Sets the look of the titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    segmentsDidChange()
    guard isAppearanceProxy else { return }
    recordAppearance(
      of: UISegmentedControl.self,
      key: "titleTextAttributes \(state.rawValue)",
      isUntouched: { $0.titleTextAttributes(for: state) == nil },
      isShown: { Self.areEqual($0.titleTextAttributes(for: state), attributes) },
      apply: { $0.setTitleTextAttributes(attributes, for: state) }
    )
  }

  /// Returns the look of the titles in a state, or nil.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The size that the segments need.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(\.naturalWidth)
    let widest = widths.max() ?? 0
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +)
      : widest * CGFloat(widths.count)
    return CGSize(width: total, height: Self.standardHeight)
  }

  /// Returns the size that the segments need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
    placePill()
  }

  /// Whether the control can be used.
  open override var isEnabled: Bool {
    didSet { refreshLook() }
  }

  /// Begins a press on a segment.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = usableSegment(at: touch.location(in: self)) else { return false }
    pressedIndex = index
    refreshLook()
    return super.beginTracking(touch, with: event)
  }

  /// Goes on with a press: a press on the selected segment drags the selection along.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = usableSegment(at: touch.location(in: self))
    if index != pressedIndex {
      pressedIndex = index
      refreshLook()
    }
    return super.continueTracking(touch, with: event)
  }

  /// Ends a press: it selects the segment under it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let index = pressedIndex
    pressedIndex = nil
    if let index { choose(index) }
    refreshLook()
  }

  /// Drops a press.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressedIndex = nil
    refreshLook()
  }

  /// Selects a segment as a tap does, and says so where that changes the selection.
  package func choose(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled else { return }
    guard index != selectedIndex || isMomentary else { return }
    let old = selectedIndex
    selectedIndex = index
    if !isMomentary { selectionDidChange(animated: true) }
    segments[index].action?.perform(sender: self)
    sendActions(for: .valueChanged)
    if isMomentary { selectedIndex = old }
  }

  /// Whether the control can have the keyboard's focus.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Moves the selection by the arrow keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let step = presses.lazy.compactMap { press -> Int? in
      switch press.key?.keyCode {
      case .keyboardLeftArrow: -1
      case .keyboardRightArrow: 1
      default: nil
      }
    }.first
    guard isEnabled, let step else {
      super.pressesBegan(presses, with: event)
      return
    }
    var index = selectedIndex + step
    while segments.indices.contains(index), !segments[index].isEnabled { index += step }
    choose(index)
  }
}
