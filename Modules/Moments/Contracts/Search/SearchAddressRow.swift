public import ListModel

/// Opens what an address leads to that the reader typed or pasted.
public struct SearchAddressRow: ListItemViewModel, Hashable {
  /// How that fares.
  public enum State: Hashable, Sendable {
    /// It waits for the reader.
    case idle
    /// It is being looked up.
    case loading
    /// There is nothing that can be shown.
    case nothing
    /// It could not be looked up; why, in a sentence or two.
    case failed(String)
  }

  /// How it fares.
  public var state: State

  /// "Open @ana@example.org".
  public var title: String

  /// What there is to say besides; empty where that is nothing.
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
