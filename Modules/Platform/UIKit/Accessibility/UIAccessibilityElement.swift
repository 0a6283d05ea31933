public import Foundation

/// An element that is no view: a part of what a view draws, or several views read as one.
///
/// Its container names it in `accessibilityElements`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view that the element is a part of, or another element of it.
  open weak var accessibilityContainer: AnyObject?

  /// A name for tests; never shown or spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityForWriting.identifier = newValue }
  }

  /// Where the element is in its container, in points; nil where a frame on the screen was set.
  private var frameInContainer: CGRect?

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Whoever contains the element.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// True unless it is set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Where the element is in its container, in points; moves with it.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// Where the element is, in the screen's coordinates.
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
