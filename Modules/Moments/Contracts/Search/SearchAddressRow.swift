public import ListModel
public import MomentsLanguage

/// A row that opens an address that the reader typed or pasted.
public struct SearchAddressRow: ListItemViewModel, Hashable {
  /// The state of the look-up.
  public enum State: Hashable, Sendable {
    /// It is not started.
    case idle
    /// It is being looked up.
    case loading
    /// There is nothing that can be shown.
    case nothing
    /// It could not be looked up; the reason, in a sentence or two.
    case failed(String)
  }

  /// How far the look-up is; the row is there before it begins.
  public var state: State

  /// "Open @ana@example.org".
  public var title: String

  /// The detail text; may be empty.
  public var detail: String

  /// Makes a row in the reader's language.
  public init(address: String, state: State = .idle, strings: Strings) {
    self.state = state
    title = strings.searchOpen(address)
    detail =
      switch state {
      case .idle: ""
      case .loading: strings.searchLookingUp
      case .nothing: strings.searchNothingAtAddress
      case .failed(let message): message
      }
  }

  /// The identity of the row: there is one.
  public var itemID: ListItemID { "search.address" }
}
