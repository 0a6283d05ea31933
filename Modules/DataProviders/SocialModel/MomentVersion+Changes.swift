extension MomentVersion {
  /// A part of a post that an edit changed.
  public enum Change: Sendable, Hashable, CaseIterable {
    /// The author wrote something else.
    case text
    /// The warning came, went or says something else.
    case warning
    /// The images start covered, or do not any more.
    case sensitivity
    /// Images or films came, went or moved.
    case media
    /// What is to be seen or heard in them is said otherwise.
    case descriptions
    /// The poll came, went or has other answers.
    case poll
  }

  /// What became another than in the version before, in the order of ``Change``.
  ///
  /// Texts are the same where they may have been typed the same: one that waits to be sent has no
  /// links yet.
  public func changes(since earlier: MomentVersion) -> [Change] {
    let media = attachments.map(\.id)
    let isSameMedia = media == earlier.attachments.map(\.id)
    return Change.allCases.filter { change in
      switch change {
      case .text: text.asTyped != earlier.text.asTyped
      case .warning: contentWarning != earlier.contentWarning
      // A warning covers the images anyway.
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
