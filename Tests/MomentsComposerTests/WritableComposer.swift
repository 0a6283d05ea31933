import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues

@testable import DemoViewModels

/// A composer in memory, which begins as a demo sheet: what is written is shown, as the live view
/// model does; nothing is saved, posted or refused.
@MainActor
final class WritableComposer: ComposerViewModel {
  /// The language of the sheet's texts.
  let strings: Strings

  /// The content that the screen shows.
  var content: Observable<ComposerContent> { contentSource }

  /// The phase of the sheet.
  var phase: Observable<ComposerPhase> { phaseSource }

  /// The drafts that the reader may continue.
  var drafts: Observable<[ComposerDraftRow]> { draftsSource }

  /// The completions of the word at the caret.
  var suggestions: Observable<[ComposerSuggestion]> { suggestionsSource }

  /// A message to show to the reader for a few seconds.
  var message: Observable<UserMessage?> { messageSource }

  /// Called once, when the sheet is to be closed.
  var onClose: (@MainActor () -> Void)?

  /// Nothing is ever posted.
  let isPosted = false

  /// The intents of the reader, in order, such as "post".
  private(set) var intents: [String] = []

  private let contentSource: MutableObservable<ComposerContent>
  private let phaseSource: MutableObservable<ComposerPhase>
  private let draftsSource = MutableObservable<[ComposerDraftRow]>([])
  private let suggestionsSource = MutableObservable<[ComposerSuggestion]>([])
  private let messageSource = MutableObservable<UserMessage?>(nil)
  private let opened: ComposerContent
  private var pages: [WrittenPart]
  private var pageCount = 0
  private let openedPages: Int

  /// The sheet of emoji, with those of the demo.
  func makeEmojiPicker() -> any EmojiPickerViewModel {
    DemoEmojiPickerViewModel(
      custom: [(nil, ["cat", "dog", "fox"].map(DemoRows.emoji))],
      language: strings.language
    )
  }

  /// Makes the view model of one sheet.
  ///
  /// - Parameters:
  ///   - scenario: The state to show.
  ///   - language: The language of the app.
  init(_ scenario: DemoComposerScenario, language: AppLanguage) {
    strings = Strings(language)
    let phase = scenario.phase(strings)
    let opened = scenario.sheet(strings, phase)
    let poll = DemoComposerScenario.poll.sheet(strings, .writing).poll
    pages = opened.parts.map { part in
      WrittenPart(id: part.id, text: part.text, poll: part.hasPoll ? poll : nil)
    }
    openedPages = pages.count
    self.opened = opened
    contentSource = MutableObservable(opened)
    phaseSource = MutableObservable(phase)
    show(opened)
    suggestionsSource.value = scenario.suggestions
  }

  /// Shows another phase.
  func show(_ phase: ComposerPhase) {
    phaseSource.value = phase
    show(contentSource.value)
  }

  /// Records the intent.
  func load() async { intents.append("load") }

  // MARK: Writing

  private func change(_ body: (inout ComposerContent) -> Void) {
    guard phaseSource.value == .writing else { return }
    var content = contentSource.value
    body(&content)
    show(content)
  }

  private func show(_ content: ComposerContent) {
    var content = content
    pages[content.part].take(content)
    content.parts = pages.map {
      $0.part(limit: content.counter.limit, isOneOfSeveral: pages.count > 1)
    }
    let isWriting = phaseSource.value == .writing
    content.canAddPart = content.kind != .edit && content.schedule == nil && isWriting
    content.complete(isWriting: isWriting, hasChanges: hasChanged(content))
    contentSource.setIfChanged(content)
  }

  private func hasChanged(_ content: ComposerContent) -> Bool {
    content.text != opened.text || content.warning ?? "" != opened.warning ?? ""
      || content.photos != opened.photos || content.poll != opened.poll
      || content.schedule != opened.schedule || pages.count != openedPages
  }

  /// Shows the text; no draft is saved.
  func setText(_ text: String) { change { $0.text = text } }

  /// Does nothing: the suggestions are fixed.
  func setCaret(_ offset: Int?) {}

  /// Replaces the last word by a suggestion.
  @discardableResult
  func choose(_ suggestion: ComposerSuggestion) -> Int? {
    guard suggestionsSource.value.contains(suggestion) else { return nil }
    suggestionsSource.value = []
    let text = contentSource.value.text
    let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let new = text[..<start] + suggestion.text + " "
    change { $0.text = String(new) }
    return new.utf16.count
  }

  /// Removes the suggestions.
  func closeSuggestions() { suggestionsSource.value = [] }

  /// Shows the field of the warning with this text; nil removes it.
  func setWarning(_ warning: String?) { change { $0.warning = warning } }

  /// Chooses who may see it.
  func setVisibility(_ visibility: Visibility) {
    change { if $0.visibilities.contains(visibility) { $0.visibility = visibility } }
  }

  /// Chooses who may quote it.
  func setQuotePolicy(_ policy: QuotePolicy) {
    change { if $0.quotePolicies.contains(policy) { $0.quotePolicy = policy } }
  }

  /// Chooses the language it is written in.
  func setLanguage(_ tag: String) { change { $0.language = tag } }

  // MARK: Photos

