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
    return PollRow(
      answers: titles.indices.map { (RichText(titles[$0]), votes[$0], chosen.contains($0)) },
      PollRow.Standing(
        voters: 1_204,
        timeLeft: 3 * 3_600,
        hasEnded: stage == .ended,
        allowsSeveral: stage == .several,
        takesVote: [.fresh, .voting, .several].contains(stage)
      ),
      strings: strings
    )
  }
}
