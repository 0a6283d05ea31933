import MomentsValues

extension MomentVersion {
  /// A part of a post that an edit changed.
  public enum Change: Sendable, Hashable, CaseIterable {
    case text
    /// The warning was added, removed or changed.
    case warning
    /// Whether the images are covered at first.
    case sensitivity
    /// Images or films were added, removed or moved.
    case media
    /// The alternative texts.
    case descriptions
    /// The poll was added or removed, or has other options.
    case poll
  }

  /// The differences from the version before, in the order of ``Change``.
  ///
  /// Texts are equal where they may have been typed the same, because a version that waits to be
  /// sent has no links yet.
  public func changes(since earlier: MomentVersion) -> [Change] {
    let media = attachments.map(\.id)
    let isSameMedia = media == earlier.attachments.map(\.id)
    return Change.allCases.filter { change in
      switch change {
      case .text: text.asTyped != earlier.text.asTyped
      case .warning: contentWarning != earlier.contentWarning
      // A warning covers the images in any case.
      case .sensitivity:
        isSensitive != earlier.isSensitive && contentWarning == earlier.contentWarning
          && !media.isEmpty
      case .media: !isSameMedia
      case .descriptions:
        isSameMedia && attachments.map(\.altText) != earlier.attachments.map(\.altText)
      case .poll: pollOptions != earlier.pollOptions
      }
    }
  }
}
