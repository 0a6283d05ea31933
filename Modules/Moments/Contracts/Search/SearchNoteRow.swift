public import ListModel

/// Something that the reader should know about what was found.
public struct SearchNoteRow: ListItemViewModel, Hashable {
  /// What it is about.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The server could not be asked: this is what is known on this device.
    case onDevice
    /// The server found no moments, and may not look through their texts at all.
    case noText
  }

  /// What it is about.
  public var kind: Kind

  /// It, in words.
  public var text: String

  /// Makes a note in the reader's language.
  public init(_ kind: Kind, strings: Strings) {
    self.kind = kind
    text =
      switch kind {
      case .onDevice: strings.searchOfflineNote
      case .noText: strings.searchNoTextNote
      }
  }

  /// The identity of the row: one a kind.
  public var itemID: ListItemID { ListItemID("search.note.\(kind)") }
}
