public import Foundation

/// A view that converts touches to control events, and performs actions for them.
///
/// A control is highlighted while a touch that began in it stays within 70 points of its edges; if
/// the touch ends there, the control sends `.touchUpInside`.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// The distance from the control up to which a touch is treated as inside, in points.
  static let dragTolerance: CGFloat = 70

  private(set) final var actionList = ControlActionList()

  /// Makes a control that performs an action on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - State

  /// Whether the control is enabled.
  ///
  /// A disabled control still receives touches, but ignores them.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, isTracking { cancelTouch() }
      stateDidChange()
    }
  }

  /// Whether the control is selected.
  ///
  /// The control never changes it automatically.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state, combined from enabled, selected and highlighted.
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

  /// Where the content is between the leading and the trailing edge; centered by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content is between the top and the bottom edge; centered by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment with left or right instead of leading and trailing.
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: - Actions

  /// Adds an action for events.
  ///
  /// An action with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actionList.add(action, for: controlEvents)
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actionList.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    actionList.remove(actionIdentifier, for: controlEvents)
  }

  /// Removes actions from events: all of them without a target and a selector.
  ///
  /// Actions here are closures, which have no target, so none is removed for one.
  open func removeTarget(
    _ target: Any?,
    action: Selector?,
    for controlEvents: UIControl.Event
  ) {
    if target == nil, action == nil { actionList.removeAll(for: controlEvents) }
  }

  /// The events that have an action.
  open var allControlEvents: UIControl.Event { actionList.events }

  /// Performs the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for action in actionList.actions(for: controlEvents) { sendAction(action) }
  }

  /// Performs one action.
  ///
  /// All actions of the control are performed through this method.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(from: self)
  }

  /// Performs the primary action, like a tap.
  open func performPrimaryAction() {
    if presentPrimaryMenu() { return }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: - Menus

  /// The interaction that shows the menu of the control; nil unless it has one.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether the control has a context menu interaction, whose delegate is the control.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      if let old = contextMenuInteraction, !newValue {
        contextMenuInteraction = nil
        removeInteraction(old)
      }
      guard newValue, contextMenuInteraction == nil else { return }
      let interaction = UIContextMenuInteraction(delegate: self)
      interaction.anchor = { [weak self] configuration in
        guard let self else { return nil }
        let point = menuAttachmentPoint(for: configuration)
        return CGRect(x: point.x, y: 0, width: 0, height: point.y)
      }
      contextMenuInteraction = interaction
      addInteraction(interaction)
    }
  }

  /// Whether a tap opens the menu; otherwise only a long press and a secondary click do.
  open var showsMenuAsPrimaryAction = false

  /// The attachment point of the menu, in the control's coordinates; by default the leading bottom
  /// corner.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: isRightToLeft ? bounds.maxX : bounds.minX, y: bounds.maxY)
  }

  /// Returns the menu configuration for a location; nil by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview for a menu: the control if there is a preview provider; other menus of
  /// controls are compact.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { UITargetedPreview(view: self) }

  /// Returns the preview that the lifted one returns to on dismissal.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { interaction.liftedPreview }

  /// Called before the menu is shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu is dismissed.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Opens the menu as the primary action; returns false if a tap has another action.
  private func presentPrimaryMenu(byKey: Bool = false) -> Bool {
    guard showsMenuAsPrimaryAction, isEnabled, let contextMenuInteraction else { return false }
    sendActions(for: .menuActionTriggered)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return contextMenuInteraction.present(at: middle, by: byKey ? .key : .pointer)
  }

  // MARK: - Touches

  /// Whether a touch that began in the control is tracked.
  open private(set) var isTracking = false

  /// Whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  private var trackedTouch: UITouch?

  /// Called when a touch begins; returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves; returns whether to continue tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  override var isEnabledControl: Bool? { isEnabled }

  /// Begins tracking a touch.
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

  /// Continues tracking the touch.
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

  /// Ends tracking, and sends the event for the location.
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

  /// Cancels tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
    leaveTouch()
  }

  /// Whether drags that begin on the control are handled by it rather than by gestures of
  /// ancestors.
  var followsDrags: Bool { false }

  /// Prevents single taps of ancestors, and drags if the control handles them.
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

  /// The traits that are set, combined with those of the state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Performs the primary action, like a tap.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if presentPrimaryMenu(byKey: true) { return true }
    sendActions(for: .touchUpInside)
    touchDidEndInside()
    return true
  }

  /// Called when tracking of a touch began.
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

  /// Resets ``isTouchInside``, after all targets were notified.
  private func leaveTouch() {
    // An action may have started tracking another touch.
    if !isTracking { isTouchInside = false }
  }

  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.dragTolerance, dy: -Self.dragTolerance)
      .contains(touch.location(in: self))
  }
}
