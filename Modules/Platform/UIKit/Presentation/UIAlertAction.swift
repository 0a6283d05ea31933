public import Foundation

/// A button of an alert: a title, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The appearance and the meaning of a button.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title of the button.
  open private(set) var title: String?

  /// The appearance of the button.
  open private(set) var style: UIAlertAction.Style

  /// Whether the button reacts; a disabled one is dimmed.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  private let handler: ((UIAlertAction) -> Void)?
  /// The button of the action, while its alert is visible.
  weak var button: AlertButton?

  /// Makes a button; the handler is called once the alert is dismissed.
  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init(title, style, handler) }

  private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}
