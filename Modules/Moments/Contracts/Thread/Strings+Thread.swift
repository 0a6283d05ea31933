public import MomentsLanguage

extension Strings {
  /// The text of a placeholder for a comment.
  public func placeholder(_ kind: ThreadPlaceholderRow.Kind) -> String {
    switch kind {
    case .muted:
      placeholderMuted
    case .filtered(let title):
      placeholderFiltered(title)
    case .hidden: placeholderHidden
    case .deleted: placeholderDeleted
    }
  }
}
