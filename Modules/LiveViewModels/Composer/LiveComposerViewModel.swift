public import Foundation
public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues
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
  public var phase: Observable<ComposerPhase> { written.phase }

  /// The drafts that the reader may continue.
  public var drafts: Observable<[ComposerDraftRow]> { storage.rows }

  /// The completions of the word at the caret.
  public var suggestions: Observable<[ComposerSuggestion]> { completion.suggestions }

  /// Whether the draft was submitted.
  public private(set) var isPosted = false

  /// Called once, when the sheet is to be closed.
  public var onClose: (@MainActor () -> Void)?

  private let purpose: ComposePurpose
  private let emoji: (any EmojiProvider)?
  private let written: WrittenDraft
  private let builder: ComposerContentBuilder
  private let loader: ComposerLoader
  private let storage: DraftStorage
  private let photos: DraftPhotos
  private let completion: CompletionSearch
  private let contentSource = MutableObservable(ComposerContent())

  /// Makes the view model of one sheet; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - purpose: what the reader wants to write.
  ///   - provider: stores drafts and posts them.
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
    media: (any MediaProvider)? = nil,
    readers: (any RelationshipProvider)?,
    threads: any ThreadProvider,
    prepare: @escaping PhotoPreparing,
    completions: (any CompletionProvider)? = nil,
    emoji: (any EmojiProvider)? = nil,
    in context: ScreenContext,
    makeID: @escaping @MainActor () -> String = { UUID().uuidString }
  ) {
    self.purpose = purpose
    self.emoji = emoji
    let time = context.time
    let output = ScreenOutput(named: "composer", in: context)
    written = WrittenDraft(id: makeID(), language: context.language.rawValue, now: time.now)
    builder = ComposerContentBuilder(hasSchedules: provider.supports(.schedule), in: context)
    loader = ComposerLoader(
      provider: provider,
      readers: readers,
      threads: threads,
      strings: context.strings
    )
    storage = DraftStorage(
      of: written,
      provider: provider,
      builder: builder,
      output: output,
      in: context
    )
    photos = DraftPhotos(
      of: written,
      provider: provider,
      media: media,
      prepare: prepare,
      output: output,
      in: context
    )
    completion = CompletionSearch(provider: completions, clock: time.clock)
    super.init(output, in: context)
    written.onChange = { [weak self] isDraftChanged in
      if isDraftChanged { self?.storage.saveWhenQuiet() }
      self?.publish()
    }
    publish()
  }

  // MARK: Opening

  /// Loads what is needed before writing.
  public func load() async {
    guard !written.isClosed, phase.value != .posting else { return }
    written.enter(.loading)
    let begun = await loader.begin(written.draft)
    written.open(begun)
    do {
      open(try await loader.open(purpose, begun))
      // Set as if the reader had typed it, so that it is a change, and discarding it requires a
      // confirmation.
      if case .text(let text) = purpose { setText(text) }
    } catch {
      guard !(error is CancellationError) else { return }
      publish()
      written.enter(.failed(loader.failure(failures.message(error), of: purpose)))
    }
  }

  private func open(_ opening: ComposerOpening) {
    guard !written.isClosed else { return }
    written.open(opening)
    storage.didOpen()
    written.enter(.writing)
    publish()
    photos.addEarly(beside: contentSource.value)
  }

  /// Publishes the draft as it is.
  private func publish() {
    contentSource.setIfChanged(builder.content(of: written))
  }

  /// Waits until nothing is being saved.
  func settle() async { await storage.settle() }

  private func show(_ text: String, _ kind: UserMessage.Kind = .failure) {
    messages.show(text, kind)
  }

  private func track(_ action: String) { track(action, "") }
}

// MARK: - Writing

extension LiveComposerViewModel {
  /// Changes the edited part of the draft, which is stored a moment later.
  public func setText(_ text: String) {
    written.setText(text)
  }

  /// Sets the warning; `nil` removes the field and its text.
  public func setWarning(_ warning: String?) {
    written.setWarning(warning)
  }

  /// Changes who may see the post; what the sheet does not offer is ignored.
  public func setVisibility(_ visibility: Visibility) {
    guard content.value.visibilities.contains(visibility) else { return }
    written.setVisibility(visibility)
  }

  /// Sets who may quote the post.
  public func setQuotePolicy(_ policy: QuotePolicy) {
    guard content.value.quotePolicies.contains(policy) else { return }
    written.setQuotePolicy(policy)
  }

  /// Sets the language of the post.
  public func setLanguage(_ tag: String) {
    written.setLanguage(tag)
  }

  /// The choices for the time of posting.
  public func scheduleTime() -> ScheduleTime { builder.scheduleTime(of: written.draft) }

  /// Sets the time of posting; nil for immediately.
  public func setSchedule(_ date: Date?) {
    guard date == nil || content.value.canSchedule else { return }
    written.setSchedule(date)
    track(date == nil ? "unschedule" : "schedule")
  }

  /// Adds a poll, unless there are photos or a quote.
  public func addPoll() {
    if content.value.quoted != nil { return show(strings.composerQuoteExcludes, .information) }
    if !content.value.photos.isEmpty {
      return show(strings.composerPollExcludesPhotos, .information)
    }
    written.addPoll()
  }

  /// Changes the poll; nil removes it.
  public func setPoll(_ poll: PollDraft?) {
    guard content.value.poll != nil else { return }
    written.setPoll(poll)
  }

