public import Foundation

/// An object that handles events, or passes them to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  final var accessibility: AccessibilityStorage?

  /// Makes a responder.
  public override init() { super.init() }

  /// Override point for objects that were loaded from a nib file.
  ///
  /// Never called: this platform has no nib files. It is declared so that shared classes that
  /// override it compile. `NSObject` has it on iOS.
  open func awakeFromNib() {}

  /// Override point for objects that Interface Builder displays.
  ///
  /// Never called, as in every running program.
  open func prepareForInterfaceBuilder() {}

  /// The next responder; `nil` ends the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder can become first responder.
  ///
  /// `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can resign as first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder, which receives keys and presses first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder; returns `false` if it is refused or not in a window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Resigns as first responder; returns `false` if it is refused.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The window whose responder chain contains this responder.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  // MARK: Input views

  /// The view shown instead of the keyboard while this responder, or one before it in the chain, is
  /// first responder; nil for the keyboard.
  ///
  /// Override it for input by other means, such as a date picker.
  open var inputView: UIView? { nil }

  /// The view shown at the bottom of the window, above the keyboard or input view, while this
  /// responder, or one before it in the chain, is first responder.
  ///
  /// It is also shown with hardware keyboards. Override it to attach controls to a text view, or a
  /// message bar to a controller that can become first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Reads ``inputView`` and ``inputAccessoryView`` again, if this is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    responderWindow?.screen.keyboard.reload()
  }

  // MARK: Touches

  /// Called when touches began.
  ///
  /// The default implementation calls the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches moved.
  ///
  /// The default implementation calls the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches ended.
  ///
  /// The default implementation calls the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture recognizer or the system cancelled touches.
  ///
  /// The default implementation calls the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: What it is for assistive technologies and taps

  /// The role as a container of accessibility elements; nil if it has no role of its own.
  var accessibilityContainerRole: AccessibilityRole? { nil }
  /// Whether it indicates a progress, as an accessibility element.
  var showsProgress: Bool { false }
  /// The positions in a list of the views that it shows; nil if it is no list.
  var accessibilityPositions: [ObjectIdentifier: AccessibilityListPosition]? { nil }
  /// The state of a cell whose texts are read as one element; nil if it is none.
  var cellReadAsOneElement: CellReadAsOneElement? { nil }
  /// Whether a control is enabled; nil if it is none.
  var isEnabledControl: Bool? { nil }
  /// Whether a tap on this view, in a window without a status bar, scrolls to the top.
  var tapScrollsToTop: Bool { false }

  // MARK: Motion

  /// Called when a motion of the device began, such as a shake.
  ///
  /// The default implementation calls the next responder. Desktops have no motion events; only
  /// screens in tests do.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion of the device ended, such as a shake.
  ///
  /// The default implementation calls the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion was interrupted or took too long.
  ///
  /// The default implementation calls the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Presses

  /// Called when keys or buttons were pressed.
  ///
  /// The default implementation calls the next responder; an editable first responder handles keys
  /// that enter text.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var rest = presses
    if let input = self as? any UIKeyInput, isFirstResponder {
      rest = TextKeys.type(presses, into: input)
      if rest.isEmpty { return }
    }
    next?.pressesBegan(rest, with: event)
  }

  /// Called when the force of presses changed.
  ///
  /// The default implementation calls the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys or buttons were released.
  ///
  /// The default implementation calls the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses were cancelled.
  ///
  /// The default implementation calls the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Standard edit actions

  /// Moves the selection to the pasteboard; called by keys and menus.
  ///
  /// The default implementation calls the next responder, as for all edit actions.
  open func cut(_ sender: Any?) { next?.cut(sender) }

  /// Copies the selection to the pasteboard; called by keys and menus.
  open func copy(_ sender: Any?) { next?.copy(sender) }

  /// Inserts the content of the pasteboard; called by keys and menus.
  open func paste(_ sender: Any?) { next?.paste(sender) }

  /// Selects an object, such as the word at the caret.
  open func select(_ sender: Any?) { next?.select(sender) }

  /// Selects everything; called by keys and menus.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  /// Deletes the selection.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  // MARK: Undoing

  /// The undo manager: by default that of the next responder; windows have one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Accessibility

  /// Whether this object is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessibilityForWriting.isElement = newValue }
  }

  /// A short, localized name of the element.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessibilityForWriting.label = newValue }
  }

  /// The current value of the element, such as the position of a slider.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibilityForWriting.value = newValue }
  }

  /// A description of the result of activating the element.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityForWriting.hint = newValue }
  }

  /// The label with attributes for speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibility?.attributedLabel, accessibilityLabel) }
    set {
      accessibilityLabel = newValue?.string
      accessibilityForWriting.attributedLabel = newValue
    }
  }

  /// The value with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibility?.attributedValue, accessibilityValue) }
    set {
      accessibilityValue = newValue?.string
      accessibilityForWriting.attributedValue = newValue
    }
  }

  /// The hint with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(accessibility?.attributedHint, accessibilityHint) }
    set {
      accessibilityHint = newValue?.string
      accessibilityForWriting.attributedHint = newValue
    }
  }

  /// The text with the attributes that were set with it; without any if it was changed since.
  private func attributed(_ stored: NSAttributedString?, _ text: String?) -> NSAttributedString? {
    stored?.string == text ? stored : text.map { NSAttributedString(string: $0) }
  }

  /// The kind and the behavior of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { accessibilityForWriting.traits = newValue }
  }

  /// Whether the content is hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { accessibilityForWriting.elementsHidden = newValue }
  }

  /// Whether siblings are hidden from assistive technologies while this object is visible.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityForWriting.isModal = newValue }
  }

  /// The elements inside, in reading order; `nil` to determine them from the views.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityForWriting.elements = newValue }
  }

  /// Returns the number of elements inside, for containers that create them on demand.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index in reading order; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element in reading order; `NSNotFound` if it is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let index = accessibilityElements?.firstIndex {
      ($0 as AnyObject) === (element as AnyObject)
    }
    return index ?? NSNotFound
  }

  /// Whether the elements inside are read as a group, before neighbors.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityForWriting.groupsChildren = newValue }
  }

  /// Whether the content of the element is expanded.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { accessibility?.expandedStatus ?? .unsupported }
    set { accessibilityForWriting.expandedStatus = newValue }
  }

  /// The frame of the element, in screen coordinates.
  ///
  /// By default the bounding box of the path, or the bounds of a view.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility?.frame { return frame }
      if let path = accessibilityPath { return path.bounds }
      guard let view = self as? UIView else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    }
    set { accessibilityForWriting.frame = newValue }
  }

  /// The shape of the element in screen coordinates; nil for a rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { accessibilityForWriting.path = newValue }
  }

  /// The point at which a tap activates the element, in screen coordinates; the center by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibility?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityForWriting.activationPoint = newValue }
  }

  /// Actions of the element in addition to its activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessibilityForWriting.customActions = newValue }
  }

  /// Ways to find related elements, inside of this one and for those that it contains.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { accessibilityForWriting.customRotors = newValue }
  }

  /// Performs the default action of the element; returns `true` if it was handled.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an adjustable element.
  open func accessibilityIncrement() {}

  /// Decrements the value of an adjustable element.
  open func accessibilityDecrement() {}

  /// Dismisses the current content, like a back button or a tap outside; returns `true` if it was
  /// handled.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Scrolls by a page; returns `true` if it was handled.
  ///
  /// While a screen reader is running, the keys for pages call it for the focused view and the
  /// responders after it, before they scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Called when the screen reader begins to read the element, which has the keyboard focus.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when the screen reader reads another element.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether the screen reader reads the element.
  open func accessibilityElementIsFocused() -> Bool { UIAccessibility.isReading(self) }

  final var accessibilityForWriting: AccessibilityStorage {
    if let accessibility { return accessibility }
    let storage = AccessibilityStorage()
    accessibility = storage
    return storage
  }
}
