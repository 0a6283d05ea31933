import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import MomentsValues
import UIKit

/// A person's address, which a menu copies, their marks, and their bio with links.
///
///     @ana@example.org
///     Bot · Approves followers
///     Ferries, benches, #birds.
final class ProfileAboutView: UIStackView {
  /// Called with the link, mention or hashtag that the reader opens.
  var onOpen: ((RichText.Style) -> Void)?

  private let button = MenuButton(type: .system)
  private let marksLabel = UILabel()
  private let bioLabel = LinkLabel()

  /// Makes an empty view that loads custom emoji with a loader.
  convenience init(imageLoader: ImageLoader) {
    self.init(frame: .zero)
    bioLabel.imageLoader = imageLoader
    bioLabel.style(Typography.body(), Palette.primaryText, lines: 0)
    bioLabel.accessibilityIdentifier = "profile.bio"
    spacing = Spacing.xSmall
    axis = .vertical
    alignment = .leading
    configure(button) {
      $0.styleAsText()
      $0.titleLabel?.numberOfLines = 0
      $0.contentHorizontalAlignment = .leading
      $0.accessibilityIdentifier = "profile.address"
    }
    marksLabel.style(Typography.captionStrong(), Palette.secondaryText, lines: 0)
    marksLabel.accessibilityIdentifier = "profile.marks"
    for view in [button, marksLabel, bioLabel] { addArrangedSubview(view) }
  }

  /// Shows a person; without details, the bio alone.
  func show(_ details: ProfileDetails?, bio: RichText?) {
    bioLabel.isHidden = bio?.isEmpty ?? true
    isHidden = details == nil && bioLabel.isHidden
    bioLabel.show(bio ?? "", traits: traitCollection) { [weak self] in self?.onOpen?($0) }
    button.isHidden = details == nil
    let marks = [details?.botText, details?.lockedText].compactMap { $0 }
    marksLabel.text = marks.joined(separator: " · ")
    marksLabel.isHidden = marks.isEmpty
    guard let details else { return }
    // An address reads from left to right, with its "@" first, in an Arabic interface too.
    button.setTitle("\u{2066}\(details.address)\u{2069}", for: .normal)
    button.accessibilityHint = details.copyTitle
    button.makeMenu = {
      UIMenu(children: [
        UIAction(details.copyTitle, .copy, id: "profile.copy") {
          UIPasteboard.general.string = details.address
        }
      ])
    }
  }
}
