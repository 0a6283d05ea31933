import DesignKit
import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
public import UIKit

/// A follow request.
///
///     [portrait]  Layla Hassan
///                 @layla
///                 Photographs of Alexandria …
///                 (Accept) (Reject)
public final class FollowRequestListItemView: ImageListItemView<
  FollowRequestRow, FollowRequestListItemView.Action
>
{
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Accept or reject the request.
    case answer(accepted: Bool)
  }

  private let avatarView = AsyncImageView(frame: .zero)
  private let buttons = FollowRequestButtons(spacing: Spacing.small)
  private lazy var texts = PersonTexts(imageLoader: imageLoader)
  private let column = UIStackView()
  private lazy var summary = RowSummaryElement(of: self, reading: [texts.stack])

  public override func makeControls() {
    for view in [texts.stack, buttons] { column.addArrangedSubview(view) }
    addConstrainedSubviews(avatarView, column)
    buttons.onAnswer = { [weak self] in self?.onAction?(.answer(accepted: $0)) }
  }

  public override func styleControls() {
    summary.accessibilityTraits = .button
    avatarView.styleAsAvatar()
    avatarView.emptySymbol = Icon.person.image
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = Spacing.small
  }

  public override func constrainControls() {
    NSLayoutConstraint.activate(portraitRow(avatarView, beside: column))
  }

  /// Shows a person, and the state of the answer.
  public override func update(with viewModel: FollowRequestRow) {
    texts.show(viewModel.person, bio: viewModel.bio, followersText: viewModel.followersText)
    avatarView.show(viewModel.person.avatar, side: Metrics.avatar, with: imageLoader)
    buttons.show(viewModel.answer, named: "request.\(viewModel.itemID)")
    summary.accessibilityLabel =
      [viewModel.accessibilityText, viewModel.answer?.resultText ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityElements = [summary] + buttons.elements
    accessibilityIdentifier = "request.\(viewModel.itemID)"
  }

  /// Cancels the load of the portrait.
  public override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.cancel()
  }
}
