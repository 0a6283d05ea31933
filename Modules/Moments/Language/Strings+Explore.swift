extension Strings {
  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  public func people(_ count: Int, inDays days: Int) -> String {
    let people = peopleCount(count)
    let time = peopleInDays(days)
    return peopleInTime(people, time)
  }

  /// "12.3K followers"; written out below 10,000.
  public func compactFollowers(_ count: Int) -> String {
    guard count >= 10_000 else { return followers(count) }
    let number = compactNumber(count)
    // After a word such as "thousand", Arabic has one form for every number.
    return compactFollowersFollowers(number)
  }

  /// The title of the timeline of a hashtag, named without the number sign.
  public func hashtagTitle(_ name: String) -> String { "\u{2068}#\(name)\u{2069}" }

  /// Parts joined with a pause between them, without the empty ones.
  package func sentences(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: sentencesSeparator)
  }
}
