import AppCoordinator
import ArchiveProvider
import Contracts
import ListModel
import LiveViewModels

/// View models over an archive on disk.
struct LiveFactory: ViewModelFactory {
  let provider: ArchiveProvider
  let language: AppLanguage
  /// What is liked in one screen shows in all others.
  private let likes = ReaderLikes()

  init(archive path: String, language: AppLanguage) {
    provider = ArchiveProvider(path: path)
    self.language = language
  }

  var strings: Strings { Strings(language) }

  func makeTimeline(_ scope: TimelineScope) -> any TimelineViewModel {
    LiveTimelineViewModel(
      source: provider,
      scope: scope,
      likes: provider,
      readerLikes: likes,
      language: language
    )
  }

  func makeExplore() -> any ExploreViewModel {
    LiveExploreViewModel(provider: provider, language: language)
  }

  func makeThread(moment: ListItemID) -> any ThreadViewModel {
    LiveThreadViewModel(
      moment: moment,
      threads: provider,
      comments: provider,
      likes: provider,
      readerLikes: likes,
      language: language
    )
  }
}
