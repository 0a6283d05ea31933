import AppCoordinator
import DemoProvider
import Expectations
import LiveViewModels
import MomentsComposition
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

/// What a server turns out not to have is offered nowhere.
@MainActor @Suite struct FeatureTests {
  /// A source that lacks some kinds of actions.
  private nonisolated struct LimitedActions: ActionProvider {
    var supported: Set<ActionKind>

    nonisolated(nonsending) func perform(_ action: ReaderAction) async throws -> String? { nil }
  }

  @Test(arguments: [
    (ActionKind.post, Feature.composer), (.profile, .profileEditor), (.filter, .filters),
    (.followRequest, .followRequests), (.followTag, .hashtagFollows), (.schedule, .scheduled),
    (.report, .reports), (.note, .notes), (.bookmark, .saved), (.createList, .listMembers),
  ])
  func aFeatureNeedsItsKindOfAction(_ kind: ActionKind, _ feature: Feature) {
    var providers = ProviderSet(DemoProvider())
    let whole = LiveFactory(providers, language: .english).features
    expect(whole.contains(feature))
    providers.actions = LimitedActions(supported: Set(ActionKind.allCases).subtracting([kind]))
    let features = LiveFactory(providers, language: .english).features
    expect(features, equals: whole.subtracting([feature]))
  }
}
