public import ListModel

/// A place in a timeline where moments may be missing between two that show.
public struct TimelineGapRow: ListItemViewModel, Hashable {
  /// How the gap fares.
  public enum State: Hashable, Sendable {
    /// It can be filled.
    case idle
    /// What is missing is under way.
    case loading
    /// What is missing did not come, and why; the reader may ask again.
    case failed(String)
  }

  /// The edge of a gap that what comes joins first.
  public enum Edge: Hashable, Sendable {
    /// The newer one: moments come below the row above the gap.
    case above
    /// The older one: moments come above the row below the gap.
    case below
  }

  /// The identity of the gap; it stays while the gap is partly filled.
  public var id: ListItemID

  /// How it fares.
  public var state: State

  /// What the row says: "More moments here".
  public var title: String

  /// The title of the button that fills the gap, again where that failed.
  public var buttonTitle: String

  /// Makes a row in the reader's language.
  public init(id: ListItemID, state: State = .idle, strings: Strings) {
    self.id = id
    self.state = state
    switch state {
    case .idle: (title, buttonTitle) = (strings.gapTitle, strings.fillGap)
    case .loading: (title, buttonTitle) = (strings.loading, strings.fillGap)
    case .failed(let reason): (title, buttonTitle) = (reason, strings.retry)
    }
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("gap-\(id)") }
}
