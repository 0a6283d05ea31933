import Foundation
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

extension DemoRows {
  /// The reader's progress in a poll.
  public enum PollStage: String, CaseIterable, Sendable {
    /// Nothing is chosen.
    case fresh
    /// An option is chosen.
    case voting
    /// Several options are chosen, where that is allowed.
    case several
    /// The reader voted, and the poll has not ended.
    case voted
    /// It has ended, and the reader did not vote.
    case ended
    /// Votes are hidden until the end, and the reader voted.
    case secret
  }

  /// A poll with a short, an ordinary and a long option.
  public static func poll(_ stage: PollStage, _ strings: Strings) -> PollRow {
    let votes: [Int?] = stage == .secret ? [nil, nil, nil] : [612, 401, 191]
    let chosen: Set<Int> =
      switch stage {
      case .fresh, .ended: []
      case .voting, .voted, .secret: [1]
      case .several: [0, 2]
      }
    let titles = [
      said("Tea", "茶", "شاي", strings),
      said("Coffee, strong", "咖啡，要浓的", "قهوة ثقيلة", strings),
      said(
        "Whatever the ferry sells after ten in the evening",
        "晚上十点以后渡轮上卖什么就喝什么",
        "أي شيء تبيعه العبّارة بعد العاشرة مساءً",
        strings
      ),
    ]
    let hasVoted = stage == .voted || stage == .secret
    return PollRow(
      Poll(
        id: "poll",
        options: zip(titles, votes).map { Poll.Option(title: $0, votes: $1) },
        allowsSeveral: stage == .several,
        expiresAt: pollNow + 3 * 3_600,
        hasEnded: stage == .ended,
        voters: 1_204,
        hasVoted: hasVoted,
        ownVotes: hasVoted ? chosen.sorted() : []
      ),
      choices: chosen,
      now: pollNow,
      strings: strings
    )
  }

  /// When polls are shown.
  static let pollNow = Date(timeIntervalSince1970: 1_742_495_400)
}
