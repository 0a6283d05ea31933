import MomentsContracts
import SocialModel

/// What stands in front of a moment until the reader opens it.
enum MomentCover {
  /// One of the reader's filters, of this title.
  case filter(title: String, covers: MomentRow.ContentWarning.Cover, isOpen: Bool)
  /// A warning of the author's, or ours before images that start covered without one.
  case own(text: RichText, covers: MomentRow.ContentWarning.Cover, isOpen: Bool)

  /// What an author put in front; nil where nothing is.
  ///
  /// A warning is before everything; ours is before images that start covered without one, and
  /// leaves the text as it is.
  init?(
    warning: String?,
    emojis: [CustomEmoji],
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

  /// The same as rows show it.
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
  /// The author's own warning; of images that start covered without one, ours, which leaves the
  /// text as it is.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the reader opened it.
  ///   - hasPhotos: Whether there are images to cover.
  ///   - strings: The language of our words.
  /// - Returns: What stands in front; nil where nothing does.
  func ownCover(isOpen: Bool, hasPhotos: Bool, _ strings: Strings) -> MomentCover? {
    MomentCover(
      warning: contentWarning,
      emojis: emojis,
      isSensitive: isSensitive && hasPhotos,
      isOpen: isOpen,
      strings
    )
  }

  /// Whether the reader does not want to see who wrote or shared it.
  var isUnwanted: Bool { hiding != nil || boosterHiding != nil }

  /// Whether the reader can share it: what is not for everybody, or not yet sent, cannot be.
  var canBeBoosted: Bool {
    guard !isPending else { return false }
    return switch visibility {
    case .public, .unlisted: true
    // The reader's followers may see what only they may see once more.
    case .followers: isOwn || isBoosted
    case .direct, .other: isBoosted
    }
  }
}
