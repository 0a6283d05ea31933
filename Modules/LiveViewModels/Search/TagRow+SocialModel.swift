import MomentsContracts
import MomentsLanguage
import SocialModel

extension TagRow {
  /// The row of a hashtag.
  init(_ tag: TagUsage, strings: Strings) {
    self.init(
      name: tag.name,
      usage: .init(
        recentPeople: tag.history.people(inDays: 2),
        weekPeople: tag.history.people(inDays: 7),
        moments: tag.momentCount
      ),
      history: tag.history.prefix(TagRow.historyLimit).map(\.uses).reversed(),
      strings: strings
    )
  }
}
