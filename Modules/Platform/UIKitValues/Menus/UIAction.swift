import Foundation

/// The closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// A title, an image and a closure for a control or a menu.
///
/// Add one to a control with ``UIControl/addAction(_:for:)``.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identity of an action among those of a control or a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string that identifies an action, best in reverse domain notation.
    public let rawValue: String

    /// Makes an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static let dynamicPrefix = "com.apple.action.dynamic."

    /// Makes the identifier of an action that is given none.
    static func dynamic() -> Identifier { Identifier(dynamicPrefix + UUID().uuidString) }

    /// Whether the action was given no identifier, so that this one is another in each run.
    package var isDynamic: Bool { rawValue.hasPrefix(Self.dynamicPrefix) }
  }

  /// The identity of the action; a control has at most one action with an identifier for an event.
  open private(set) var identifier: UIAction.Identifier

  /// A longer title that explains the action.
  open var discoverabilityTitle: String?

  /// Whether the action is disabled, hidden or destructive.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action shows a checkmark.
  open var state: UIMenuElement.State

  /// The object that currently performs the action, such as a control.
  private weak var senderObject: AnyObject?

  private let handler: UIActionHandler

  /// The title of the action.
  open override var title: String {
    get { super.title }
    set { setTitle(newValue) }
  }

  /// The image of the action.
  open override var image: UIImage? {
    get { super.image }
    set { setImage(newValue) }
  }

  /// The object that performs the action; nil unless the closure is running.
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
    self.identifier = identifier ?? .dynamic()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the closure with a sender.
  package final func perform(from sender: AnyObject?) {
    let previous = senderObject
    senderObject = sender
    handler(self)
    senderObject = previous
  }
}
