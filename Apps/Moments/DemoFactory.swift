import AppCoordinator
import Contracts
import DemoViewModels
import Foundation

/// View models that tell a made-up story.
struct DemoFactory: ViewModelFactory {
  let scenario: DemoScenario
  let language: AppLanguage
  let sleep: DemoTimelineViewModel.Sleep

  var strings: Strings { Strings(language) }

  func makeTimeline() -> any TimelineViewModel {
    DemoTimelineViewModel(scenario: scenario, language: language, sleep: sleep)
  }
}
