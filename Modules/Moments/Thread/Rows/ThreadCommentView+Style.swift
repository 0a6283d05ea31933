import DesignKit
import Foundations
import UIKit

extension ThreadCommentView {
  /// Gives the controls the tokens of DesignKit.
  func style() {
    avatarView.styleAsAvatar(cornerRadius: CornerRadius.small)
    avatarView.emptySymbol = Icon.person.image
    column.axis = .vertical
    column.alignment = .fill
    column.spacing = Spacing.xSmall
    column.setCustomSpacing(0, after: photoGrid)
    header.spacing = Spacing.small
    footer.alignment = .center
    styleLabels()
    styleButtons()
    stackForLargeText()
  }

  private func styleLabels() {
    nameLabel.style(Typography.button(), Palette.accent)
    nameLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    nameLabel.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    timeLabel.style(Typography.caption(), Palette.secondaryText)
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    replyLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
  }

  private func styleButtons() {
    likeButton.styleAsFavorite()
    deleteButton.styleAsCounter(icon: Icon.delete.image)
    deleteButton.configuration?.preferredSymbolConfigurationForImage =
      UIImage.SymbolConfiguration(scale: .small)
    deleteButton.contentHorizontalAlignment = .trailing
    for button in [likeButton, repliesButton, deleteButton] {
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      button.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    }
    // Titles that are too long are truncated: a row is never wider than its list.
    repliesButton.setContentCompressionResistancePriority(.required - 2, for: .horizontal)
    footerSpace.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    bodyLabel.numberOfLines = 0
  }

  /// Header and buttons are in a line only at standard text sizes.
  func stackForLargeText() {
    let isLarge = header.stackForLargeText(traitCollection, alignment: .firstBaseline)
    nameLabel.numberOfLines = isLarge ? 0 : 1
    footer.axis = isLarge ? .vertical : .horizontal
    footer.alignment = isLarge ? .leading : .center
    footer.spacing = isLarge ? 0 : Spacing.large
    footerSpace.isHidden = isLarge
  }
}