  /// Adds a part, moves to another one, or removes one.
  public func changeParts(_ change: ComposerPartChange) {
    guard written.isWriting, written.allows(change) else { return }
    completion.clear()
    written.changeParts(change)
    switch change {
    case .add: track("addPart")
    case .choose: break
    case .remove: track("removePart")
    }
  }

  // MARK: Completion and emoji

  /// Sets the position of the caret in the text.
  public func setCaret(_ offset: Int?) {
    guard written.isWriting else { return completion.clear() }
    completion.search(in: written.part.text, caret: offset)
  }

  /// Replaces the word at the caret by a suggestion.
  @discardableResult
  public func choose(_ suggestion: ComposerSuggestion) -> Int? {
    guard let new = completion.replaceWord(in: written.part.text, by: suggestion) else {
      return nil
    }
    setText(new.text)
    track("complete")
    return new.caret
  }

  /// Closes the list until another word is typed.
  public func closeSuggestions() { completion.close() }

  /// The view model of the sheet of emoji.
  public func makeEmojiPicker() -> any EmojiPickerViewModel {
    LiveEmojiPickerViewModel(provider: emoji, in: context)
  }
}

// MARK: - Photos

extension LiveComposerViewModel {
  /// Adds as many photos as there is room for.
  @discardableResult
  public func addPhotos(_ added: [PickedPhoto]) -> Task<Void, Never> {
    photos.add(added, beside: content.value)
  }

  /// Shows that no photos could be read from the source that the reader chose.
  public func photosFailed(_ reason: String) {
    show(strings.composerPhotoFailed(reason))
  }

  /// Removes a photo.
  public func removePhoto(_ id: String) { written.removePhoto(id) }

  /// Moves the photo at one index to another.
  public func movePhoto(from source: Int, to target: Int) {
    written.movePhoto(from: source, to: target)
  }

  /// Sets the alternative text of a photo, cut to the allowed length.
  public func setAltText(_ text: String, of photo: String) {
    let fitting = written.limits.fitting(altText: text)
    written.changePhoto(photo) { $0.media?.altText = fitting }
  }

  /// Sets the focal point of a photo, rounded to a hundredth, the precision that servers store.
  public func setFocalPoint(_ point: FocalPoint, of photo: String) {
    written.changePhoto(photo) { $0.media?.focalPoint = point.rounded }
  }

  /// Chooses the crop of a photo, and prepares it.
  @discardableResult
  public func setCrop(_ crop: PhotoCrop, of photo: String) -> Task<Void, Never> {
    photos.setCrop(crop, of: photo)
  }
}

// MARK: - Drafts and the end

extension LiveComposerViewModel {
  /// Reads the list of drafts again.
  public func loadDrafts() async { await storage.loadRows() }

  /// Continues a draft; the current one is saved as a draft of its own.
  public func openDraft(_ id: String) async {
    guard phase.value == .writing, id != written.draft.id else { return }
    do {
      guard let stored = try await loader.draft(id) else { return await loadDrafts() }
      let opening = await loader.continuing(stored, written.opening)
      // Saved last, and again if the reader typed meanwhile: what is opened replaces the draft.
      var saved: PostDraft
      repeat {
        saved = written.draft
        if written.hasChanged || storage.isSaved, !(await storage.save()) { return }
      } while written.draft != saved
      guard phase.value == .writing else { return }
      open(opening)
    } catch {
      show(failures.message(error))
    }
  }

  /// Deletes a draft.
  public func deleteDraft(_ id: String) async { await storage.deleteRow(id) }

  /// Posts what is written, unless it cannot be.
  @discardableResult
  public func post() -> Task<Void, Never> {
    guard !written.isClosed, content.value.canPost else { return Task {} }
    if let problem = builder.schedule(of: written)?.problem {
      // The scheduled time may have passed since the sheet was shown.
      publish()
      show(problem)
      return Task {}
    }
    storage.stopSaving()
    written.enter(.posting)
    publish()
    track("post")
    return Task {
      do {
        try await storage.submit()
        isPosted = true
        finish()
      } catch {
        written.enter(.writing)
        publish()
        show(strings.composerRefused(reason(error)))
        storage.saveWhenQuiet()
      }
    }
  }

  private func reason(_ error: any Error) -> String {
    if case .refused(let reason?) = error as? ProviderError { return reason }
    return failures.message(error)
  }

  /// Closes the sheet, or returns the question to ask first; does nothing while it is being posted.
  public func close() -> ComposerQuestion? {
    guard !written.isClosed, phase.value != .posting else { return nil }
    guard phase.value == .writing, written.hasChanged, !written.isEmpty else {
      if storage.hasLeftOver { deleteAndFinish() } else { finish() }
      return nil
    }
    return ComposerQuestion(written.kind, strings: strings)
  }

  /// Saves the draft, and closes the sheet.
  @discardableResult
  public func saveDraft() -> Task<Void, Never> {
    track("keep")
    return Task {
      if await storage.save() { finish() }
    }
  }

  /// Discards the draft, and closes the sheet.
  @discardableResult
  public func discard() -> Task<Void, Never> {
    guard !written.isClosed else { return Task {} }
    track("discard")
    return deleteAndFinish()
  }

  @discardableResult
  private func deleteAndFinish() -> Task<Void, Never> {
    Task {
      if await storage.delete() { finish() }
    }
  }

  private func finish() {
    guard !written.isClosed else { return }
    written.close()
    storage.stopSaving()
    onClose?()
  }
}
