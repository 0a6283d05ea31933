public import ListModel
public import MomentsLanguage

/// A position in a timeline where moments may be missing.
public struct TimelineGapRow: ListItemViewModel, Hashable {
  /// The state of the gap.
  public enum State: Hashable, Sendable {
    /// It can be filled.
    case idle
    /// The missing moments are being loaded.
    case loading
    /// The missing moments could not be loaded; the reason. The reader may retry.
    case failed(String)
  }

  /// The identity of the gap; unchanged while the gap is partly filled.
  public var id: ListItemID

  /// Whether it can be filled, is being filled or failed.
  public var state: State

  /// The text of the row: "More moments here".
  public var title: String

  /// The title of the button that fills the gap, or retries.
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
