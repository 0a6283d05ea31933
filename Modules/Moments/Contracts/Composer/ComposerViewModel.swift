public import Foundation
public import ListModel

/// What the sheet to write a moment, a comment or a change in shows and can be asked to do.
///
/// The view model keeps what is written: each intent changes ``content``, and the view shows that.
/// What is written survives the app: it is kept as a draft a moment after each change.
@MainActor
public protocol ComposerViewModel: AnyObject {
  /// The language of everything the sheet says.
  var strings: Strings { get }

  /// What is shown.
  var content: Observable<ComposerContent> { get }

  /// How far the sheet has come.
  var phase: Observable<ComposerPhase> { get }

  /// The drafts that the reader may go on with; without the one that is open.
  var drafts: Observable<[ComposerDraftRow]> { get }

  /// What the word at the caret may become, the most likely first; empty where there is nothing to
  /// choose.
  var suggestions: Observable<[ComposerSuggestion]> { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Whether what was written was handed over to be posted; it may still wait for the network.
  var isPosted: Bool { get }

  /// Called once, when the sheet is to go: posted, kept or thrown away. Set by the coordinator.
  var onClose: (@MainActor () -> Void)? { get set }

  /// Gets what has to be known before writing: limits, whom it answers, what is changed.
  ///
  /// Called when the sheet opens, and again after ``ComposerPhase/failed(_:)``.
  func load() async

  // MARK: Writing

  /// Takes the text as it is now.
  func setText(_ text: String)

  /// Takes where the caret stands in the text, in UTF-16 units: the word before it may be
  /// completed.
  ///
  /// - Parameter offset: The place; `nil` where text is selected or composed by an input method.
  func setCaret(_ offset: Int?)

  /// Puts a suggestion in place of the word at the caret.
  ///
  /// - Returns: Where the caret stands then, in UTF-16 units; `nil` where that word is gone.
  @discardableResult
  func choose(_ suggestion: ComposerSuggestion) -> Int?

  /// Closes the list of suggestions until another word is typed.
  func closeSuggestions()

  /// Takes the warning as it is now; `nil` takes the field away, and what is in it.
  func setWarning(_ warning: String?)

  /// Chooses who may see it; one that is not offered is ignored.
  func setVisibility(_ visibility: ComposerVisibility)

  /// Chooses who may quote it; one that is not offered is ignored.
  func setQuotePolicy(_ policy: ComposerQuotePolicy)

  /// Chooses the language it is written in, as a BCP 47 tag.
  func setLanguage(_ tag: String)

  // MARK: Photos

  /// Adds photos, as many as there is room for; the others are told of in a message.
  ///
  /// Those that come while the sheet loads are added when it has. Each shows at once and is made
  /// ready behind it. One that cannot be taken leaves again, with a message.
  ///
  /// - Returns: The work, done when all are ready or gone. Letting go of it does not cancel it.
  @discardableResult
  func addPhotos(_ photos: [PickedPhoto]) -> Task<Void, Never>

  /// Tells that no photos could be had from where the reader looked for them.
  func photosFailed(_ reason: String)

  /// Takes a photo out.
  func removePhoto(_ id: String)

  /// Puts the photo at one place at another; places that are not there are ignored.
  func movePhoto(from source: Int, to target: Int)

  /// Takes what is to be seen in a photo, in words.
  func setAltText(_ text: String, of photo: String)

  /// Chooses the point of a photo that stays visible where it is cropped.
  func setFocalPoint(_ point: ImageReference.FocalPoint, of photo: String)

  /// Chooses what of a photo is posted; one that cannot be cropped is ignored.
  ///
  /// The photo is made ready anew. Its focal point stays where it is, as far as it is in the part.
  ///
  /// - Returns: The work, done when it is ready or has failed. Letting go of it does not cancel it.
  @discardableResult
  func setCrop(_ crop: PhotoCrop, of photo: String) -> Task<Void, Never>

  // MARK: Emoji

  /// The view model of the sheet of emoji.
  func makeEmojiPicker() -> any EmojiPickerViewModel

  // MARK: The question

  /// Asks a question, changes it, or takes it out.
  ///
  /// Not together with photos, which servers do not take: a message says so. What is not possible
  /// is ignored.
  func changePoll(_ change: ComposerPollChange)

  // MARK: When

  /// What there is to choose from for the time at which it is posted.
  func scheduleTime() -> ScheduleTime

  /// Chooses when it is posted; `nil` for at once.
  func setSchedule(_ date: Date?)

  // MARK: Several posts

  /// Adds a post, goes to another one, or takes one out; a place that is not there is ignored, and
  /// the last one stays.
  func changeParts(_ change: ComposerPartChange)

  // MARK: The end

  /// Posts what is written, unless it cannot be.
  ///
  /// The sheet goes when it is safely on its way; where it is refused at once, the sheet stays and
  /// says why.
  ///
  /// - Returns: The work. Letting go of it does not cancel it.
  @discardableResult
  func post() -> Task<Void, Never>

  /// The reader wants to leave.
  ///
  /// - Returns: What to ask first; `nil` where there is nothing to lose, and the sheet goes at
  ///   once.
  func close() -> ComposerQuestion?

  /// Keeps what is written as a draft, and goes; the answer to ``close()``.
  ///
  /// - Returns: The work. Letting go of it does not cancel it.
  @discardableResult
  func keepDraft() -> Task<Void, Never>

  /// Throws away what is written, and goes; the answer to ``close()``.
  ///
  /// - Returns: The work. Letting go of it does not cancel it.
  @discardableResult
  func discard() -> Task<Void, Never>

  // MARK: Drafts

  /// Reads the list of drafts anew.
  func loadDrafts() async

  /// Goes on with a draft; what is written now is kept as another one, unless it is empty.
  func openDraft(_ id: String) async

  /// Throws a draft away.
  func deleteDraft(_ id: String) async

  /// Called each time the sheet has come on screen: tracks a screen view.
  func screenDidAppear()
}
