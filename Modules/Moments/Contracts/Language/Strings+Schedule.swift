extension Strings {
  // MARK: The outbox

  func outboxScheduled(isTakenBack: Bool) -> String {
    isTakenBack
      ? outboxScheduledTakeBackSomethingScheduled
      : outboxScheduledScheduledMoment
  }
}
