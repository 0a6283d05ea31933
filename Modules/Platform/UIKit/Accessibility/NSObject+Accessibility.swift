public import CoreGraphics
public import Foundation

/// What an object that is no responder says to assistive technologies, as part of a view's
/// `accessibilityElements`.
///
/// Responders have members of the same names, which subclasses override; these cannot be
/// overridden. They are in an extension of the protocol because Swift refuses classes with members
/// of the same names as those of an extension of their superclass.
@MainActor extension NSObjectProtocol where Self: NSObject {
  /// Whether the object is an accessibility element, in the `accessibilityElements` of a view.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { accessibilityResponder?.isAccessibilityElement ?? false }
    set { accessibilityResponderForWriting.isAccessibilityElement = newValue }
  }

  /// The name of the element that is read.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get {
      if let item = self as? UIBarItem { return item.accessibilityLabel }
      return accessibilityResponder?.accessibilityLabel
    }
    set {
      if let item = self as? UIBarItem {
        item.accessibilityLabel = newValue
      } else {
        accessibilityResponderForWriting.accessibilityLabel = newValue
      }
    }
  }

  /// The value that is read after the label.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessibilityResponder?.accessibilityValue }
    set { accessibilityResponderForWriting.accessibilityValue = newValue }
  }

  /// What the element does, which is read last.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessibilityResponder?.accessibilityHint }
    set { accessibilityResponderForWriting.accessibilityHint = newValue }
  }

  /// The label with attributes for speech.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityResponder?.accessibilityAttributedLabel }
    set { accessibilityResponderForWriting.accessibilityAttributedLabel = newValue }
  }

  /// The value with attributes for speech.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityResponder?.accessibilityAttributedValue }
    set { accessibilityResponderForWriting.accessibilityAttributedValue = newValue }
  }

  /// The hint with attributes for speech.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityResponder?.accessibilityAttributedHint }
    set { accessibilityResponderForWriting.accessibilityAttributedHint = newValue }
  }

  /// What kind of element it is.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityResponder?.accessibilityTraits ?? .none }
    set { accessibilityResponderForWriting.accessibilityTraits = newValue }
  }

  /// Whether the elements inside are hidden from assistive technologies.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { accessibilityResponder?.accessibilityElementsHidden ?? false }
    set { accessibilityResponderForWriting.accessibilityElementsHidden = newValue }
  }

  /// Whether the siblings are hidden from assistive technologies.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { accessibilityResponder?.accessibilityViewIsModal ?? false }
    set { accessibilityResponderForWriting.accessibilityViewIsModal = newValue }
  }

  /// The elements inside, in reading order.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { accessibilityResponder?.accessibilityElements }
    set { accessibilityResponderForWriting.accessibilityElements = newValue }
  }

  /// Whether the elements inside are read together.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityResponder?.shouldGroupAccessibilityChildren ?? false }
    set { accessibilityResponderForWriting.shouldGroupAccessibilityChildren = newValue }
  }

  /// Whether the content is expanded.
  @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { accessibilityResponder?.accessibilityExpandedStatus ?? .unsupported }
    set { accessibilityResponderForWriting.accessibilityExpandedStatus = newValue }
  }

  /// The frame, in screen coordinates.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { accessibilityResponder?.accessibilityFrame ?? .zero }
    set { accessibilityResponderForWriting.accessibilityFrame = newValue }
  }

  /// The shape in screen coordinates; nil for a rectangle.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { accessibilityResponder?.accessibilityPath }
    set { accessibilityResponderForWriting.accessibilityPath = newValue }
  }

  /// The point at which a tap activates the element, in screen coordinates.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { accessibilityResponder?.accessibilityActivationPoint ?? .zero }
    set { accessibilityResponderForWriting.accessibilityActivationPoint = newValue }
  }

  /// Actions in addition to the activation.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityResponder?.accessibilityCustomActions }
    set { accessibilityResponderForWriting.accessibilityCustomActions = newValue }
  }

  /// Ways to find related elements.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityResponder?.accessibilityCustomRotors }
    set { accessibilityResponderForWriting.accessibilityCustomRotors = newValue }
  }

  private var accessibilityResponder: UIResponder? {
    self as? UIResponder ?? ObjectAccessibility.element(for: self)
  }

  private var accessibilityResponderForWriting: UIResponder {
    self as? UIResponder ?? ObjectAccessibility.elementForWriting(for: self)
  }
}
