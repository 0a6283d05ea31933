public import Foundation

/// An accessibility element that is not a view: a part of a view's drawing, or several views read
/// as one.
///
/// Its container lists it in `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder,
  UIAccessibilityIdentification
{
  /// The view or the element that contains this element.
  open weak var accessibilityContainer: AnyObject?

  /// An identifier for tests; never shown or spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityForWriting.identifier = newValue }
  }

  /// The frame in the container's coordinates, in points; nil if a screen frame was set.
  private var frameInContainer: CGRect?

  /// Makes an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The container, if it is a responder; nil otherwise.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// Whether this is an accessibility element; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The frame in the container's coordinates, in points; follows the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// The frame, in screen coordinates.
  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      switch accessibilityContainer {
      case let view as UIView:
        return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
      case let element as UIAccessibilityElement:
        let origin = element.accessibilityFrame.origin
        return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
      default:
        return frameInContainer
      }
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }
}
