public import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// The sheet to write in, on a provider's drafts.
///
/// The provider's draft is the truth: every intent changes it and shows it anew, and a second of
/// quiet keeps it.
@MainActor
public final class LiveComposerViewModel: ComposerViewModel {
  /// How long after a change the draft is kept.
  public nonisolated static let savingDelay = Duration.seconds(1)

  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<ComposerContent> { contentSource }

  /// How far the sheet has come.
  public var phase: Observable<ComposerPhase> { phaseSource }

  /// The drafts that the reader may go on with.
  public var drafts: Observable<[ComposerDraftRow]> { draftsSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Whether what was written was handed over to be posted.
  public internal(set) var isPosted = false

  /// Called once, when the sheet is to go.
  public var onClose: (@MainActor () -> Void)?

  static let screenName = "composer"

  let purpose: ComposePurpose
  let provider: any ComposeProvider
  let schedules: (any ScheduleProvider)?
  let media: (any MediaProvider)?
  let readers: (any FollowProvider)?
  let threads: any ThreadProvider
  let prepare: PhotoPreparing
  let failures: FailureText
  let time: TimeText
  let timeZone: TimeZone
  let tracker: (any Tracker)?
  let now: @MainActor () -> Date
  let clock: any Clock<Duration>
  let messages = UserMessages()
  let makeID: @MainActor () -> String
  let completion: CompletionSearch
  let emoji: (any EmojiProvider)?

  let contentSource = MutableObservable(ComposerContent())
  let phaseSource = MutableObservable(ComposerPhase.loading)
  let draftsSource = MutableObservable<[ComposerDraftRow]>([])

  var draft: PostDraft
  /// The draft as it was opened: what equals it is not worth a question.
  var opened: PostDraft
  /// The question that the changed post has by now.
  var postPoll: DraftPoll?
  /// What the sheet keeps of each of the draft's posts, in order; never empty.
  var pages = [ComposerPage(id: "part-1")]
  var pageCount = 1
  /// The place of the post that the reader is in.
  var place = 0
  var tileCount = 0
  /// Photos that came before the sheet had opened.
  var early: [PickedPhoto] = []
  var limits = PostLimits.mastodon
  var reader: PersonReference?
  var answered: ComposerAnswered?
  /// What the draft quotes, or the changed post has quoted.
  var quote: Quote?
  /// The widest that a comment may be seen: as widely as what it answers.
  var widest = ComposerVisibility.public

  /// Whether the provider keeps the draft.
  var isKept = false
  /// Whether the reader goes on with a draft of the list, which stays there untouched.
  var isFromDrafts = false
  /// Whether the sheet has gone: nothing is kept any more.
  var isOver = false
  var quiet: Task<Void, Never>?
  /// The last of the savings, which come one after the other.
  var saving: Task<Bool, Never>?
  /// Whether the reader was told that drafts cannot be kept.
  var hasToldOfSaving = false

  /// Whether the reader was told that the draft could not be deleted.
  var hasToldOfLeftOver = false

  /// Makes the view model of one sheet; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - purpose: what the reader wants to write.
  ///   - provider: who keeps drafts and posts them.
  ///   - schedules: who takes what is posted later; nil for nobody.
  ///   - media: who has the bytes of photos of drafts; nil for nobody, and none is cropped anew.
  ///   - readers: who knows the reader; nil where nobody does.
  ///   - threads: where what a comment answers comes from.
  ///   - prepare: makes photos ready to be sent.
  ///   - completions: who completes names, hashtags and emoji; nil for nobody.
  ///   - emoji: who knows custom emoji, and what the reader chose last; nil for nobody.
  ///   - language: the language of the app, and so of what is written unless the reader chooses
  ///     another.
  ///   - time: the time, by which drafts are kept after a while.
  ///   - tracker: where events go, if anywhere.
  ///   - makeID: an identity for a draft, another one each time.
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
    language: AppLanguage,
    time: ReaderTime = ReaderTime(),
    tracker: (any Tracker)? = nil,
    makeID: @escaping @MainActor () -> String = { UUID().uuidString }
  ) {
    self.purpose = purpose
    self.provider = provider
    self.schedules = schedules
    self.media = media
    self.readers = readers
    self.threads = threads
    self.prepare = prepare
    strings = Strings(language)
    failures = FailureText(strings: strings)
    self.time = TimeText(strings: strings, timeZone: time.timeZone)
    timeZone = time.timeZone
    self.tracker = tracker
    now = time.now
    clock = time.clock
    completion = CompletionSearch(provider: completions, clock: time.clock)
    self.emoji = emoji
    self.makeID = makeID
    draft = PostDraft(id: makeID(), language: language.rawValue, updatedAt: now())
    opened = draft
    publish()
  }

  /// Tracks a view of the sheet.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: Self.screenName))
  }

  // MARK: Writing

  /// Takes the text as it is now.
  public func setText(_ text: String) {
    changePart { $0.text = text }
  }

  /// Takes the warning as it is now; `nil` takes the field away, and what is in it.
  public func setWarning(_ warning: String?) {
    pages[place].isWarningOpen = warning != nil
    changePart { $0.contentWarning = warning ?? "" }
  }

  /// Chooses who may see it.
  public func setVisibility(_ visibility: ComposerVisibility) {
    guard content.value.visibilities.contains(visibility) else { return }
    change { $0.visibility = Visibility(visibility) }
  }

  /// Chooses the language it is written in.
  public func setLanguage(_ tag: String) {
    change { $0.language = tag }
  }

  /// Changes the draft, shows it, and keeps it when the reader rests.
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

  /// What is written, whatever it is.
  var kind: ComposerContent.Kind {
    draft.editedPostID != nil ? .edit : draft.replyTo != nil ? .comment : .moment
  }

  /// Whether there is something new in the draft.
  var hasChanged: Bool {
    draft.parts != opened.parts || draft.scheduledAt != opened.scheduledAt
      || pages.contains { $0.isPreparing }
      || (kind == .edit
        && (draft.language != opened.language || draft.quotePolicy != opened.quotePolicy))
  }

  /// Shows the draft as it is.
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
        warning: pages[place].isWarningOpen ? part.contentWarning : nil,
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
        counter: shown[place].counter,
        parts: shown,
        part: place,
        canAddPart: kind != .edit && draft.scheduledAt == nil && phaseSource.value == .writing,
        canPost: phaseSource.value == .writing && shownSchedule?.problem == nil
          && shown.allSatisfy(\.isReady)
          && shown.contains { !$0.isBlank } && (kind != .edit || hasChanged)
      )
    )
  }

  /// Says something to the reader.
  func tell(_ text: String, _ kind: UserMessage.Kind = .failure) {
    messages.tell(text, kind)
  }

  func track(_ action: String) {
    tracker?.track(.action(name: action, screen: Self.screenName, target: ""))
  }
}
