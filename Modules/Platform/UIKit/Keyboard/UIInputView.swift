public import CoreGraphics
public import Foundation

/// A view that replaces the keyboard or is shown above it, with the background of a keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The background of an input view.
  public enum Style: Int, Sendable {
    /// The background color of the view only.
    case `default`
    /// The background of the system keyboard.
    case keyboard
  }

  /// Makes an input view, whose height is that of the frame unless ``allowsSelfSizing`` is `true`.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = Self.ground }
  }

  /// Makes an input view from an archive, with the default style and an empty frame.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// The style of the background.
  open private(set) var inputViewStyle: Style

  /// Whether the preferred height of the content determines the height of the view; defaults to
  /// `false`.
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
