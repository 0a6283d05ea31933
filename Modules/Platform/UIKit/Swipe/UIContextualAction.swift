public import Foundation

/// An action that swiping a row offers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// The row remains.
    case normal = 0
    /// The row is removed: the button is red, and the row slides out when the action completes.
    case destructive = 1
  }

  /// Performs the action: receives the action, the view that shows it, and a closure to call at the
  /// end, with whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private var ownBackgroundColor: UIColor?

  init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }

  /// Makes an action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(style, title, handler)
  }

  /// The effect of the action on its row.
  open private(set) var style: Style

  /// Called when the action is chosen.
  open private(set) var handler: Handler

  /// The title of the button.
  open var title: String?

  /// The image of the button, drawn in white.
  ///
  /// In low rows it replaces the title, in high ones it is above the title.
  open var image: UIImage?

  // The type is Apple's: setting nil restores the color of the style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the button; defaults to red for destructive actions and gray for others.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
}
