import AppCoordinator
import DemoViewModels
import Foundation
import ListModel
import MomentsContracts

/// View models that tell a made-up story.
struct DemoFactory: ViewModelFactory {
  let scenario: DemoScenario
  let threadScenario: DemoThreadScenario
  /// The story of the sheet to write in; `nil` for the one that goes with what is written.
  var composerScenario: DemoComposerScenario?
  let language: AppLanguage
  let sleep: DemoTimelineViewModel.Sleep
  /// What is liked in one screen shows in all others.
  private let likes = DemoLikes()

  /// The stories of a name: of the timeline, or of one moment below an ordinary timeline.
  ///
  /// Fails for a name that is none.
  init?(named name: String, language: AppLanguage, sleep: @escaping DemoTimelineViewModel.Sleep) {
    if let scenario = DemoScenario(rawValue: name) {
      self.scenario = scenario
      threadScenario = DemoThreadScenario(scenario)
    } else if let threadScenario = DemoThreadScenario(rawValue: name) {
      scenario = .timeline
      self.threadScenario = threadScenario
    } else if let composerScenario = DemoComposerScenario(rawValue: name) {
      scenario = .timeline
      threadScenario = .thread
      self.composerScenario = composerScenario
    } else {
      return nil
    }
    self.language = language
    self.sleep = sleep
  }

  var strings: Strings { Strings(language) }

  func makeTimeline(_ scope: TimelineScope) -> any TimelineViewModel {
    DemoTimelineViewModel(
      scenario: scenario,
      scope: scope,
      likes: likes,
      language: language,
      sleep: sleep
    )
  }

  func makeExplore() -> any ExploreViewModel {
    DemoExploreViewModel(scenario: scenario, language: language, sleep: sleep)
  }

  func makeComposer(_ purpose: ComposePurpose) -> (any ComposerViewModel)? {
    DemoComposerViewModel(
      scenario: composerScenario ?? DemoComposerScenario(purpose),
      language: language,
      sleep: sleep
    )
  }

  func makeThread(moment: ListItemID) -> any ThreadViewModel {
    DemoThreadViewModel(
      moment: moment,
      scenario: threadScenario,
      canWrite: true,
      likes: likes,
      language: language,
      sleep: sleep
    )
  }
}
