import MomentsContracts
import SocialModel

/// What stands in front of a moment until the reader opens it.
enum MomentCover {
  /// One of the reader's filters, of this title.
  case filter(title: String, covers: MomentRow.ContentWarning.Cover, isOpen: Bool)
  /// A warning of the author's.
  case own(text: String, isOpen: Bool)

  /// The same as rows show it.
  func warning(_ strings: Strings) -> MomentRow.ContentWarning {
    switch self {
    case .filter(let title, let covers, let isOpen):
      MomentRow.ContentWarning(
        text: strings.placeholder(.filtered(title: title)),
        covers: covers,
        isRevealed: isOpen,
        strings: strings
      )
    case .own(let text, let isOpen):
      MomentRow.ContentWarning(text: text, isRevealed: isOpen, strings: strings)
    }
  }
}

extension Moment {
  /// Whether the reader can share it: what is not for everybody, or not yet sent, cannot be.
  var canBeBoosted: Bool {
    guard !isPending else { return false }
    return switch visibility {
    case .public, .unlisted: true
    default: isBoosted
    }
  }
}
