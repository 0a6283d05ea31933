import Foundation
import MomentsValues

/// A poll of the demo, as it is defined.
struct DemoPoll {
  /// The options, with their votes.
  var options: [(title: String, votes: Int)]
  /// The hours until the end; negative where it has ended.
  var hoursLeft: Double

  func poll(_ id: String, now: Date) -> Poll {
    Poll(
      id: id,
      options: options.map { Poll.Option(title: $0.title, votes: $0.votes) },
      expiresAt: now.addingTimeInterval(hoursLeft * 3_600),
      hasEnded: hoursLeft < 0,
      voters: options.reduce(0) { $0 + $1.votes }
    )
  }
}
