public import Foundation
public import ListModel
public import MomentsLanguage
public import MomentsValues

/// The content and the operations of the sheet in which a moment, a comment or an edit is written.
///
/// The view model owns the draft: each method changes ``content``, and the view shows it. The draft
/// survives the app: it is stored a moment after each change.
@MainActor
public protocol ComposerViewModel: AnyObject {
  /// The language of the sheet's texts.
  var strings: Strings { get }

  /// The draft as the sheet shows it; each method changes it.
  var content: Observable<ComposerContent> { get }

  /// The phase of the sheet.
  var phase: Observable<ComposerPhase> { get }

  /// The drafts that the reader may continue; without the open one.
  var drafts: Observable<[ComposerDraftRow]> { get }

  /// The suggestions for the word at the caret, the most likely first; empty if there are none.
  var suggestions: Observable<[ComposerSuggestion]> { get }

  /// The message to show for a few seconds; `nil` before the first one.
  var message: Observable<UserMessage?> { get }

  /// Whether the draft was submitted; it may still wait for the network.
  var isPosted: Bool { get }

  /// Called once, when the sheet should close: posted, saved or discarded. Set by the coordinator.
  var onClose: (@MainActor () -> Void)? { get set }

  /// Loads the data needed before writing: limits, the post that it replies to, the post that it
  /// edits.
  ///
  /// Called when the sheet opens, and again after ``ComposerPhase/failed(_:)``.
  func load() async

  // MARK: Writing

  /// Called with each change of the field; the draft is stored a moment later.
  func setText(_ text: String)

  /// Sets the position of the caret in the text, in UTF-16 units: the word before it may be
  /// completed.
  ///
  /// - Parameter offset: The position; `nil` if text is selected or composed by an input method.
  func setCaret(_ offset: Int?)

  /// Replaces the word at the caret by a suggestion.
  ///
  /// - Returns: The new position of the caret, in UTF-16 units; `nil` if the word was removed.
  @discardableResult
  func choose(_ suggestion: ComposerSuggestion) -> Int?

  /// Closes the list of suggestions until another word is typed.
  func closeSuggestions()

  /// Sets the warning; `nil` removes the field and its content.
  func setWarning(_ warning: String?)

  /// Sets who may see it; a value that is not offered is ignored.
  func setVisibility(_ visibility: Visibility)

  /// Sets who may quote it; a value that is not offered is ignored.
  func setQuotePolicy(_ policy: QuotePolicy)

  /// Sets the language of the text, as a BCP 47 tag.
  func setLanguage(_ tag: String)

  // MARK: Photos

  /// Adds as many photos as there is space for; a message reports the others.
  ///
  /// Photos added while the sheet loads are inserted when it has loaded. Each is shown immediately
  /// and prepared in the background. One that cannot be used is removed again, with a message.
  ///
  /// - Returns: The work, done when all are ready or removed. Releasing it does not cancel it.
  @discardableResult
  func addPhotos(_ photos: [PickedPhoto]) -> Task<Void, Never>

  /// Reports that no photos are available from the picker.
  func photosFailed(_ reason: String)

  /// Removes a photo.
  func removePhoto(_ id: String)

  /// Moves the photo at one index to another; invalid indices are ignored.
  func movePhoto(from source: Int, to target: Int)

  /// Sets the description of a photo.
  func setAltText(_ text: String, of photo: String)

  /// Sets which point stays visible where only a part of the photo is shown.
  func setFocalPoint(_ point: FocalPoint, of photo: String)

  /// Crops a photo; one that cannot be cropped is ignored.
  ///
  /// The photo is prepared again. Its focal point stays, as far as it is in the new part.
  ///
  /// - Returns: The work, done when it is ready or has failed. Releasing it does not cancel it.
  @discardableResult
  func setCrop(_ crop: PhotoCrop, of photo: String) -> Task<Void, Never>

  // MARK: Emoji

  /// The view model of the sheet of emoji.
  func makeEmojiPicker() -> any EmojiPickerViewModel

  // MARK: The question

  /// Adds a poll; the existing one, if the edited post has one.
  ///
  /// Servers do not accept a poll together with photos or a quote: a message is shown.
  func addPoll()

  /// Changes the poll; `nil` removes it. Ignored if there is none.
  func setPoll(_ poll: PollDraft?)

  // MARK: When

  /// The times to choose from for posting.
  func scheduleTime() -> ScheduleTime

  /// Sets when it is posted; `nil` for immediately.
  func setSchedule(_ date: Date?)

  // MARK: Several posts

  /// Adds a post, edits another one, or removes one; an invalid index is ignored, and the last post
  /// stays.
  func changeParts(_ change: ComposerPartChange)

  // MARK: The end

  /// Posts the draft, unless it cannot be posted.
  ///
  /// The sheet closes when the post is safely in the outbox; if it is rejected immediately, the
  /// sheet stays and shows the reason.
  ///
  /// - Returns: The work. Releasing it does not cancel it.
  @discardableResult
  func post() -> Task<Void, Never>

  /// Called when the reader closes the sheet.
  ///
  /// - Returns: The confirmation to show first; `nil` if there is nothing to lose, and the sheet
  ///   closes immediately.
  func close() -> ComposerQuestion?

  /// Saves the draft, and closes; the response to ``close()``.
  ///
  /// - Returns: The work. Releasing it does not cancel it.
  @discardableResult
  func saveDraft() -> Task<Void, Never>

  /// Discards the draft, and closes; the response to ``close()``.
  ///
  /// - Returns: The work. Releasing it does not cancel it.
  @discardableResult
  func discard() -> Task<Void, Never>

  // MARK: Drafts

  /// Loads the list of drafts again.
  func loadDrafts() async

  /// Opens a draft; the current one is saved, unless it is empty.
  func openDraft(_ id: String) async

  /// Deletes a draft.
  func deleteDraft(_ id: String) async

  /// Called each time the sheet has appeared: tracks a screen view.
  func screenDidAppear()
}
