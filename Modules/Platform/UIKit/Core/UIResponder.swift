public import Foundation

/// An object that handles events and passes on those it does not handle.
@preconcurrency @MainActor open class UIResponder: NSObject {
  final var accessibility: AccessibilityStorage?

  /// Makes a responder.
  public override init() { super.init() }

  /// The next responder; `nil` ends the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether `becomeFirstResponder()` may succeed.
  ///
  /// `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may resign its place.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and presses go to this responder first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Requests keys and presses for this responder; `false` when refused or not in a window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up the place of first responder; `false` when refused.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The window whose chain this responder belongs to.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  // MARK: Input views

  /// What stands in the place of the keyboard while this responder, or one that passes events on
  /// to it, is first: nil for the keyboard.
  ///
  /// Override it in a responder that is typed into by other means, such as a wheel of dates.
  open var inputView: UIView? { nil }

  /// What stands at the lower edge of the window, above whatever is typed with, while this
  /// responder, or one that passes events on to it, is first.
  ///
  /// It is shown where keys are real, too. Override it to attach controls to a text, or a bar of
  /// messages to a controller that can become first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for ``inputView`` and ``inputAccessoryView`` again, while this is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    responderWindow?.screen.keyboard.reload()
  }

  // MARK: Touches

  /// New touches went down.
  ///
  /// Passes them to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches moved.
  ///
  /// Passes them to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches went up.
  ///
  /// Passes them to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A gesture or the system took the touches away.
  ///
  /// Passes this on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Motion

  /// The device began to be moved, as by a shake.
  ///
  /// Passes it to the next responder unless overridden. A desktop is not shaken: only the screen of
  /// a test is.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was moved, as by a shake.
  ///
  /// Passes it to the next responder unless overridden.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// What seemed to be a motion went on too long to be one, or was interrupted.
  ///
  /// Passes this on unless overridden.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Presses

  /// Keys or buttons went down.
  ///
  /// Passes them to the next responder unless overridden; a first responder that can be typed into
  /// takes those that type.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var rest = presses
    if let input = self as? any UIKeyInput, isFirstResponder {
      rest = TextKeys.type(presses, into: input)
      if rest.isEmpty { return }
    }
    next?.pressesBegan(rest, with: event)
  }

  /// The force of presses changed.
  ///
  /// Passes them to the next responder unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys or buttons went up.
  ///
  /// Passes them to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses were cancelled.
  ///
  /// Passes this on unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Undoing

  /// The undo manager: that of the next responder unless overridden; windows have one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Accessibility

  /// Whether assistive technologies see this object as one element.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessibilityForWriting.isElement = newValue }
  }

  /// A short name of the element, in the user's language.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessibilityForWriting.label = newValue }
  }

  /// The element's present value, such as how far a slider is.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibilityForWriting.value = newValue }
  }

  /// What acting on the element does.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityForWriting.hint = newValue }
  }

  /// What the element is and how it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { accessibilityForWriting.traits = newValue }
  }

  /// Whether everything inside is hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { accessibilityForWriting.elementsHidden = newValue }
  }

  /// Whether siblings are hidden from assistive technologies while this is shown.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityForWriting.isModal = newValue }
  }

  /// The elements inside, in the order of reading; `nil` leaves it to the views.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityForWriting.elements = newValue }
  }

  /// How many elements are inside, for containers that make them when requested.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at a place in the order of reading; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of an element in the order of reading; `NSNotFound` where it is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let index = accessibilityElements?.firstIndex {
      ($0 as AnyObject) === (element as AnyObject)
    }
    return index ?? NSNotFound
  }

  /// Whether the elements inside are read one after the other, whatever is beside them.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityForWriting.groupsChildren = newValue }
  }

  /// Whether what the element holds is shown, where it can be folded away.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { accessibility?.expandedStatus ?? .unsupported }
    set { accessibilityForWriting.expandedStatus = newValue }
  }

  /// Where the element is, in the screen's coordinates.
  ///
  /// Unless it is set: the box of the path, or the bounds of a view.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility?.frame { return frame }
      if let path = accessibilityPath { return path.bounds }
      guard let view = self as? UIView else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    }
    set { accessibilityForWriting.frame = newValue }
  }

  /// The shape of the element, in the screen's coordinates, where it is no rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { accessibilityForWriting.path = newValue }
  }

  /// Where a tap activates the element, in the screen's coordinates: its middle unless it is set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibility?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityForWriting.activationPoint = newValue }
  }

  /// What can be done to the element besides activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessibilityForWriting.customActions = newValue }
  }

  /// Acts on the element as its default action does; `true` if handled here.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value of an element with the adjustable trait.
  open func accessibilityIncrement() {}

  /// Lowers the value of an element with the adjustable trait.
  open func accessibilityDecrement() {}

  /// Leaves what is shown, as by a back button or a tap outside; `true` if it was left.
  open func accessibilityPerformEscape() -> Bool { false }

  final var accessibilityForWriting: AccessibilityStorage {
    if let accessibility { return accessibility }
    let storage = AccessibilityStorage()
    accessibility = storage
    return storage
  }
}
