import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// The cover of a moment until the reader opens it.
enum MomentCover {
  /// A filter of the reader with this title.
  case filter(title: String, covers: MomentRow.ContentWarning.Cover, isOpen: Bool)
  /// A warning of the author, or a generic one before sensitive images without a warning.
  case own(text: RichText, covers: MomentRow.ContentWarning.Cover, isOpen: Bool)

  /// The cover that the author set; nil where there is none.
  ///
  /// A warning covers everything; the generic one covers sensitive images only, not the text.
  init?(
    warning: String?,
    emojis: [EmojiReference],
    isSensitive: Bool,
    isOpen: Bool,
    _ strings: Strings
  ) {
    if let warning, !warning.isEmpty {
      self = .own(text: RichText(warning, emojis: emojis), covers: .everything, isOpen: isOpen)
    } else if isSensitive {
      self = .own(text: RichText(strings.sensitivePhotos), covers: .photos, isOpen: isOpen)
    } else {
      return nil
    }
  }

  /// The cover for rows.
  func warning(_ strings: Strings) -> MomentRow.ContentWarning {
    switch self {
    case .filter(let title, let covers, let isOpen):
      MomentRow.ContentWarning(
        text: RichText(strings.placeholder(.filtered(title: title))),
        covers: covers,
        isRevealed: isOpen,
        strings: strings
      )
    case .own(let text, let covers, let isOpen):
      MomentRow.ContentWarning(
        text: text,
        covers: covers,
        isRevealed: isOpen,
        strings: strings
      )
    }
  }
}

extension Moment {
  /// The author's own warning; for sensitive images without one, a generic one, which does not
  /// cover the text.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the reader opened it.
  ///   - hasPhotos: Whether there are images to cover.
  ///   - strings: The texts of the generic warning.
  /// - Returns: The cover; nil where there is none.
  func ownCover(isOpen: Bool, hasPhotos: Bool, _ strings: Strings) -> MomentCover? {
    MomentCover(
      warning: contentWarning,
      emojis: emojis,
      isSensitive: isSensitive && hasPhotos,
      isOpen: isOpen,
      strings
    )
  }

  /// Whether the reader hides the author or the person who boosted it.
  var isHidden: Bool { hiding != nil || boosterHiding != nil }

  /// Whether the reader can boost it: not if its visibility is limited or it is not sent yet.
  var canBeBoosted: Bool {
    guard !isPending else { return false }
    return switch visibility {
    case .public, .unlisted: true
    // A post for followers can be boosted by its author, to the same followers.
    case .followers: isOwn || isBoosted
    case .direct, .other: isBoosted
    }
  }
}
