import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit

/// The buttons below the draft: photos, poll, emoji, warning, visibility, language, drafts; and the
/// number of remaining characters.
final class ComposerToolbar: BaseView {
  /// An action of the toolbar.
  enum Action: Hashable {
    case addPhotos
    case togglePoll
    case chooseEmoji
    case toggleWarning
    case chooseVisibility
    case chooseLanguage
    case showDrafts
  }

  /// Called for each tap.
  var onAction: ((Action) -> Void)?

  private let strings: Strings
  private let canPickPhotos: Bool
  private let stack = UIStackView()
  private let line = HairlineView()
  private let counterView = ComposerCounterView()
  private let photosButton = UIButton(type: .system)
  private let pollButton = UIButton(type: .system)
  private let emojiButton = UIButton(type: .system)
  private let warningButton = UIButton(type: .system)
  private let visibilityButton = UIButton(type: .system)
  private let languageButton = UIButton(type: .system)
  private let draftsButton = UIButton(type: .system)

  /// The height of the buttons, in points.
  static let height: CGFloat = 48

  init(strings: Strings, canPickPhotos: Bool) {
    self.strings = strings
    self.canPickPhotos = canPickPhotos
    super.init(frame: .zero)
  }

  private var buttons: [(UIButton, Action, String)] {
    [
      (photosButton, .addPhotos, "photos"), (pollButton, .togglePoll, "poll"),
      (emojiButton, .chooseEmoji, "emoji"), (warningButton, .toggleWarning, "warning"),
      (visibilityButton, .chooseVisibility, "visibility"),
      (languageButton, .chooseLanguage, "language"), (draftsButton, .showDrafts, "drafts"),
    ]
  }

  override func makeControls() {
    for (button, action, name) in buttons {
      button.accessibilityIdentifier = "composer.\(name)"
      button.onPrimaryAction { [weak self] in self?.onAction?(action) }
      stack.addArrangedSubview(button)
    }
    addConstrainedSubviews(line, stack, counterView)
  }

  override func styleControls() {
    backgroundColor = Palette.background
    stack.axis = .horizontal
    // If there is not enough space, all shrink equally.
    stack.distribution = .fillEqually
    photosButton.isHidden = !canPickPhotos
    for (button, _, _) in buttons { button.tintColor = Palette.accent }
    photosButton.setImage(Icon.photo.image, for: .normal)
    pollButton.setImage(Icon.poll.image, for: .normal)
    emojiButton.setImage(Icon.emoji.image, for: .normal)
    warningButton.setImage(Icon.warning.image, for: .normal)
    draftsButton.setImage(Icon.drafts.image, for: .normal)
    languageButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    languageButton.setTitleColor(Palette.accent, for: .normal)
    photosButton.accessibilityLabel = strings.composerAddPhotos
    emojiButton.accessibilityLabel = strings.emojiTitle
    warningButton.accessibilityLabel = strings.composerToggleWarning
    draftsButton.accessibilityLabel = strings.composerDraftsTitle
  }

  override func constrainControls() {
    // On the narrowest screens they are a little closer together.
    let width = CGFloat(buttons.count { !$0.0.isHidden }) * Metrics.tapTarget
    line.constrain(.top.sides)
    stack.constrain(
      .top,
      .leading.equal(to: safeAreaLayoutGuide).inset(4),
      .width(width).priority(.defaultHigh),
      .height(Self.height),
      .bottom.equal(to: safeAreaLayoutGuide)
    )
    counterView.constrain(
      .leading.atLeast(stack.trailingAnchor).offset(Spacing.xSmall),
      .centerY.equal(to: stack),
      .trailing.equal(to: safeAreaLayoutGuide).inset(Spacing.medium)
    )
  }

  /// Shows the current settings.
  func update(with content: ComposerContent, isEnabled: Bool) {
    photosButton.isEnabled = isEnabled && content.roomForPhotos > 0
    pollButton.isEnabled = isEnabled && content.quoted == nil
    pollButton.accessibilityTraits = content.poll == nil ? .button : [.button, .selected]
    pollButton.accessibilityLabel =
      content.poll == nil ? strings.composerAddPoll : strings.composerRemovePoll
    for button in [emojiButton, warningButton, languageButton, draftsButton] {
      button.isEnabled = isEnabled
    }
    visibilityButton.isEnabled =
      isEnabled && (content.visibilities.count > 1 || content.quotePolicies.count > 1)
    warningButton.tintColor = content.warning == nil ? Palette.accent : Palette.caution
    warningButton.accessibilityTraits = content.warning == nil ? .button : [.button, .selected]
    visibilityButton.setImage(content.visibility.icon.image, for: .normal)
    visibilityButton.accessibilityLabel = strings.composerVisibilityTitle
    visibilityButton.accessibilityValue = strings.composerVisibility(content.visibility)
    languageButton.setTitle(WritingLanguage.shortName(of: content.language), for: .normal)
    languageButton.accessibilityLabel = strings.composerLanguageTitle
    languageButton.accessibilityValue =
      WritingLanguage.all.first { $0.tag == content.language }?.name ?? content.language
    counterView.update(with: content.counter, strings: strings)
  }
}

extension Visibility {
  /// The symbol of the visibility.
  var icon: Icon {
    switch self {
    case .public: .everyone
    case .unlisted: .quiet
    case .followers: .followersOnly
    case .direct, .other: .mentioned
    }
  }
}
