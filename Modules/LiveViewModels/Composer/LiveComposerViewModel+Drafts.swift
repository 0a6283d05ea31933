import Foundation
import ListModel
import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// The number of letters of a draft that its row shows.
  private static let rowLength = 140

  // MARK: Saving

  /// Saves the draft once the reader has paused.
  func saveWhenQuiet() {
    quiet?.cancel()
    quiet = Task { [weak self, clock] in
      do {
        try await clock.pause(for: Self.savingDelay)
      } catch {
        return
      }
      _ = await self?.save()
    }
  }

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
    guard !isOver else { return true }
    do {
      if draft.isEmpty {
        if isSaved { try await provider.deleteDraft(draft.id) }
        isSaved = false
      } else {
        let saved = draft
        try await provider.save(saved)
        isSaved = true
      }
      hasReportedSaving = false
      return true
    } catch {
      // Shown once, not after each typed letter.
      if !hasReportedSaving { showMessage(strings.composerDraftNotSaved(failures.message(error))) }
      hasReportedSaving = true
      return false
    }
  }

  // MARK: The list

  /// Reads the list of drafts again.
  public func loadDrafts() async {
    do {
      let stored = try await provider.drafts()
      let time = now()
      draftsSource.value = stored.filter { $0.id != draft.id }.map { row(for: $0, now: time) }
    } catch {
      if !(error is CancellationError) { showMessage(failures.message(error)) }
    }
  }

  private func row(for draft: PostDraft, now: Date) -> ComposerDraftRow {
    let media = draft.parts.flatMap(\.media)
    let hasPoll = draft.parts.contains { $0.poll != nil }
    let words = [draft.contentWarning, draft.text].map { text in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: " · ")
    let text = RichText(words).shortened(to: Self.rowLength).string
    let kind: ComposerContent.Kind? =
      draft.editedPostID != nil ? .edit : draft.replyTo != nil ? .comment : nil
    let parts = [
      kind.map(strings.composerTitle),
      draft.quotedPostID != nil && kind != .edit ? strings.quote(asksFirst: false) : nil,
      time.short(draft.updatedAt, now: now),
      draft.continuation.isEmpty ? nil : strings.composerParts(draft.parts.count),
      media.isEmpty ? nil : strings.photos(media.count),
      hasPoll ? strings.composerPoll : nil,
      draft.scheduledAt.map { scheduleTime().title(of: $0) },
    ]
    return ComposerDraftRow(
      id: draft.id,
      text: text.isEmpty ? strings.composerUntitledDraft : text,
      detail: parts.compactMap { $0 }.joined(separator: " · ")
    )
  }

  /// Continues a draft; the current one is saved as a draft of its own.
  public func openDraft(_ id: String) async {
    guard phaseSource.value == .writing, id != draft.id else { return }
    if hasChanged || isSaved, !(await save()) { return }
    do {
      guard let stored = try await provider.drafts().first(where: { $0.id == id }) else {
        await loadDrafts()
        return
      }
      await openSaved(stored)
    } catch {
      showMessage(failures.message(error))
    }
  }

  /// Deletes a draft.
  public func deleteDraft(_ id: String) async {
    do {
      try await provider.deleteDraft(id)
    } catch {
      showMessage(failures.message(error))
    }
    await loadDrafts()
  }
}
