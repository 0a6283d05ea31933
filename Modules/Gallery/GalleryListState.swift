import ListModel
import MomentsLanguage

/// The states of a list.
///
/// An idle list has the same appearance as one at its end.
enum GalleryListState: String, CaseIterable {
  case content
  case loading
  case empty
  case failed
  case pageLoading = "page loading"
  case pageFailed = "page failed"

  /// Whether there are rows.
  var hasRows: Bool {
    switch self {
    case .content, .pageLoading, .pageFailed: true
    case .loading, .empty, .failed: false
    }
  }

  /// The rows of a list: fewer with a paging row, so that it is on screen.
  func shown<Row>(_ rows: [Row], fewer: Int = 3) -> [Row] {
    self == .content ? rows : hasRows ? Array(rows.prefix(fewer)) : []
  }

  /// The state of a list that builds its own message without rows; nil where its rows determine it.
  func state(_ strings: Strings, failed title: String) -> ListState? {
    switch self {
    case .content, .pageLoading, .pageFailed, .empty: nil
    case .loading: .loading
    case .failed: .failed(Self.failure(title, strings))
    }
  }

  /// The state of a list without rows or messages of its own, with the texts of a timeline.
  func state(_ strings: Strings) -> ListState {
    if self == .empty {
      return .empty(
        ListEmptyMessage(title: strings.emptyTimelineTitle, message: strings.emptyTimelineMessage)
      )
    }
    return state(strings, failed: strings.timelineFailedTitle) ?? .content
  }

  func paging(_ strings: Strings) -> PagingState {
    switch self {
    case .pageLoading: .loading
    case .pageFailed: .failed(Self.failure(strings.pageFailedTitle, strings))
    case .content, .loading, .empty, .failed: .end
    }
  }

  static func failure(_ title: String, _ strings: Strings) -> ListFailure {
    ListFailure(title: title, message: strings.checkConnection, retryTitle: strings.retry)
  }
}
