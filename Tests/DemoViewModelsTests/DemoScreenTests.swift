import DemoViewModels
import Expectations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import Testing

/// Checks that values are shown and that the reader's actions are recorded.
@MainActor
@Suite struct DemoScreenTests {
  @Test func aTimelineShowsItsRowsAndRecordsActions() async {
    let row = DemoRows.moment(id: "a")
    let viewModel = DemoTimelineViewModel(rows: [row], paging: .idle, language: .english)
    await viewModel.load()
    await viewModel.perform(.like, on: "a").value
    await viewModel.loadMore()
    expect(viewModel.sections.flatMap(\.items).map { $0.as(MomentRow.self) }, equals: [row])
    expect(viewModel.state == .content && viewModel.paging == .idle)
    expect(viewModel.intents, equals: ["like a", "load-more"])
  }

  @Test func newValuesAreShown() {
    let viewModel = DemoThreadViewModel(language: .english)
    viewModel.show([], state: .loading)
    viewModel.showNewComments(3)
    viewModel.showMessage("Gone", .failure)
    expect(viewModel.state, equals: .loading)
    expect(viewModel.newComments.value?.count, equals: 3)
    expect(viewModel.message.value?.text, equals: "Gone")
    viewModel.showNewComments(0)
    expectNil(viewModel.newComments.value)
  }

  @Test func tapsOpenRoutes() {
    let viewModel = DemoTimelineViewModel(rows: [DemoRows.moment()], language: .english)
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    viewModel.perform(.openMoment, on: "1")
    viewModel.perform(.reply, on: "1")
    viewModel.open(.hashtag("swift"), in: "1")
    expect(routes, equals: [.moment("1"), .compose(.comment(on: "1")), .hashtag("swift")])
  }

  @Test(arguments: DemoComposerScenario.allCases)
  func aComposerRecordsIntentsAndKeepsItsValues(scenario: DemoComposerScenario) async {
    let viewModel = DemoComposerViewModel(scenario, language: .english)
    let content = viewModel.content.value
    viewModel.setText("Hello")
    await viewModel.post().value
    expect(viewModel.content.value, equals: content)
    expect(viewModel.intents, equals: ["text Hello", "post"])
    viewModel.show(.posting)
    expect(viewModel.phase.value == .posting && !viewModel.content.value.canPost)
  }
}
