public import Foundation

extension UIApplication {
  /// Posted when the day or the time zone became another one; the object is the application.
  ///
  /// Midnight is noticed as it comes, and what happened while the program was not shown as it is
  /// shown again.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// What the reader's clock and calendar say, as far as a change of it matters.
  struct KnownTime: Equatable {
    var day: DateComponents
    var zone: String
    var offset: Int

    init(_ now: Date, _ zone: TimeZone) {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      day = calendar.dateComponents([.year, .month, .day], from: now)
      self.zone = zone.identifier
      offset = zone.secondsFromGMT(for: now)
    }
  }

  /// Begins to notice other days.
  final func watchTime() {
    noteTime()
    timeWatch += 1
    waitForMidnight(timeWatch)
  }

  /// Compares the time with that which was known, and notifies of another day or time zone.
  package func noteTime(now: Date = Date(), zone: TimeZone? = nil) {
    if zone == nil { TimeZone.ReferenceType.resetSystemTimeZone() }
    let time = KnownTime(now, zone ?? .current)
    defer { knownTime = time }
    guard let knownTime, knownTime != time else { return }
    delegate?.applicationSignificantTimeChange(self)
    post(Self.significantTimeChangeNotification)
  }

  private func waitForMidnight(_ watch: Int) {
    let calendar = Calendar.current
    let midnight = calendar.nextDate(
      after: Date(),
      matching: DateComponents(hour: 0, minute: 0, second: 0),
      matchingPolicy: .nextTime
    )
    // At least once an hour: the machine may sleep, and its clock may be set.
    let wait = min(max(midnight?.timeIntervalSinceNow ?? 3600, 0) + 0.5, 3600)
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + wait) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.knownTime != nil, self.timeWatch == watch else { return }
        self.noteTime()
        self.waitForMidnight(watch)
      }
    }
  }
}
