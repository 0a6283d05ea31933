public import CoreGraphics
public import Foundation

/// A view that stands in the place of the keyboard, or above it, on the ground of keyboards.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// What lies behind the content.
  public enum Style: Int, Sendable {
    /// Nothing but the background color.
    case `default`
    /// The ground of a keyboard.
    case keyboard
  }

  private let style: Style

  /// Makes an input view; its height is that of the frame, unless ``allowsSelfSizing``.
  public init(frame: CGRect, inputViewStyle: Style) {
    style = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = Self.ground }
  }

  /// Makes an input view from an archive, as one of the default style with an empty frame.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// What lies behind the content.
  open var inputViewStyle: Style { style }

  /// Whether the height is what the content asks for.
  open var allowsSelfSizing = false {
    didSet {
      guard allowsSelfSizing != oldValue else { return }
      window?.screen.keyboard.reload()
    }
  }

  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
  }
}
