public import Foundation

/// A button of an alert, with a title and a handler.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The role of a button, which determines its appearance and position.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title of the button.
  open private(set) var title: String?

  /// The role of the button.
  open private(set) var style: UIAlertAction.Style

  /// Whether the button is enabled; a disabled one is dimmed.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  private let handler: ((UIAlertAction) -> Void)?
  /// The button of the action, while the alert is loaded.
  weak var button: AlertButton?

  /// Makes an action; the handler is called after the alert was dismissed.
  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init(title, style, handler) }

  /// Makes an action without a title and a handler, for subclasses.
  public override init() {
    style = .default
    handler = nil
    super.init()
  }

  private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}