  /// Adds painted images in place of the photos.
  @discardableResult
  func addPhotos(_ photos: [PickedPhoto]) -> Task<Void, Never> {
    change { content in
      for _ in photos.prefix(content.roomForPhotos) {
        let number = content.photos.count + 1
        let image = DemoRows.image("sea/\(number)", width: 1000, height: 1000)
        content.photos.append(ComposerPhoto(id: "photo-\(number)", image: image))
      }
    }
    return Task {}
  }

  /// Shows that no photos could be read.
  func photosFailed(_ reason: String) { showMessage(strings.composerPhotoFailed(reason)) }

  /// Removes a photo.
  func removePhoto(_ id: String) { change { $0.photos.removeAll { $0.id == id } } }

  /// Moves the photo at one index to another.
  func movePhoto(from source: Int, to target: Int) {
    change { content in
      guard content.photos.indices.contains(source), content.photos.indices.contains(target)
      else { return }
      content.photos.insert(content.photos.remove(at: source), at: target)
    }
  }

  /// Sets the alternative text of a photo.
  func setAltText(_ text: String, of photo: String) {
    change { content in
      guard let place = content.photos.firstIndex(where: { $0.id == photo }) else { return }
      content.photos[place].altText = String(text.prefix(content.limits.altTextCharacters))
    }
  }

  /// Moves the focal point in the sheet; an unknown photo is ignored.
  func setFocalPoint(_ point: FocalPoint, of photo: String) {
    change { content in
      guard let place = content.photos.firstIndex(where: { $0.id == photo }) else { return }
      content.photos[place].image?.focalPoint = point
    }
  }

  /// Shows another crop of a painted image, which is unchanged.
  @discardableResult
  func setCrop(_ crop: PhotoCrop, of photo: String) -> Task<Void, Never> {
    change { content in
      guard let place = content.photos.firstIndex(where: { $0.id == photo }),
        content.photos[place].whole != nil
      else { return }
      content.photos[place].crop = crop
    }
    return Task {}
  }

  // MARK: The poll

  /// Adds a poll, unless there are photos.
  func addPoll() {
    if !contentSource.value.photos.isEmpty {
      return showMessage(strings.composerPollExcludesPhotos, .information)
    }
    change { $0.poll = PollDraft(limits: $0.limits) }
  }

  /// Changes the poll that is shown.
  func setPoll(_ poll: PollDraft?) { change { $0.poll = poll } }

  // MARK: Scheduling

  /// The choices in the demo, whose time is fixed.
  func scheduleTime() -> ScheduleTime {
    DemoRows.scheduleTime(strings, chosen: contentSource.value.schedule?.date)
  }

  /// Shows another time.
  func setSchedule(_ date: Date?) {
    change { [strings] content in
      content.schedule = ComposerSchedule(DemoRows.scheduleTime(strings, chosen: date))
    }
  }

  // MARK: Parts

  /// Adds a part, moves to another one, or removes one.
  func changeParts(_ change: ComposerPartChange) {
    self.change { content in
      switch change {
      case .add:
        pageCount += 1
        content.part += 1
        let page = WrittenPart(id: "part-new-\(pageCount)", warning: content.warning)
        pages.insert(page, at: content.part)
      case .choose(let chosen):
        guard pages.indices.contains(chosen) else { return }
        content.part = chosen
      case .remove(let removed):
        guard pages.indices.contains(removed), pages.count > 1 else { return }
        pages.remove(at: removed)
        if content.part > removed || content.part == pages.count { content.part -= 1 }
      }
      pages[content.part].show(in: &content)
    }
  }

  // MARK: The end

  /// Records the intent, and shows that it is being posted.
  @discardableResult
  func post() -> Task<Void, Never> {
    guard contentSource.value.canPost else { return Task {} }
    intents.append("post")
    show(.posting)
    return Task {}
  }

  /// Requires a confirmation if there is any text.
  func close() -> ComposerQuestion? {
    let content = contentSource.value
    if phaseSource.value == .posting { return nil }
    guard phaseSource.value == .writing, hasChanged(content) else {
      onClose?()
      return nil
    }
    return ComposerQuestion(content.kind, strings: strings)
  }

  /// Records the intent, and closes the sheet.
  @discardableResult
  func saveDraft() -> Task<Void, Never> {
    intents.append("keep")
    onClose?()
    return Task {}
  }

  /// Records the intent, and closes the sheet.
  @discardableResult
  func discard() -> Task<Void, Never> {
    intents.append("discard")
    onClose?()
    return Task {}
  }

  // MARK: Drafts

  /// Shows two drafts.
  func loadDrafts() async {
    draftsSource.value = DemoRows.drafts(strings)
  }

  /// Continues a draft.
  func openDraft(_ id: String) async {
    guard let draft = draftsSource.value.first(where: { $0.id == id }) else { return }
    pages = Array(pages.prefix(1))
    change { content in
      content.part = 0
      content.text = draft.text
      content.photos = []
      content.warning = nil
    }
  }

  /// Removes a draft from the list.
  func deleteDraft(_ id: String) async { draftsSource.value.removeAll { $0.id == id } }

  /// Does nothing.
  func screenDidAppear() {}

  /// Shows a message to the reader.
  func showMessage(_ text: String, _ kind: UserMessage.Kind = .failure) {
    let id = (messageSource.value?.id ?? 0) + 1
    messageSource.value = UserMessage(id: id, text: text, kind: kind)
  }
}
