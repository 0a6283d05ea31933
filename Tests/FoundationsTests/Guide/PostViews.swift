import DesignKit
import Foundation
import Foundations
import UIKit

// The row views of docs/guides/section-controllers.md, each in the four steps.

final class AuthorView: BaseListItemView<AuthorRow, Never> {
  private let label = UILabel()

  override func makeControls() { addSubview(label) }

  override func styleControls() {
    label.font = Typography.name()
    label.textColor = Palette.primaryText
    label.adjustsFontForContentSizeCategory = true
    layoutMargins = UIEdgeInsets(
      top: Spacing.large,
      left: Spacing.large,
      bottom: Spacing.xxSmall,
      right: Spacing.large
    )
  }

  override func constrainControls() {
    label.constrain(.top.sides.bottom.equal(to: layoutMarginsGuide))
  }

  override func update(with viewModel: AuthorRow) {
    label.text = viewModel.name
  }
}

final class PostTextView: BaseListItemView<TextRow, Never> {
  private let label = UILabel()

  override func makeControls() { addSubview(label) }

  override func styleControls() {
    label.font = Typography.body()
    label.textColor = Palette.primaryText
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityIdentifier = "post.text"
  }

  override func constrainControls() {
    label.constrain(.top, .sides.inset(Spacing.large), .bottom.inset(Spacing.small))
  }

  override func update(with viewModel: TextRow) {
    label.text = viewModel.text
    label.numberOfLines = viewModel.isExpanded ? 0 : 2
  }
}

final class LikesView: BaseListItemView<LikesRow, LikesView.Action> {
  enum Action { case toggle }

  private let button = UIButton(type: .system)

  override func makeControls() {
    addSubview(button)
    button.addAction(
      UIAction { [weak self] _ in self?.onAction?(.toggle) },
      for: .primaryActionTriggered
    )
  }

  override func styleControls() {
    button.accessibilityIdentifier = "post.like"
    var configuration = UIButton.Configuration.plain()
    configuration.imagePadding = Spacing.xSmall
    button.configuration = configuration
  }

  override func constrainControls() {
    button.constrain(
      .top.bottom,
      .leading.inset(Spacing.xSmall),
      .height.atLeast(Metrics.tapTarget)
    )
  }

  override func update(with viewModel: LikesRow) {
    button.configuration?.title = "\(viewModel.count)"
    button.configuration?.image = (viewModel.isLiked ? Icon.liked : Icon.like).image
    button.configuration?.baseForegroundColor =
      viewModel.isLiked ? Palette.like : Palette.secondaryText
  }
}

final class PhotoView: BaseListItemView<PostPhoto, Never> {
  override func styleControls() {
    backgroundColor = Palette.placeholder
    layer.cornerRadius = CornerRadius.small
  }
}

final class PostCommentView: BaseListItemView<PostComment, PostCommentView.Action> {
  enum Action { case delete }

  private let label = UILabel()
  private let deleteButton = UIButton(type: .system)

  override func makeControls() {
    addSubview(label)
    addSubview(deleteButton)
    deleteButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.delete) },
      for: .primaryActionTriggered
    )
  }

  override func styleControls() {
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Delete"
    configuration.baseForegroundColor = Palette.error
    deleteButton.configuration = configuration
  }

  override func constrainControls() {
    deleteButton.setContentHuggingPriority(.required, for: .horizontal)
    deleteButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.constrain(.top.bottom.inset(Spacing.small), .leading.inset(Spacing.xLarge))
    deleteButton.constrain(
      .leading.equal(to: label.trailingAnchor).offset(Spacing.small),
      .trailing.inset(Spacing.small),
      .centerY,
      .height(Metrics.tapTarget)
    )
    constrain(.height.atLeast(Metrics.tapTarget))
  }

  override func update(with viewModel: PostComment) {
    let text = NSMutableAttributedString(
      string: viewModel.author,
      attributes: [.font: Typography.captionStrong(), .foregroundColor: Palette.primaryText]
    )
    text.append(
      NSAttributedString(
        string: "  \(viewModel.text)",
        attributes: [.font: Typography.caption(), .foregroundColor: Palette.secondaryText]
      )
    )
    label.attributedText = text
    deleteButton.isHidden = !viewModel.isMine
    deleteButton.accessibilityIdentifier = "comment.delete.\(viewModel.id)"
    label.accessibilityIdentifier = "comment.\(viewModel.id)"
  }
}
