import Foundation
import ListModel
public import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// Posts what is written, unless it cannot be.
  @discardableResult
  public func post() -> Task<Void, Never> {
    guard !isOver, content.value.canPost else { return Task {} }
    if let problem = shownSchedule?.problem {
      // The scheduled time may have passed since the sheet was shown.
      publish()
      showMessage(problem)
      return Task {}
    }
    quiet?.cancel()
    phaseSource.value = .posting
    publish()
    track("post")
    return Task {
      // An older state of the draft must not be saved after it is submitted.
      _ = await saving?.value
      do {
        try await submit()
        isPosted = true
        finish()
      } catch {
        phaseSource.value = .writing
        publish()
        showMessage(strings.composerRefused(reason(error)))
        saveWhenQuiet()
      }
    }
  }

  private func reason(_ error: any Error) -> String {
    if case .refused(let reason?) = error as? ProviderError { return reason }
    return failures.message(error)
  }

  /// Closes the sheet, or returns the question to ask first; does nothing while it is being posted.
  public func close() -> ComposerQuestion? {
    guard !isOver, phaseSource.value != .posting else { return nil }
    let hasSomething = !draft.isEmpty || pages.contains { !$0.tiles.isEmpty }
    guard phaseSource.value == .writing, hasChanged, hasSomething else {
      leaveWithoutQuestion()
      return nil
    }
    return ComposerQuestion(kind, strings: strings)
  }

  /// Closes the sheet; first deletes what was saved of a draft that did not exist before, such as
  /// text that was removed again.
  private func leaveWithoutQuestion() {
    let isLeftOver = (isSaved || saving != nil) && (draft.isEmpty || !isFromDrafts)
    guard isLeftOver else { return finish() }
    Task { await deleteAndGo() }
  }

  /// Deletes the stored draft, and closes the sheet.
  ///
  /// If that fails, the sheet stays open once to show that; the draft is then in the list of
  /// drafts.
  private func deleteAndGo() async {
    quiet?.cancel()
    _ = await saving?.value
    do {
      try await provider.deleteDraft(draft.id)
    } catch {
      if !hasReportedLeftOver {
        hasReportedLeftOver = true
        return showMessage(failures.message(error))
      }
    }
    finish()
  }

  /// Saves the draft, and closes the sheet.
  @discardableResult
  public func saveDraft() -> Task<Void, Never> {
    track("keep")
    return Task {
      if await save() { finish() }
    }
  }

  /// Discards the draft, and closes the sheet.
  @discardableResult
  public func discard() -> Task<Void, Never> {
    guard !isOver else { return Task {} }
    track("discard")
    return Task { await deleteAndGo() }
  }

  private func finish() {
    guard !isOver else { return }
    isOver = true
    quiet?.cancel()
    onClose?()
  }
}
