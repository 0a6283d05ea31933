import DesignKit
import Foundations
import ListModel
import MomentsContracts
import UIKit

/// What the reader says of a report: as high as it needs, with how much more can be said.
final class ReportCommentView: BaseListItemView<ReportCommentRow, String> {
  private static let leastHeight: CGFloat = 96

  private let textView = ComposerTextView()
  private let counterView = ComposerCounterView()

  override func makeControls() {
    for view in [textView, counterView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    textView.delegate = self
  }

  override func styleControls() {
    textView.accessibilityIdentifier = "report.comment"
  }

  override func constrainControls() {
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.small),
      textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      textView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      textView.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight),
      counterView.topAnchor.constraint(equalTo: textView.bottomAnchor),
      counterView.trailingAnchor.constraint(
        equalTo: trailingAnchor,
        constant: -Spacing.large
      ),
      counterView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.medium)
        .withPriority(.required - 1),
    ])
  }

  override func update(with viewModel: ReportCommentRow) {
    textView.placeholder = viewModel.strings.reportCommentPlaceholder
    // Text that an input method is composing is not to be touched.
    if textView.text != viewModel.text { textView.text = viewModel.text }
    textView.showsPlaceholder = viewModel.text.isEmpty
    textView.accessibilityLabel = viewModel.strings.reportComment
    counterView.update(with: viewModel.counter, strings: viewModel.strings)
  }
}

extension ReportCommentView: SelfContainedItemView {}

extension ReportCommentView: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { onAction?(textView.text) }
}
