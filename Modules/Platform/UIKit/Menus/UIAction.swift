import Foundation

/// What runs when an action is performed.
public typealias UIActionHandler = (UIAction) -> Void

/// A title, an image and a closure: what a control does.
///
/// Attach one to a control by ``UIControl/addAction(_:for:)``.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Distinguishes one action of a control from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Distinguishes this action from others; a control keeps one action of each identifier for an
  /// event.
  open private(set) var identifier: UIAction.Identifier

  /// Words that explain the action.
  open var discoverabilityTitle: String?

  /// How the action is offered.
  open var attributes: UIMenuElement.Attributes

  /// The mark beside the action.
  open var state: UIMenuElement.State

  /// What performs the action at the moment, such as a control.
  private weak var senderObject: AnyObject?

  private let handler: UIActionHandler

  /// The title.
  open override var title: String {
    get { super.title }
    set { setTitle(newValue) }
  }

  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { setImage(newValue) }
  }

  /// The object that performs the action, while it does.
  open var sender: Any? { senderObject }

  /// Makes an action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the closure on behalf of a sender.
  func perform(from sender: AnyObject?) {
    let previous = senderObject
    senderObject = sender
    handler(self)
    senderObject = previous
  }
}
