public import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// The sheet to write in, over a provider's drafts.
///
/// The provider's draft is the truth: every intent changes it and shows it again, and it is saved
/// after a second without changes.
@MainActor
public final class LiveComposerViewModel: LiveScreen, ComposerViewModel {
  /// The delay after a change before the draft is saved.
  public nonisolated static let savingDelay = Duration.seconds(1)

  /// The content that the screen shows.
  public var content: Observable<ComposerContent> { contentSource }

  /// The phase of the sheet.
  public var phase: Observable<ComposerPhase> { phaseSource }

  /// The drafts that the reader may continue.
  public var drafts: Observable<[ComposerDraftRow]> { draftsSource }

  /// Whether the draft was submitted.
  public internal(set) var isPosted = false

  /// Called once, when the sheet is to be closed.
  public var onClose: (@MainActor () -> Void)?

  let purpose: ComposePurpose
  let provider: any ComposeProvider
  let schedules: (any ScheduleProvider)?
  let media: (any MediaProvider)?
  let readers: (any FollowProvider)?
  let threads: any ThreadProvider
  let prepare: PhotoPreparing
  let time: TimeText
  let timeZone: TimeZone
  let now: @MainActor () -> Date
  let clock: any Clock<Duration>
  let makeID: @MainActor () -> String
  let completion: CompletionSearch
  let emoji: (any EmojiProvider)?

  let contentSource = MutableObservable(ComposerContent())
  let phaseSource = MutableObservable(ComposerPhase.loading)
  let draftsSource = MutableObservable<[ComposerDraftRow]>([])

  var draft: PostDraft
  /// The draft as it was opened: closing requires a confirmation only if the draft differs from it.
  var opened: PostDraft
  /// The current poll of the edited post.
  var postPoll: DraftPoll?
  /// What the sheet stores of each part of the draft, in order; never empty.
  var pages = [ComposerPage(id: "part-1")]
  var pageCount = 1
  /// The index of the part that the reader edits.
  var partIndex = 0
  var tileCount = 0
  /// Photos that arrived before the sheet had opened.
  var early: [PickedPhoto] = []
  var limits = PostLimits.mastodon
  var reader: PersonReference?
  var answered: ComposerAnswered?
  /// The quote of the draft or of the edited post.
  var quote: Quote?
  /// The widest visibility that a comment may have: that of its parent.
  var widest = ComposerVisibility.public

  /// Whether the provider stores the draft.
  var isSaved = false
  /// Whether the draft was opened from the list of drafts; unless it is changed, it stays there.
  var isFromDrafts = false
  /// Whether the sheet was closed: nothing is saved after that.
  var isOver = false
  var quiet: Task<Void, Never>?
  /// The last save; saves run one after the other.
  var saving: Task<Bool, Never>?
  /// Whether the reader was informed that drafts cannot be saved.
  var hasReportedSaving = false

  /// Whether the reader was informed that the draft could not be deleted.
  var hasReportedLeftOver = false

  /// Makes the view model of one sheet; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - purpose: what the reader wants to write.
  ///   - provider: stores drafts and posts them.
  ///   - schedules: schedules posts; nil where that is not supported.
  ///   - media: reads the bytes of photos of drafts; without it, photos cannot be cropped again.
  ///   - readers: knows the reader; nil where there is no account.
  ///   - threads: reads the parents of comments.
  ///   - prepare: prepares photos to be sent.
  ///   - completions: completes names, hashtags and emoji; optional.
  ///   - emoji: knows custom emoji, and those that the reader chose last; optional.
  ///   - context: The surroundings of the screen.
  ///   - makeID: returns a new identity for a draft.
  public init(
    purpose: ComposePurpose,
    provider: any ComposeProvider,
    schedules: (any ScheduleProvider)? = nil,
    media: (any MediaProvider)? = nil,
    readers: (any FollowProvider)?,
    threads: any ThreadProvider,
    prepare: @escaping PhotoPreparing,
    completions: (any CompletionProvider)? = nil,
    emoji: (any EmojiProvider)? = nil,
    in context: ScreenContext,
    makeID: @escaping @MainActor () -> String = { UUID().uuidString }
  ) {
    self.purpose = purpose
    self.provider = provider
    self.schedules = schedules
    self.media = media
    self.readers = readers
    self.threads = threads
    self.prepare = prepare
    let time = context.time
    self.time = context.timeText
    timeZone = time.timeZone
    now = time.now
    clock = time.clock
    completion = CompletionSearch(provider: completions, clock: time.clock)
    self.emoji = emoji
    self.makeID = makeID
    draft = PostDraft(id: makeID(), language: context.language.rawValue, updatedAt: now())
    opened = draft
    super.init(named: "composer", in: context)
    publish()
  }

