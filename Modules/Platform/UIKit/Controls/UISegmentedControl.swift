public import Foundation
import QuartzCore

/// A row of segments, one of which is selected, or which act as buttons.
///
/// A tap selects a segment; a drag that begins at the selected segment moves the selection. A
/// change by the reader performs the action of the segment and sends `.valueChanged`; a
/// programmatic change does not. Titles do not scale with the text size.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that represents no segment, -1.
  public static var noSegment: Int { -1 }

  static let height: CGFloat = 32

  let indicator = UIView()
  var segments: [SegmentView] = []
  var dividers: [UIView] = []
  var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// The custom images; nil for none.
  var images: SegmentImages?
  private var storedSelection = UISegmentedControl.noSegment
  /// The segment below the finger; nil if none is touched.
  var pressedSegment: Int?
  /// Whether the touch began at the selected segment and moves the selection.
  private(set) var movesSelection = false

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control with a segment for each title or image; other items are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: insert(title: title, image: nil, action: nil, at: segments.count)
      case let image as UIImage: insert(title: nil, image: image, action: nil, at: segments.count)
      default: break
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Makes a control with a segment for each action, which is performed when it is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Makes a control without segments; archived properties are ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didInit() {
    super.didInit()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    indicator.isUserInteractionEnabled = false
    indicator.layer.cornerRadius = 7
    indicator.layer.shadowColor = UIColor.black.cgColor
    indicator.layer.shadowOpacity = 0.12
    indicator.layer.shadowRadius = 4
    indicator.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(indicator)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    showState()
  }

  // MARK: Selection

  /// The index of the selected segment; `noSegment` for none.
  ///
  /// In a momentary control, it is the tapped segment while its events are sent.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      precondition(
        newValue == Self.noSegment || segments.indices.contains(newValue),
        "Segment index \(newValue) is out of bounds (\(segments.count))"
      )
      storedSelection = newValue
      showState()
    }
  }

  /// Whether segments are momentary buttons that do not stay selected.
  open var isMomentary = false {
    didSet {
      if isMomentary { storedSelection = Self.noSegment }
      showState()
    }
  }

  /// Called when the reader selects a segment.
  func choose(_ index: Int) {
    guard segments.indices.contains(index), isEnabled, segments[index].isEnabled,
      isMomentary || index != storedSelection
    else { return }
    storedSelection = index
    if !isMomentary { showStateAnimated() }
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { storedSelection = Self.noSegment }
  }

  // MARK: Segments

  /// How many choices the control shows; the greatest index is one less.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index beyond the end appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title: title, image: nil, action: nil, at: segment)
    layOut(animated: animated)
  }

  /// Inserts a segment with an image; an index beyond the end appends it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(title: nil, image: image, action: nil, at: segment)
    layOut(animated: animated)
  }

  /// Inserts a segment with the image or the title of an action, which is performed when the
  /// segment is selected.
  ///
  /// A segment whose action has the same identifier is replaced.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    var index = segment
    let old = segmentIndex(forActionIdentifier: action.identifier)
    if old != NSNotFound {
      remove(at: old)
      if old < index { index -= 1 }
    }
    insert(title: action.title, image: action.image, action: action, at: index)
    layOut(animated: animated)
  }

  /// Removes a segment; an index beyond the end removes the last one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    remove(at: min(max(segment, 0), segments.count - 1))
    layOut(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { remove(at: segments.count - 1) }
    sizeDidChange()
  }

  // MARK: One segment

  /// Sets the action of a segment, including its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let view = self.segment(segment)
    let other = segmentIndex(forActionIdentifier: action.identifier)
    precondition(
      other == NSNotFound || other == segment,
      "Another segment has an action with the identifier \(action.identifier.rawValue)"
    )
    view.action = action
    view.title = action.title
    view.image = action.image
    sizeDidChange()
  }

  /// The action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment).action }

  /// The index of the segment whose action has an identifier; `NSNotFound` if there is none.
  open func segmentIndex(forActionIdentifier actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the title of a segment, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    let view = self.segment(segment)
    view.title = title
    view.image = nil
    sizeDidChange()
  }

  /// The text of a segment; nil if it shows an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment).title }

  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    let view = self.segment(segment)
    view.title = nil
    view.image = image
    sizeDidChange()
  }

  /// The image that a segment shows in place of a title; nil if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment).image }

  /// Sets the width of a segment, in points; 0 for automatic.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment).fixedWidth = max(width, 0)
    sizeDidChange()
  }

  /// The width that was set for a segment; 0 for automatic.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment).fixedWidth }

  /// Sets the offset of a segment's content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(segment).contentOffset = offset
    self.segment(segment).setNeedsLayout()
  }

  /// The offset of a segment's content, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment).contentOffset
  }

  /// Sets whether a segment is enabled.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment).isEnabled = enabled
    showState()
  }

  /// Whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment).isEnabled }

  // MARK: Looks

  /// The background color of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      noteAppearance(\.selectedSegmentTintColor, selectedSegmentTintColor)
      showState()
    }
  }

  /// Whether segment widths depend on their content; otherwise all have the width of the widest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { sizeDidChange() }
  }

  /// Sets the title attributes for a state; missing ones use the defaults.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    noteAppearance("titleTextAttributes", [state.rawValue]) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
    titleAttributes[state] = attributes
    sizeDidChange()
  }

  /// The title attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Sets the background image of segments for a state; nil removes it.
  ///
  /// It is stretched across the whole control, and each segment shows its part: a resizable image
  /// has its caps at both ends of the control. Images for other metrics are only stored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance("backgroundImage", [state.rawValue, UInt(bitPattern: barMetrics.rawValue)]) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    changeImages { $0.setBackground(backgroundImage, state, barMetrics) }
  }

  /// The background image that was set for a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images?.backgrounds[barMetrics]?[state]
  }

  /// Sets the divider image for the states of both segments; nil removes it.
  ///
  /// The image of two normal segments is used for states without one.
  open func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(
      "dividerImage",
      [leftState.rawValue, rightState.rawValue, UInt(bitPattern: barMetrics.rawValue)]
    ) {
      $0.setDividerImage(
        dividerImage,
        forLeftSegmentState: leftState,
        rightSegmentState: rightState,
        barMetrics: barMetrics
      )
    }
    changeImages { $0.setDivider(dividerImage, leftState, rightState, barMetrics) }
  }

  /// The divider image that was set for the states of both segments.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images?.divider(leftState, rightState, barMetrics)
  }

  /// Sets the offset of the content of a kind of segments, in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset,
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(
      "contentPositionAdjustment",
      [
        UInt(bitPattern: leftCenterRightOrAlone.rawValue), UInt(bitPattern: barMetrics.rawValue),
      ]
    ) {
      $0.setContentPositionAdjustment(
        adjustment,
        forSegmentType: leftCenterRightOrAlone,
        barMetrics: barMetrics
      )
    }
    changeImages { $0.setOffset(adjustment, leftCenterRightOrAlone, barMetrics) }
  }

  /// The content offset that was set for a kind of segments, in points.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) -> UIOffset {
    images?.offsets[barMetrics]?[leftCenterRightOrAlone] ?? .zero
  }

  /// The width that fits all segments, and a height of 32 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: fittingWidths.reduce(0, +), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Touches

  override var followsDrags: Bool { true }

  /// Returns the control itself for all touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { _ in self }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segment(at: touch.location(in: self)) else { return false }
    movesSelection = !isMomentary && index == storedSelection
    press(index)
    return true
  }

  /// Updates the pressed segment.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = isTouchInside ? segment(at: touch.location(in: self)) : nil
    if index != pressedSegment, index != nil || !movesSelection { press(index) }
    return true
  }

  open override func cancelTracking(with event: UIEvent?) { press(nil) }

  override func touchDidEndInside() {
    let index = pressedSegment
    press(nil)
    if let index { choose(index) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // `touchDidEndInside` is called if the touch is inside.
    if let touch, !isNear(touch) { press(nil) }
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.dragTolerance, dy: -Self.dragTolerance)
      .contains(touch.location(in: self))
  }

  private func press(_ index: Int?) {
    pressedSegment = index
    if index == nil { movesSelection = false }
    showStateAnimated()
  }

  /// The enabled segment at a horizontal position; nil if there is none.
  private func segment(at point: CGPoint) -> Int? {
    let index = segments.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  /// Always false: the segments can be focused, not the control as a whole.
  open override var canBecomeFocused: Bool { false }
}
