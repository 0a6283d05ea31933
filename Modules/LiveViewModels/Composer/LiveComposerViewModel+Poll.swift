import ListModel
public import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// The durations that a poll can have, in seconds.
  private static let durations = [
    300, 1_800, 3_600, 21_600, 43_200, 86_400, 3 * 86_400, 7 * 86_400, 14 * 86_400, 30 * 86_400,
  ]
  /// The default duration: a day.
  private static let usualDuration = 86_400

  /// Adds, changes or removes the poll.
  public func changePoll(_ change: ComposerPollChange) {
    if change == .add, shownQuote != nil {
      return showMessage(strings.composerQuoteExcludes, .information)
    }
    if change == .add, !tiles.isEmpty {
      return showMessage(strings.composerPollExcludesPhotos, .information)
    }
    let (limits, fresh, isRemovedByEdit) = (limits, newPoll, openedPoll != nil)
    changePart { part in
      switch change {
      case .add: part.poll = fresh
      // An edit must remove the poll explicitly; an edit without a poll keeps it.
      case .remove: part.poll = isRemovedByEdit ? .removed : nil
      case .setOption(let index, let text):
        guard part.poll?.options.indices.contains(index) == true else { return }
        part.poll?.options[index] = text
      case .addOption:
        guard let count = part.poll?.options.count, count < limits.pollOptions else { return }
        part.poll?.options.append("")
      case .removeOption(let index):
        guard let options = part.poll?.options, options.indices.contains(index),
          options.count > ComposerPoll.minimumOptions
        else { return }
        part.poll?.options.remove(at: index)
      case .setDuration(let seconds): part.poll?.seconds = seconds
      case .setAllowsSeveral(let isAllowed): part.poll?.allowsSeveral = isAllowed
      case .setHidesTotals(let isHidden): part.poll?.hidesTotals = isHidden
      }
    }
  }

  /// A poll without options; the poll that the post had, if the reader removed it.
  private var newPoll: DraftPoll {
    openedPoll
      ?? DraftPoll(
        options: Array(repeating: "", count: ComposerPoll.minimumOptions),
        seconds: min(max(Self.usualDuration, limits.shortestPoll), limits.longestPoll)
      )
  }

  /// The poll that the edited post has.
  var openedPoll: DraftPoll? { kind == .edit ? postPoll : nil }

  /// The poll as the sheet shows it.
  var poll: ComposerPoll? {
    guard let poll = part.poll, !poll.isRemoved else { return nil }
    let allowed = limits.shortestPoll...max(limits.shortestPoll, limits.longestPoll)
    var lengths = Self.durations.filter(allowed.contains)
    if let seconds = poll.seconds, !lengths.contains(seconds) {
      lengths.append(seconds)
      lengths.sort()
    }
    let durations = (openedPoll == nil ? [] : [nil]) + lengths.map(Optional.some)
    return ComposerPoll(
      options: poll.options.map {
        ComposerPoll.Option(text: $0, remaining: limits.pollOptionCharacters - $0.count)
      },
      maximumOptions: max(limits.pollOptions, poll.options.count),
      duration: duration(poll.seconds),
      durations: durations.map(duration),
      allowsSeveral: poll.allowsSeveral,
      hidesTotals: poll.hidesTotals,
      notice: losesVotes ? strings.composerPollVotesLost : nil
    )
  }

  private func duration(_ seconds: Int?) -> ComposerPoll.Duration {
    ComposerPoll.Duration(
      seconds: seconds,
      title: seconds.map(strings.composerDuration) ?? strings.composerPollSameEnd
    )
  }

  /// Whether the edit discards votes that were cast.
  var losesVotes: Bool {
    guard let before = openedPoll, let poll = part.poll else { return false }
    return poll.tidied.options != before.tidied.options
      || poll.allowsSeveral != before.allowsSeveral
  }
}
