import Foundation
import MomentsLanguage

/// Texts of failures and warnings that only live view models use.
extension Strings {
  func rateLimited(_ until: Date?, now: Date) -> String {
    guard let until else {
      return rateLimitedSomeMinutes
    }
    let minutes = max(1, Int((until.timeIntervalSince(now) / 60).rounded(.up)))
    return rateLimitedMinutes(minutes)
  }
}
