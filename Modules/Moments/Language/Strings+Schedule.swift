extension Strings {
  package func outboxScheduled(isTakenBack: Bool) -> String {
    isTakenBack
      ? outboxScheduledTakeBackSomethingScheduled
      : outboxScheduledScheduledMoment
  }
}
