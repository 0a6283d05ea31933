import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

extension ComposerPoll {
  /// The durations that a poll can have, in seconds.
  private static let durations = [
    300, 1_800, 3_600, 21_600, 43_200, 86_400, 3 * 86_400, 7 * 86_400, 14 * 86_400, 30 * 86_400,
  ]

  /// The poll of a draft, beside the one that the edited post has; nil where the edit removes it.
  init?(_ poll: DraftPoll, before: DraftPoll?, limits: PostLimits, strings: Strings) {
    guard !poll.isRemoved else { return nil }
    let allowed = limits.shortestPoll...max(limits.shortestPoll, limits.longestPoll)
    var lengths = Self.durations.filter(allowed.contains)
    if let seconds = poll.seconds, !lengths.contains(seconds) {
      lengths.append(seconds)
      lengths.sort()
    }
    let durations = (before == nil ? [] : [nil]) + lengths.map(Optional.some)
    let duration = { (seconds: Int?) in
      let title = seconds.map(strings.composerDuration) ?? strings.composerPollSameEnd
      return Duration(seconds: seconds, title: title)
    }
    self.init(
      options: poll.options.map {
        Option(text: $0, remaining: limits.pollOptionCharacters - $0.count)
      },
      maximumOptions: max(limits.pollOptions, poll.options.count),
      duration: duration(poll.seconds),
      durations: durations.map(duration),
      allowsSeveral: poll.allowsSeveral,
      hidesTotals: poll.hidesTotals,
      notice: before.map(poll.losesVotes) == true ? strings.composerPollVotesLost : nil
    )
  }
}

extension DraftPoll {
  /// The default duration: a day.
  private static let usualDuration = 86_400

  /// A poll without options.
  fileprivate init(limits: PostLimits) {
    self.init(
      options: Array(repeating: "", count: ComposerPoll.minimumOptions),
      seconds: min(max(Self.usualDuration, limits.shortestPoll), limits.longestPoll)
    )
  }

  /// Whether an edit discards the votes that were cast.
  fileprivate func losesVotes(of before: DraftPoll) -> Bool {
    tidied.options != before.tidied.options || allowsSeveral != before.allowsSeveral
  }
}

extension DraftPart {
  /// Adds, changes or removes the poll; what is not possible is ignored.
  ///
  /// Adding one restores the poll that the edited post has.
  mutating func changePoll(_ change: ComposerPollChange, before: DraftPoll?, limits: PostLimits) {
    switch change {
    case .add: poll = before ?? DraftPoll(limits: limits)
    // An edit must remove the poll explicitly; an edit without a poll keeps it.
    case .remove: poll = before == nil ? nil : .removed
    case .setOption(let index, let text):
      guard poll?.options.indices.contains(index) == true else { return }
      poll?.options[index] = text
    case .addOption:
      guard let count = poll?.options.count, count < limits.pollOptions else { return }
      poll?.options.append("")
    case .removeOption(let index):
      guard let options = poll?.options, options.indices.contains(index),
        options.count > ComposerPoll.minimumOptions
      else { return }
      poll?.options.remove(at: index)
    case .setDuration(let seconds): poll?.seconds = seconds
    case .setAllowsSeveral(let isAllowed): poll?.allowsSeveral = isAllowed
    case .setHidesTotals(let isHidden): poll?.hidesTotals = isHidden
    }
  }
}
