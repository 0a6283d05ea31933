public import Foundation

/// What the user can do to a row by swiping it.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What kind of change an action makes.
  public enum Style: Int, Sendable {
    /// The row stays.
    case normal = 0
    /// The row goes: shown in red, and slid out when the action says that it was done.
    case destructive = 1
  }

  /// Does the action: gets the action, the view that shows it, and a closure to call when it is
  /// done, with whether it was.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let storedStyle: Style
  private let storedHandler: Handler
  private var ownBackgroundColor: UIColor?

  init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
    storedStyle = style
    storedHandler = handler
    self.title = title
    super.init()
  }

  /// Makes an action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(style, title, handler)
  }

  /// What kind of change the action makes.
  open var style: Style { storedStyle }

  /// What is called when the user chooses the action.
  open var handler: Handler { storedHandler }

  /// The title of the button.
  open var title: String?

  /// The image on the button, drawn in white.
  ///
  /// In low rows it stands alone, in high ones above the title.
  open var image: UIImage?

  // The type is Apple's: setting nil brings the color of the style back.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the button: red for destructive actions and gray for others, if not set.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (storedStyle == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
}
