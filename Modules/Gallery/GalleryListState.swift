import ListModel
import MomentsContracts

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

  func state(
    _ strings: Strings,
    failed: String? = nil,
    empty: ListEmptyMessage? = nil
  ) -> ListState {
    switch self {
    case .content, .pageLoading, .pageFailed: .content
    case .loading: .loading
    case .empty:
      .empty(
        empty
          ?? ListEmptyMessage(
            title: strings.emptyTimelineTitle,
            message: strings.emptyTimelineMessage
          )
      )
    case .failed: .failed(Self.failure(failed ?? strings.timelineFailedTitle, strings))
    }
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
