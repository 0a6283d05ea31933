import DesignKit
import Foundation
import Foundations
public import MomentsComponents
public import MomentsContracts
public import MomentsValues
public import UIKit

/// The text of a thread's moment: six lines of a long text until the reader unfolds it.
public final class ThreadTextView: ImageListItemView<ThreadTextRow, ThreadTextView.Action> {
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Perform a command.
    case command(MomentCommand)
    /// Open a link, mention or hashtag of the text.
    case open(RichText.Style)
  }

  private let stack = UIStackView()
  private let warningView = ContentWarningView()
  private let bodyLabel = LinkLabel()
  private let foldButton = UIButton(type: .system)
  private lazy var translation = TranslationNoteSlot(
    onToggle: { [weak self] in self?.onAction?(.command(.translate)) },
    insert: { [weak self] in self?.stack.addArrangedSubview($0) }
  )
  private var row: ThreadTextRow?

  public override func makeControls() {
    bodyLabel.imageLoader = imageLoader
    warningView.imageLoader = imageLoader
    for view in [warningView, bodyLabel, foldButton] { stack.addArrangedSubview(view) }
    addConstrainedSubviews(stack)
    warningView.onToggle = { [weak self] in self?.onAction?(.command(.warning)) }
    foldButton.onPrimaryAction { [weak self] in self?.onAction?(.command(.fold)) }
  }

  public override func styleControls() {
    backgroundColor = Palette.background
    clipsToBounds = true
    stack.axis = .vertical
    stack.spacing = Spacing.small
    bodyLabel.accessibilityIdentifier = "thread.text"
    configure(foldButton) {
      $0.styleAsText()
      $0.contentHorizontalAlignment = .leading
      $0.accessibilityIdentifier = "thread.fold"
    }
  }

  public override func constrainControls() {
    stack.constrain(
      .top.inset(Spacing.medium),
      .sides.inset(Spacing.large),
      // While the height is animated, the text keeps its frame and the edge moves over it.
      .bottom.yielding
    )
    foldButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
  }

  /// Shows a text.
  public override func update(with viewModel: ThreadTextRow) {
    row = viewModel
    show(viewModel)
  }

  private func show(_ row: ThreadTextRow) {
    warningView.show(row.contentWarning, identifier: "thread.warning")
    let isHidden = row.isConcealed || row.text.isEmpty
    bodyLabel.isHidden = isHidden
    bodyLabel.show(isHidden ? RichText("") : row.text, traits: traitCollection) { [weak self] in
      self?.onAction?(.open($0))
    }
    bodyLabel.numberOfLines = row.folding.isFolded ? MomentRow.Folding.lineLimit : 0
    foldButton.setTitle(row.folding.buttonTitle, for: .normal)
    foldButton.showAsExpanded(!row.folding.isFolded)
    foldButton.isHidden = isHidden || !row.folding.canFold
    stack.setCustomSpacing(foldButton.isHidden ? Spacing.small : 0, after: bodyLabel)
    translation.show(row.isConcealed ? nil : row.translation, identifier: "thread")
  }

  /// While the row's height is animated, the text and the buttons do not move and the edge of the
  /// row moves over them: otherwise they would be stretched or cut at both ends.
  public override func layoutSubviews() {
    super.layoutSubviews()
    for view in [stack, warningView, bodyLabel, foldButton] { view.layer.removeAllAnimations() }
    translation.view?.layer.removeAllAnimations()
  }

  /// The text depends on the content size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard let row, category != previousTraitCollection?.preferredContentSizeCategory else { return }
    show(row)
  }

  /// A text that fits into the folded lines needs no button to unfold it.
  public override func prepareForLayout(width: CGFloat) {
    guard let row, row.folding.isFolded, !bodyLabel.isHidden else { return }
    let column = CGSize(width: width - 2 * Spacing.large, height: .greatestFiniteMagnitude)
    let folded = bodyLabel.sizeThatFits(column).height
    bodyLabel.numberOfLines = 0
    let whole = bodyLabel.sizeThatFits(column).height
    bodyLabel.numberOfLines = MomentRow.Folding.lineLimit
    foldButton.isHidden = whole <= folded
  }
}