  // MARK: Writing

  /// Changes the edited part of the draft, which is stored a moment later.
  public func setText(_ text: String) {
    changePart { $0.text = text }
  }

  /// Sets the warning; `nil` removes the field and its text.
  public func setWarning(_ warning: String?) {
    pages[partIndex].isWarningOpen = warning != nil
    changePart { $0.contentWarning = warning ?? "" }
  }

  /// Changes who may see the post; what the sheet does not offer is ignored.
  public func setVisibility(_ visibility: ComposerVisibility) {
    guard content.value.visibilities.contains(visibility) else { return }
    change { $0.visibility = Visibility(visibility) }
  }

  /// Sets the language of the post.
  public func setLanguage(_ tag: String) {
    change { $0.language = tag }
  }

  /// Changes the draft, shows it, and saves it when the reader pauses.
  func change(_ body: (inout PostDraft) -> Void) {
    guard !isOver, phaseSource.value == .writing else { return }
    let before = draft
    body(&draft)
    if draft != before {
      draft.updatedAt = now()
      saveWhenQuiet()
    }
    publish()
  }

  // MARK: Showing

  /// The purpose of the sheet.
  var kind: ComposerContent.Kind {
    draft.editedPostID != nil ? .edit : draft.replyTo != nil ? .comment : .moment
  }

  /// Whether the draft differs from the one that was opened.
  var hasChanged: Bool {
    draft.parts != opened.parts || draft.scheduledAt != opened.scheduledAt
      || pages.contains { $0.isPreparing }
      || (kind == .edit
        && (draft.language != opened.language || draft.quotePolicy != opened.quotePolicy))
  }

  /// Publishes the draft as it is.
  func publish() {
    let visibility = ComposerVisibility(draft.visibility)
    let shown = shownParts
    contentSource.setIfChanged(
      ComposerContent(
        kind: kind,
        author: reader,
        answered: answered,
        quoted: shownQuote,
        quotePolicy: shownQuotePolicy,
        quotePolicies: quotePolicies,
        text: part.text,
        warning: pages[partIndex].isWarningOpen ? part.contentWarning : nil,
        visibility: visibility,
        visibilities: kind == .edit
          ? [visibility] : ComposerVisibility.allCases.filter { $0 >= widest },
        language: draft.language ?? strings.language.rawValue,
        photos: tiles.map(\.photo),
        maximumPhotos: max(limits.attachments, tiles.count),
        poll: poll,
        lostVotes: part.poll?.isRemoved == true ? strings.composerPollVotesLost : nil,
        schedule: shownSchedule,
        canSchedule: canSchedule,
        altTextLimit: limits.altTextCharacters,
        counter: shown[partIndex].counter,
        parts: shown,
        part: partIndex,
        canAddPart: kind != .edit && draft.scheduledAt == nil && phaseSource.value == .writing,
        canPost: phaseSource.value == .writing && shownSchedule?.problem == nil
          && shown.allSatisfy(\.isReady)
          && shown.contains { !$0.isBlank } && (kind != .edit || hasChanged)
      )
    )
  }

  /// Shows a message to the reader.
  func showMessage(_ text: String, _ kind: UserMessage.Kind = .failure) {
    messages.show(text, kind)
  }

  func track(_ action: String) {
    track(action, "")
  }
}
