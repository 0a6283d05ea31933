import DesignKit
import Foundations
import ListModel
import MomentsContracts
import UIKit

/// A text view in a sheet: as high as its text, with the number of remaining characters.
final class WrittenTextView: BaseListItemView<WrittenTextRow, String> {
  private static let leastHeight: CGFloat = 96

  private lazy var height = textView.inactiveConstraint(.height.atLeast(Self.leastHeight))
  private lazy var belowCounter = counterView.inactiveConstraint(
    .bottom.inset(Spacing.medium).yielding
  )
  private lazy var belowText = textView.inactiveConstraint(.bottom.inset(Spacing.small).yielding)
  private let textView = ComposerTextView()
  private let counterView = ComposerCounterView()

  override func makeControls() {
    addConstrainedSubviews(textView, counterView)
    textView.delegate = self
  }

  override func constrainControls() {
    textView.constrain(.top.inset(Spacing.small), .sides.inset(Spacing.large))
    counterView.constrain(.top.equal(to: textView.bottomAnchor), .trailing.inset(Spacing.large))
    NSLayoutConstraint.activate([height, belowCounter])
  }

  override func update(with viewModel: WrittenTextRow) {
    textView.placeholder = viewModel.placeholder
    textView.accessibilityIdentifier = viewModel.itemID.description
    // Text that an input method is composing must not be changed.
    if textView.text != viewModel.text { textView.text = viewModel.text }
    textView.showsPlaceholder = viewModel.text.isEmpty
    textView.accessibilityLabel = viewModel.label
    height.constant = viewModel.isLong ? Self.leastHeight : 0
    counterView.isHidden = viewModel.counter == nil
    NSLayoutConstraint.deactivate([belowCounter, belowText])
    (viewModel.counter == nil ? belowText : belowCounter).isActive = true
    if let counter = viewModel.counter {
      counterView.update(with: counter, strings: viewModel.strings)
    }
  }
}

extension WrittenTextView: SelfContainedItemView {}

extension WrittenTextView: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { onAction?(textView.text) }
}
