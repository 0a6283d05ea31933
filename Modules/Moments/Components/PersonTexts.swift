import DesignKit
public import Foundations
public import MomentsContracts
public import MomentsValues
public import UIKit

/// The lines that describe a person, in a stack: name, handle, bio, and followers.
///
/// The name and the bio take two lines, or six at large text sizes, where a line has space for two
/// words.
@MainActor
public final class PersonTexts {
  /// The stack of lines.
  public let stack = UIStackView()
  private let nameLabel = ImageLabel()
  private let handleLabel = UILabel()
  private let bioLabel = ImageLabel()
  private let followersLabel = UILabel()

  /// Makes empty lines, which load emoji with a loader.
  public init(imageLoader: ImageLoader) {
    let labels = [nameLabel, handleLabel, bioLabel, followersLabel]
    for label in [nameLabel, bioLabel] { label.imageLoader = imageLoader }
    nameLabel.style(Typography.name(), Palette.primaryText, lines: 2)
    handleLabel.style(Typography.caption(), Palette.secondaryText)
    handleLabel.lineBreakMode = .byTruncatingMiddle
    bioLabel.style(Typography.body(), Palette.primaryText)
    followersLabel.style(Typography.caption(), Palette.secondaryText)
    stack.axis = .vertical
    stack.spacing = Spacing.xxSmall
    for label in labels {
      label.textAlignment = .natural
      stack.addArrangedSubview(label)
    }
    for label in [handleLabel, bioLabel] {
      stack.setCustomSpacing(Spacing.xSmall, after: label)
    }
  }

  /// Shows a person; empty texts take no space.
  public func show(_ person: PersonReference, bio: RichText, followersText: String) {
    nameLabel.show(person.displayName, in: Typography.name)
    // A handle reads from left to right, with its "@" first, in an Arabic interface too.
    handleLabel.text = "\u{2066}\(person.handle)\u{2069}"
    bioLabel.show(bio, in: Typography.body)
    bioLabel.isHidden = bio.isEmpty
    followersLabel.text = followersText
    followersLabel.isHidden = followersText.isEmpty
    let isLarge = stack.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    bioLabel.numberOfLines = isLarge ? 6 : 2
    followersLabel.numberOfLines = isLarge ? 0 : 1
  }
}
