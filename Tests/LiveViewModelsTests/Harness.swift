import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import SocialModel

/// A view model, its provider, and its published values.
@MainActor
final class Harness {
  let provider = FakeProvider()
  let tracker = RecordingTracker()
  var now = Sample.now
  private(set) lazy var viewModel = LiveTimelineViewModel(
    timeline: provider,
    profile: provider,
    actions: ReaderActions(provider),
    readerID: "reader",
    in: ScreenContext(
      language,
      time: ReaderTime(now: { [unowned self] in now }, timeZone: .gmt),
      changes: provider,
      tracker: tracker
    )
  )
  private(set) var messages: [UserMessage] = []
  private(set) var routes: [Route] = []
  private(set) var states: [ListState] = []
  private let language: AppLanguage
  private let bag = DisposeBag()

  init(
    language: AppLanguage = .english,
    _ change: @Sendable (isolated FakeProvider) -> Void = { _ in }
  ) async {
    self.language = language
    await provider.set(change)
    viewModel.message.observe { [unowned self] message in
      if let message { messages.append(message) }
    }.disposed(by: bag)
    viewModel.snapshot.observe { [unowned self] in
      if $0.state != states.last { states.append($0.state) }
    }.disposed(by: bag)
    viewModel.onRoute = { [unowned self] in routes.append($0) }
  }

  var rows: [MomentRow] {
    viewModel.sections.flatMap(\.items).compactMap { $0.as(MomentRow.self) }
  }

  var ids: [String] { rows.map(\.id.description) }

  var profile: UserProfileRow? {
    viewModel.sections.first?.items.first?.as(UserProfileRow.self)
  }
}

@MainActor
final class RecordingTracker: Tracker {
  private(set) var events: [TrackingEvent] = []

  func track(_ event: TrackingEvent) { events.append(event) }
}

extension TimeZone {
  static let gmt = TimeZone(secondsFromGMT: 0) ?? .current
}
