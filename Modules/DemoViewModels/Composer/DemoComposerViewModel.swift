public import Foundation
public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// The sheet to write in, in one of its states.
///
/// It shows fixed values: what the reader writes and taps is recorded in ``intents``, and changes
/// nothing until ``show(_:)`` is called. Closing is passed on to ``onClose``.
@MainActor
public final class DemoComposerViewModel: DemoContentScreen<ComposerContent>, ComposerViewModel {
  /// The phase of the sheet.
  public var phase: Observable<ComposerPhase> { phaseSource }

  /// The drafts that the reader may continue.
  public var drafts: Observable<[ComposerDraftRow]> { draftsSource }

  /// The completions of the word at the caret.
  public var suggestions: Observable<[ComposerSuggestion]> { suggestionsSource }

  /// Called when the sheet is to be closed.
  public var onClose: (@MainActor () -> Void)?

  /// Nothing is ever posted.
  public let isPosted = false

  private let scenario: DemoComposerScenario
  private let phaseSource: MutableObservable<ComposerPhase>
  private let draftsSource = MutableObservable<[ComposerDraftRow]>([])
  private let suggestionsSource: MutableObservable<[ComposerSuggestion]>

  /// Makes the view model of one sheet.
  ///
  /// - Parameters:
  ///   - scenario: The state to show.
  ///   - language: The language of the app.
  public init(_ scenario: DemoComposerScenario, language: AppLanguage) {
    self.scenario = scenario
    let strings = Strings(language)
    let phase = scenario.phase(strings)
    phaseSource = MutableObservable(phase)
    suggestionsSource = MutableObservable(scenario.suggestions)
    super.init(scenario.sheet(strings, phase), language: language)
  }

  // MARK: Values in

  /// Shows another phase.
  public func show(_ phase: ComposerPhase) {
    phaseSource.value = phase
    contentSource.setIfChanged(scenario.sheet(strings, phase))
  }

  // MARK: Intents out

  /// Records the intent.
  public override func load() async { note("load") }

  /// Records the intent.
  public func setText(_ text: String) { note("text \(text)") }

  /// Records nothing: a caret moves all the time.
  public func setCaret(_ offset: Int?) {}

  /// Records the intent.
  @discardableResult
  public func choose(_ suggestion: ComposerSuggestion) -> Int? {
    note("suggestion \(suggestion.text)")
    return nil
  }

  /// Records the intent.
  public func closeSuggestions() { note("close-suggestions") }

  /// Records the intent.
  public func setWarning(_ warning: String?) { note("warning \(warning ?? "-")") }

  /// Records the intent.
  public func setVisibility(_ visibility: Visibility) { note("visibility \(visibility)") }

  /// Records the intent.
  public func setQuotePolicy(_ policy: QuotePolicy) { note("quotes \(policy)") }

  /// Records the intent.
  public func setLanguage(_ tag: String) { note("language \(tag)") }

  /// Records the intent.
  @discardableResult
  public func addPhotos(_ photos: [PickedPhoto]) -> Task<Void, Never> {
    note("photos \(photos.count)")
  }

  /// Shows that no photos could be read.
  public func photosFailed(_ reason: String) { showMessage(strings.composerPhotoFailed(reason)) }

  /// Records the intent.
  public func removePhoto(_ id: String) { note("remove \(id)") }

  /// Records the intent.
  public func movePhoto(from source: Int, to target: Int) { note("move \(source) \(target)") }

  /// Records the intent.
  public func setAltText(_ text: String, of photo: String) { note("describe \(photo)") }

  /// Records the intent.
  public func setFocalPoint(_ point: FocalPoint, of photo: String) {
    note("focus \(photo)")
  }

  /// Records the intent.
  @discardableResult
  public func setCrop(_ crop: PhotoCrop, of photo: String) -> Task<Void, Never> {
    note("crop \(photo)")
  }

  /// Records the intent.
  public func addPoll() { note("poll") }

  /// Records the intent.
  public func setPoll(_ poll: PollDraft?) { note("poll \(poll?.options.description ?? "-")") }

  /// The choices in the demo, whose time is fixed.
  public func scheduleTime() -> ScheduleTime {
    DemoRows.scheduleTime(strings, chosen: contentSource.value.schedule?.date)
  }

  /// Records the intent.
  public func setSchedule(_ date: Date?) { note(date == nil ? "schedule -" : "schedule") }

  /// Records the intent.
  public func changeParts(_ change: ComposerPartChange) { note("parts \(change)") }

  /// The sheet of emoji, with those of the demo.
  public func makeEmojiPicker() -> any EmojiPickerViewModel {
    DemoEmojiPickerViewModel(
      custom: [(nil, ["cat", "dog", "fox"].map(DemoRows.emoji))],
      language: strings.language
    )
  }

  /// Records the intent.
  @discardableResult
  public func post() -> Task<Void, Never> { note("post") }

  /// Closes the sheet without a question.
  public func close() -> ComposerQuestion? {
    note("close")
    onClose?()
    return nil
  }

  /// Records the intent, and closes the sheet.
  @discardableResult
  public func saveDraft() -> Task<Void, Never> {
    note("keep")
    onClose?()
    return Task {}
  }

  /// Records the intent, and closes the sheet.
  @discardableResult
  public func discard() -> Task<Void, Never> {
    note("discard")
    onClose?()
    return Task {}
  }

  /// Shows two drafts.
  public func loadDrafts() async { draftsSource.value = DemoRows.drafts(strings) }

  /// Records the intent.
  public func openDraft(_ id: String) async { note("open \(id)") }

  /// Records the intent.
  public func deleteDraft(_ id: String) async { note("delete \(id)") }
}
