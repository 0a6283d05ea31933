import DesignKit
import Foundations
import MomentsContracts
import UIKit

/// The two buttons that answer a follow request: one in progress shows a spinner, and the result
/// replaces both.
final class FollowRequestButtons: UIStackView {
  private static let buttonHeight: CGFloat = 36
  private static let buttonWidth: CGFloat = 96

  /// Called with the reader's decision; not while it is in progress, or done.
  var onAnswer: ((_ accepted: Bool) -> Void)?

  private let acceptButton = AnswerButton()
  private let rejectButton = AnswerButton()
  private let resultLabel = UILabel()

  /// Makes buttons without titles.
  ///
  /// A convenience initializer, so that the other initializers are inherited: whether
  /// `init(coder:)` is failable differs between the platforms.
  convenience init(spacing: CGFloat) {
    self.init(frame: .zero)
    for view in [acceptButton, rejectButton, resultLabel] { addArrangedSubview(view) }
    self.spacing = spacing
    resultLabel.style(Typography.button(), Palette.secondaryText, lines: 0)
    resultLabel.textAlignment = .natural
    acceptButton.onPrimaryAction { [weak self] in self?.onAnswer?(true) }
    rejectButton.onPrimaryAction { [weak self] in self?.onAnswer?(false) }
    for button in [acceptButton, rejectButton] {
      // Not required: a stack view gives hidden views no width.
      button.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
      button.constrain(
        .width.atLeast(Self.buttonWidth).yielding,
        .height.atLeast(Self.buttonHeight).yielding
      )
    }
    // As high as the buttons: the row does not change its height when it is done.
    resultLabel.constrain(.height.atLeast(Self.buttonHeight).yielding)
  }

  /// The accessibility elements, in order: the visible buttons.
  var elements: [Any] { [acceptButton, rejectButton].filter { !$0.isHidden } }

  /// Shows the state of the answer; hides the view if there is none.
  ///
  /// - Parameters:
  ///   - answer: The state.
  ///   - name: The prefix of the buttons' accessibility identifiers: `NAME.accept`, `NAME.reject`.
  func show(_ answer: FollowRequestAnswer?, named name: String) {
    isHidden = answer == nil
    guard let answer else { return }
    let isDone = answer.resultText != nil
    acceptButton.isHidden = isDone
    rejectButton.isHidden = isDone
    resultLabel.isHidden = !isDone
    resultLabel.text = answer.resultText
    let isWaiting = answer.kind == .accepting || answer.kind == .rejecting
    acceptButton.show(
      answer.kind == .accepting ? nil : answer.acceptTitle,
      loading: answer.loadingText,
      isProminent: true
    )
    rejectButton.show(
      answer.kind == .rejecting ? nil : answer.rejectTitle,
      loading: answer.loadingText,
      isProminent: false
    )
    for button in [acceptButton, rejectButton] { button.isEnabled = !isWaiting }
    acceptButton.accessibilityIdentifier = "\(name).accept"
    rejectButton.accessibilityIdentifier = "\(name).reject"
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : .fill
  }
}

/// One of the two buttons.
private final class AnswerButton: UIButton {
  /// The touch area is larger than the button.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dy = min(0, (bounds.height - Metrics.tapTarget) / 2)
    return bounds.insetBy(dx: 0, dy: dy).contains(point)
  }

  /// Shows its title; without one, a spinner.
  func show(_ title: String?, loading: String, isProminent: Bool) {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.title = title
    configuration.baseBackgroundColor = isProminent ? Palette.accent : Palette.surface
    configuration.baseForegroundColor = isProminent ? Palette.onAccent : Palette.primaryText
    configuration.showsActivityIndicator = title == nil
    configuration.titleTextAttributesTransformer = .font { Typography.button() }
    self.configuration = configuration
    accessibilityLabel = title ?? loading
  }
}
