import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// Stores drafts at the provider: saves the open one when the reader pauses, deletes or submits it,
/// and lists the others.
///
/// Saves run one after the other, and each stores the draft as it is then.
@MainActor
final class DraftStorage {
  /// The drafts that the reader may continue; without the open one.
  var rows: Observable<[ComposerDraftRow]> { rowSource }

  /// Whether the provider stores the draft.
  private(set) var isSaved = false

  private let provider: any ComposeProvider
  private let failures: FailureText
  private let clock: any Clock<Duration>
  private let written: WrittenDraft
  private let builder: ComposerContentBuilder
  private let output: ScreenOutput
  private let rowSource = MutableObservable<[ComposerDraftRow]>([])
  private var quiet: Task<Void, Never>?
  /// The last save.
  private var saving: Task<Bool, Never>?
  /// Whether the reader was informed that drafts cannot be saved.
  private var hasReportedSaving = false
  /// Whether the reader was informed that the draft could not be deleted.
  private var hasReportedLeftOver = false

  init(
    of written: WrittenDraft,
    provider: any ComposeProvider,
    builder: ComposerContentBuilder,
    output: ScreenOutput,
    in context: ScreenContext
  ) {
    self.written = written
    self.provider = provider
    self.builder = builder
    self.output = output
    failures = context.failures
    clock = context.time.clock
  }

  /// Whether something is stored that must be deleted if the reader does not save the draft: text
  /// that was removed again, or a draft that did not exist before.
  var hasLeftOver: Bool {
    (isSaved || saving != nil) && (written.draft.isEmpty || !written.opening.isStored)
  }

  /// Continues with the draft that was opened.
  func didOpen() { isSaved = written.opening.isStored }

  // MARK: Saving

  /// Saves the draft once the reader has paused.
  func saveWhenQuiet() {
    quiet?.cancel()
    quiet = Task { [weak self, clock] in
      do {
        try await clock.pause(for: LiveComposerViewModel.savingDelay)
      } catch {
        return
      }
      _ = await self?.save()
    }
  }

  /// Does not save after the next pause.
  func stopSaving() { quiet?.cancel() }

  /// Waits until nothing is being saved.
  func settle() async {
    await quiet?.value
    _ = await saving?.value
  }

  /// Saves the draft as it is now, after saves that are in progress; false if that failed.
  func save() async -> Bool {
    quiet?.cancel()
    let before = saving
    let task = Task { () -> Bool in
      _ = await before?.value
      return await saveNow()
    }
    saving = task
    return await task.value
  }

  private func saveNow() async -> Bool {
    guard !written.isClosed else { return true }
    let draft = written.draft
    do {
      if !draft.isEmpty {
        try await provider.save(draft)
      } else if isSaved {
        try await provider.deleteDraft(draft.id)
      }
      isSaved = !draft.isEmpty
      hasReportedSaving = false
      return true
    } catch {
      // Shown once, not after each typed letter.
      if !hasReportedSaving {
        show(failures.strings.composerDraftNotSaved(failures.message(error)))
      }
      hasReportedSaving = true
      return false
    }
  }

  // MARK: The list

  /// Reads the list of drafts again.
  func loadRows() async {
    do {
      let stored = try await provider.drafts()
      rowSource.value = stored.filter { $0.id != written.draft.id }.map { builder.row(for: $0) }
    } catch {
      if !(error is CancellationError) { show(failures.message(error)) }
    }
  }

  /// Deletes a draft of the list.
  func deleteRow(_ id: PostDraft.ID) async {
    do {
      try await provider.deleteDraft(id)
    } catch {
      show(failures.message(error))
    }
    await loadRows()
  }

  // MARK: The end

  /// Submits the draft, to be posted immediately or at its time.
  func submit() async throws {
    // An older state of the draft must not be saved after it is submitted.
    _ = await saving?.value
    written.stamp()
    try await provider.perform(written.draft.action)
  }

  /// Deletes the stored draft; false if the sheet is to stay open.
  ///
  /// If deleting fails, that is once, to show it; the draft is then in the list of drafts.
  func delete() async -> Bool {
    quiet?.cancel()
    _ = await saving?.value
    do {
      try await provider.deleteDraft(written.draft.id)
    } catch {
      if !hasReportedLeftOver {
        hasReportedLeftOver = true
        show(failures.message(error))
        return false
      }
    }
    return true
  }

  private func show(_ failure: String) { output.messages.show(failure, .failure) }
}
