import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

@testable import LiveViewModels

/// A provider of drafts with scripted responses, which records its requests.
actor FakeComposer: ComposeProvider, ScheduleProvider, RelationshipProvider, MediaProvider {
  var limitsAnswer = PostLimits()
  var defaultsAnswer = PostDefaults()
  var stored: [PostDraft] = []
  /// Called while the stored drafts are being read.
  var whileReading: @Sendable () async -> Void = {}
  var editing: Result<PostDraft, any Error> = .failure(ProviderError.unknownMoment(id: "x"))
  /// The errors of saves, submissions and photos, in order; they succeed after the last one.
  var saveProblems: [any Error] = []
  var deleteProblems: [any Error] = []
  var submitProblems: [any Error] = []
  var mediaProblems: [any Error] = []
  var scheduleProblems: [any Error] = []
  /// The scheduled posts, and the error of requests for them.
  var waiting: [ScheduledPost] = []
  var waitingProblem: (any Error)?
  private(set) var scheduled: [PostDraft] = []
  private(set) var listings = 0
  private(set) var submitted: [PostDraft] = []
  private(set) var saves = 0
  private(set) var deleted: [String] = []
  /// The photos whose bytes were requested.
  private(set) var read: [URL] = []
  private var bytes: [URL: Data] = [:]
  private var mediaCount = 0

  func set(_ change: @Sendable (isolated FakeComposer) -> Void) { change(self) }

  func limits() async -> PostLimits { limitsAnswer }

  func defaults() async -> PostDefaults { defaultsAnswer }

  func drafts() async throws -> [PostDraft] {
    await whileReading()
    return stored.sorted { $0.updatedAt > $1.updatedAt }
  }

  func save(_ draft: PostDraft) async throws {
    saves += 1
    if !saveProblems.isEmpty { throw saveProblems.removeFirst() }
    stored.removeAll { $0.id == draft.id }
    stored.append(draft)
  }

  func deleteDraft(_ id: PostDraft.ID) async throws {
    if !deleteProblems.isEmpty { throw deleteProblems.removeFirst() }
    deleted.append(id)
    stored.removeAll { $0.id == id }
  }

  func addMedia(
    _ data: Data,
    type: String,
    pixelSize: PixelSize?
  ) async throws -> DraftMedia {
    if !mediaProblems.isEmpty { throw mediaProblems.removeFirst() }
    mediaCount += 1
    bytes[URL(fileURLWithPath: "/media/\(mediaCount)")] = data
    return DraftMedia(
      id: "media-\(mediaCount)",
      url: URL(fileURLWithPath: "/media/\(mediaCount)"),
      type: type,
      byteCount: data.count,
      pixelSize: pixelSize
    )
  }

  func data(for url: URL) async throws -> Data {
    read.append(url)
    return bytes[url] ?? Data([9])
  }

  nonisolated var supported: Set<ActionKind> { [.post, .edit, .schedule] }

  func perform(_ action: ReaderAction) async throws -> String? {
    switch action {
    case .post(let draft), .edit(let draft): try submit(draft)
    case .schedule(true, let draft): try schedule(draft)
    default: throw ProviderError.refused(reason: nil)
    }
    return nil
  }

  private func submit(_ draft: PostDraft) throws {
    if !submitProblems.isEmpty { throw submitProblems.removeFirst() }
    submitted.append(draft)
    stored.removeAll { $0.id == draft.id }
  }

  private func schedule(_ draft: PostDraft) throws {
    if !scheduleProblems.isEmpty { throw scheduleProblems.removeFirst() }
    scheduled.append(draft)
    stored.removeAll { $0.id == draft.id }
  }

  func scheduledPosts(after cursor: PageCursor?) async throws -> Page<ScheduledPost> {
    listings += 1
    if let waitingProblem { throw waitingProblem }
    return Page(items: waiting)
  }

  func reschedule(_ id: ScheduledPost.ID, to time: Date) async throws -> ScheduledPost {
    if !scheduleProblems.isEmpty { throw scheduleProblems.removeFirst() }
    guard let place = waiting.firstIndex(where: { $0.id == id }) else {
      throw ProviderError.unknownMoment(id: id)
    }
    waiting[place].scheduledAt = time
    return waiting[place]
  }

  func deleteScheduled(_ id: ScheduledPost.ID) async throws {
    if !scheduleProblems.isEmpty { throw scheduleProblems.removeFirst() }
    waiting.removeAll { $0.id == id }
  }

  func draft(editing postID: String) async throws -> PostDraft { try editing.get() }

  func reader() async throws -> Account? {
    Account(id: "me", handle: "me", displayName: "Me")
  }

  func relationships(with accountIDs: [String]) async throws -> [Relationship] { [] }

  func knownRelationship(with accountID: String) async throws -> Relationship? { nil }
}

/// Prepares photos; by default they are returned unchanged.
struct Preparer: Sendable {
  var run: PhotoPreparing = { photo, _ in photo }
}

/// The view model of a sheet, its provider, its clock, and its published values.
@MainActor
final class ComposerHarness {
  let provider = FakeComposer()
  let threads = FakeThreads()
  let clock = TestClock()
  let tracker = RecordingTracker()
  let viewModel: LiveComposerViewModel
  /// The time that passed since the sheet was made, in seconds.
  final class Passed { var seconds: TimeInterval = 0 }

  let passed = Passed()
  private(set) var messages: [String] = []
  private(set) var closings = 0
  private let bag = DisposeBag()

  init(
    _ purpose: ComposePurpose = .moment,
    language: AppLanguage = .english,
    prepare: Preparer = Preparer(),
    _ change: @Sendable (isolated FakeComposer) -> Void = { _ in }
  ) async {
    var count = 0
    let passed = passed
    viewModel = LiveComposerViewModel(
      purpose: purpose,
      provider: provider,
      media: provider,
      readers: provider,
      threads: threads,
      prepare: prepare.run,
      in: ScreenContext(
        language,
        time: ReaderTime(
          now: { [passed] in Sample.now + passed.seconds },
          timeZone: .gmt,
          clock: clock
        ),
        tracker: tracker
      ),
      makeID: {
        count += 1
        return "draft-\(count)"
      }
    )
    await provider.set(change)
    viewModel.message.observe { [unowned self] message in
      if let message { messages.append(message.text) }
    }.disposed(by: bag)
    viewModel.onClose = { [unowned self] in closings += 1 }
  }

  static func loaded(
    _ purpose: ComposePurpose = .moment,
    language: AppLanguage = .english,
    prepare: Preparer = Preparer(),
    _ change: @Sendable (isolated FakeComposer) -> Void = { _ in }
  ) async -> ComposerHarness {
    let harness = await ComposerHarness(purpose, language: language, prepare: prepare, change)
    await harness.viewModel.load()
    return harness
  }

  /// A harness that comments on a moment.
  static func commenting(
    on moment: Moment,
    _ change: @Sendable (isolated FakeComposer) -> Void = { _ in }
  ) async -> ComposerHarness {
    let harness = await ComposerHarness(.comment(on: ListItemID(moment.postID)), change)
    let thread = MomentThread(moment: moment)
    await harness.threads.set { $0.thread = .success(thread) }
    await harness.viewModel.load()
    return harness
  }

  var content: ComposerContent { viewModel.content.value }

  /// Waits until the draft is saved after a pause in typing.
  func rest() async {
    await clock.somebodySleeps()
    await clock.wakeAll()
    _ = await viewModel.settle()
  }
}
