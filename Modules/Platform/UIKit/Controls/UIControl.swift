public import Foundation

/// A view that is pressed: it turns touches into events, and events into actions.
///
/// While a finger that came down on it stays within 70 points of its edges, a control is
/// highlighted; lifted there, it sends `.touchUpInside`.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// How far a finger may stray from a control and still be inside, in points.
  static let dragTolerance: CGFloat = 70

  private var actionList = ControlActionList()

  /// Makes a control that performs an action on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - State

  /// Whether the control can be used.
  ///
  /// A control that cannot lets no touch through.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, isTracking { cancelTouch() }
      stateDidChange()
    }
  }

  /// Whether the control is chosen.
  ///
  /// The control never changes it by itself.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Enabled, selected and highlighted in one.
  open var state: UIControl.State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after any part of the state changed.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// Where the content lies across the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content lies down the control.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content lies across the control: left or right in place of leading and trailing.
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: - Actions

  /// Performs an action on events.
  ///
  /// An action of the same identifier gives way.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actionList.add(action, for: controlEvents)
  }

  /// Takes an action off events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actionList.remove(action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier off events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    actionList.remove(actionIdentifier, for: controlEvents)
  }

  /// The events that have an action.
  open var allControlEvents: UIControl.Event { actionList.events }

  /// Performs the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for action in actionList.actions(for: controlEvents) { sendAction(action) }
  }

  /// Performs one action.
  ///
  /// Every action of the control passes here.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(from: self)
  }

  /// Does what the control is there for, as a tap does.
  open func performPrimaryAction() {
    if presentPrimaryMenu() { return }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: - Menus

  private var ownMenuInteraction: UIContextMenuInteraction?

  /// Shows the menu of the control; nil unless it has one.
  open var contextMenuInteraction: UIContextMenuInteraction? { ownMenuInteraction }

  /// Whether the control shows a menu: what its interaction's delegate, the control, says.
  open var isContextMenuInteractionEnabled: Bool {
    get { ownMenuInteraction != nil }
    set {
      if let old = ownMenuInteraction, !newValue {
        ownMenuInteraction = nil
        removeInteraction(old)
      }
      guard newValue, ownMenuInteraction == nil else { return }
      let interaction = UIContextMenuInteraction(delegate: self)
      interaction.anchor = { [weak self] configuration in
        guard let self else { return nil }
        let point = menuAttachmentPoint(for: configuration)
        return CGRect(x: point.x, y: 0, width: 0, height: point.y)
      }
      ownMenuInteraction = interaction
      addInteraction(interaction)
    }
  }

  /// Whether a tap opens the menu; otherwise only a long press and the pointer's other button do.
  open var showsMenuAsPrimaryAction = false

  /// Where the menu is attached, in the coordinates of the control: where its lower edge begins,
  /// unless overridden.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: isRightToLeft ? bounds.maxX : bounds.minX, y: bounds.maxY)
  }

  /// The menu for a place of the control; none unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What is lifted beside a menu with a controller to show: the control; other menus of controls
  /// are compact.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { UITargetedPreview(view: self) }

  /// Where the lifted preview goes back to.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { interaction.liftedPreview }

  /// The menu is about to be shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The menu is about to go.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Opens the menu in place of what a tap does otherwise; false where it does something else.
  private func presentPrimaryMenu(byKey: Bool = false) -> Bool {
    guard showsMenuAsPrimaryAction, isEnabled, let ownMenuInteraction else { return false }
    sendActions(for: .menuActionTriggered)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return ownMenuInteraction.present(at: middle, by: byKey ? .key : .pointer)
  }

  // MARK: - Touches

  /// Whether a finger that came down on the control is still down.
  open private(set) var isTracking = false

  /// Whether that finger is within the control.
  open private(set) var isTouchInside = false

  private var trackedTouch: UITouch?

  /// Called as a finger comes down; false lets the touch go.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called as the finger moves; false ends the tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called as the finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called as the touch is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether the control can be used.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Begins to track a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isTracking = true
    isHighlighted = true
    touchDidBegin()
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows the tracked touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      endTracking(touch, with: event)
      leaveTouch()
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Ends the tracking, and says where.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let endsInside = reaches(touch)
    isTouchInside = endsInside
    stopTracking()
    endTracking(touch, with: event)
    if !endsInside || !presentPrimaryMenu() {
      sendActions(for: endsInside ? .touchUpInside : .touchUpOutside)
      if endsInside { touchDidEndInside() }
    }
    leaveTouch()
  }

  /// Ends the tracking, and does nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
    leaveTouch()
  }

  /// Whether a drag that began on the control is the control's, and no gesture's of what is around.
  var followsDrags: Bool { false }

  /// Keeps single taps of its superviews away, and drags where it follows them itself.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    if followsDrags, isTracking, gestureRecognizer.view !== self,
      gestureRecognizer is UIPanGestureRecognizer
        || gestureRecognizer is UISwipeGestureRecognizer
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The traits that are set, and what the state adds to them.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Does what a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if presentPrimaryMenu(byKey: true) { return true }
    sendActions(for: .touchUpInside)
    touchDidEndInside()
    return true
  }

  /// Called once a touch is tracked.
  func touchDidBegin() {}

  /// Called after the actions of `.touchUpInside`.
  func touchDidEndInside() {}

  private func cancelTouch() {
    stopTracking()
    cancelTracking(with: nil)
    sendActions(for: .touchCancel)
    leaveTouch()
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
  }

  /// Whether the finger was inside counts until everybody knows that it is gone.
  private func leaveTouch() {
    // An action may have begun with another touch.
    if !isTracking { isTouchInside = false }
  }

  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.dragTolerance, dy: -Self.dragTolerance)
      .contains(touch.location(in: self))
  }
}
