import Foundation
import ListModel
import MomentsContracts
import SocialModel

/// A timeline that the server is still making, as a home timeline is after the first sign-in.
///
/// The screen says so and asks again by itself, as long as it is there. Rows that are kept stay where they are.
extension LiveTimelineViewModel {
  /// What stands in place of rows where there are none.
  var emptyMessage: ListEmptyMessage {
    guard preparation != nil else { return scope.emptyMessage(writer.strings) }
    return ListEmptyMessage(
      title: writer.strings.timelinePreparingTitle,
      message: writer.strings.timelinePreparingMessage
    )
  }

  /// Begins to wait, or goes on, where an error says that the server is not done.
  ///
  /// - Returns: false for every other error, which ends the wait.
  func isToldAsPrepared(_ error: any Error) -> Bool {
    let seconds: Double?
    switch error as? ProviderError {
    case .preparing(let retryAfter): seconds = retryAfter
    // A server that is asked too often is none that has failed.
    case .rateLimited(let end) where preparation != nil:
      seconds = end?.timeIntervalSince(now()) ?? 60
    default:
      endPreparation()
      return false
    }
    if preparation == nil, stateSource.value == .content {
      tell(writer.strings.timelinePreparingTitle, .information)
    }
    var waiting = preparation ?? TimelinePreparation()
    waiting.looks += 1
    waiting.nextLook?.cancel()
    waiting.nextLook = isAway ? nil : nextLook(after: waiting.wait(retryAfter: seconds))
    preparation = waiting
    return true
  }

  /// The server has made the timeline, or it does not matter any more.
  func endPreparation() {
    preparation?.nextLook?.cancel()
    preparation = nil
  }

  /// The screen goes: nobody waits for the server.
  func restFromWhatIsPrepared() {
    isAway = true
    preparation?.nextLook?.cancel()
    preparation?.nextLook = nil
  }

  /// The screen is there again.
  func lookAgainForWhatIsPrepared() {
    isAway = false
    guard preparation != nil, preparation?.nextLook == nil else { return }
    preparation?.nextLook = nextLook(after: 0)
  }

  private func nextLook(after seconds: Double) -> Task<Void, Never> {
    Task { [weak self, sleep] in
      if seconds > 0 {
        guard (try? await sleep(.seconds(seconds))) != nil else { return }
      }
      guard !Task.isCancelled, let self else { return }
      // From here on it is a look like any other: what ends the wait must not cancel it.
      preparation?.nextLook = nil
      await reload()
    }
  }
}
