public import Foundation

/// A button that swiping a table row reveals, from before swipe actions.
///
/// The row remains open after the action, until the table ends editing or the row is reloaded or
/// deleted.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// The look of an action.
  public enum Style: Int, Sendable {
    /// A red button.
    case `default` = 0
    /// A gray button.
    case normal = 1

    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  private final var ownBackgroundColor: UIColor?
  final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action without a title that does nothing.
  public override init() {
    style = .default
    handler = { _, _ in }
    super.init()
  }

  init(_ style: Style, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Makes an action; the closure is called with it and the index path of the row.
  public convenience init(
    style: UITableViewRowAction.Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init(style, handler)
    self.title = title
  }

  /// The look of the action.
  open private(set) var style: Style

  /// The title of the button.
  open var title: String?

  /// The color of the button; by default red or gray, depending on the style.
  open var backgroundColor: UIColor? {
    get { ownBackgroundColor ?? (style == .default ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }

  /// Makes an action with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style, handler)
    copy.title = title
    copy.ownBackgroundColor = ownBackgroundColor
    return copy
  }
}
