import DesignKit
import Foundations
import UIKit

/// The text view of the draft: grows with its text, and shows a placeholder while it is empty.
final class ComposerTextView: UITextView {
  /// Called for Ctrl-Return.
  var onSubmit: (() -> Void)?

  /// Called for each key before it types; returns true if the key is handled.
  var onKey: ((UIKey) -> Bool)?

  /// Called before a paste; returns true if the paste is handled.
  var onPaste: (() -> Bool)?

  private let placeholderLabel = UILabel()

  var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      accessibilityLabel = newValue
      setNeedsLayout()
    }
  }

  /// Whether the placeholder is visible while the text is empty.
  var showsPlaceholder = true {
    didSet { placeholderLabel.isHidden = !showsPlaceholder }
  }

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    placeholderLabel.style(Typography.body(), Palette.secondaryText, lines: 0)
    placeholderLabel.isAccessibilityElement = false
    addSubview(placeholderLabel)
    font = Typography.body()
    textColor = Palette.primaryText
    tintColor = Palette.accent
    backgroundColor = .clear
    adjustsFontForContentSizeCategory = true
    isScrollEnabled = false
    textContainerInset = UIEdgeInsets(
      top: Spacing.small,
      left: 0,
      bottom: Spacing.small,
      right: 0
    )
    self.textContainer.lineFragmentPadding = 0
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    placeholderLabel.frame = CGRect(
      x: textContainerInset.left,
      y: textContainerInset.top,
      width: width,
      height: placeholderLabel.sizeThatFits(room).height
    )
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: \.isSubmit) { return onSubmit?() ?? () }
    if presses.contains(where: \.isPaste), onPaste?() == true { return }
    let rest = presses.filter { press in !(press.key.flatMap { onKey?($0) } ?? false) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Photos on the pasteboard have precedence over text.
  override func paste(_ sender: Any?) {
    if onPaste?() != true { super.paste(sender) }
  }
}

/// The content warning of the draft.
final class ComposerWarningField: UITextField {
  /// Called for Ctrl-Return.
  var onSubmit: (() -> Void)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: \.isSubmit) {
      onSubmit?()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

extension UIPress {
  /// Ctrl-V, or Command-V as on a Mac.
  fileprivate var isPaste: Bool {
    guard let key, key.keyCode == .keyboardV else { return false }
    let modifiers = key.modifierFlags.intersection([.control, .command, .shift, .alternate])
    return modifiers == .control || modifiers == .command
  }

  /// Ctrl-Return, or Command-Return as on a Mac.
  fileprivate var isSubmit: Bool {
    guard let key else { return false }
    return key.keyCode == .keyboardReturnOrEnter
      && !key.modifierFlags.isDisjoint(with: [.control, .command])
  }
}
