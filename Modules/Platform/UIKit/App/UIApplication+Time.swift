public import Foundation

extension UIApplication {
  /// Posted when the day or the time zone changed; the object is the application.
  ///
  /// It is posted at midnight, and when the program is shown again for changes that happened in
  /// between.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// The parts of the current time whose changes are reported.
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

  /// Starts observing changes of the day.
  final func watchTime() {
    noteTime()
    timeWatch += 1
    waitForMidnight(timeWatch)
  }

  /// Compares the time with the known one, and notifies of another day or time zone.
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
