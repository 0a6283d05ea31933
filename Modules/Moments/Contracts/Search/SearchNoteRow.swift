public import ListModel
public import MomentsLanguage

/// A note about the results.
public struct SearchNoteRow: ListItemViewModel, Hashable {
  /// The kind of note.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The server could not be reached: these are results from this device.
    case onDevice
    /// The server found no moments, and may not support searching texts.
    case noText
  }

  /// The kind of note.
  public var kind: Kind

  /// Why results may be missing, in the reader's language.
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

  /// The identity of the row: one per kind.
  public var itemID: ListItemID { ListItemID("search.note.\(kind)") }
}
