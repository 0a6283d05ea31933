import SocialModel

/// The marks of one kind that a reader has set: what the provider has agreed to, and what is asked of it.
///
/// Kept by post, not by row: a post and its sharings are marked together. A post whose mark the reader turned around stays
/// on the books, because the moments that screens hold are as old as the pages they came with.
struct MarkLedger<Mark: ReaderMark> {
  private struct Account {
    var confirmed: Mark
    var wanted: Bool
    var underWay = 0
    /// Which of all answers was the last about the post.
    var answer = 0

    var shown: Mark { confirmed.setting(wanted) }
  }

  private var accounts: [String: Account] = [:]

  /// How many marks the provider has agreed to: what a page knows of that is asked for now.
  private(set) var answers = 0

  /// What the row of a moment shows.
  func state(of moment: Moment) -> Mark {
    accounts[moment.postID]?.shown ?? Mark(moment)
  }

  /// Takes in what a provider says with a page.
  ///
  /// What is still asked of it goes on being shown, and so does what it agreed to after the page was asked for.
  ///
  /// - Parameters:
  ///   - moments: the page.
  ///   - answers: the number of ``answers`` when the page was asked for.
  /// - Returns: the posts that show something else now.
  mutating func take(_ moments: [Moment], askedAfter answers: Int) -> Set<String> {
    var changed: Set<String> = []
    for moment in moments {
      guard var account = accounts[moment.postID], account.answer <= answers else { continue }
      let before = account.shown
      account.confirmed = Mark(moment)
      if account.underWay == 0 { account.wanted = account.confirmed.isSet }
      if account.shown != before { changed.insert(moment.postID) }
      accounts[moment.postID] = account
    }
    return changed
  }

  /// Turns the mark of a moment around.
  ///
  /// - Returns: what is to be asked of the provider.
  mutating func toggle(_ moment: Moment) -> Bool {
    let known = Mark(moment)
    var account = accounts[moment.postID] ?? Account(confirmed: known, wanted: known.isSet)
    account.wanted.toggle()
    account.underWay += 1
    accounts[moment.postID] = account
    return account.wanted
  }

  /// Takes in the answer to one question; nil if it was refused.
  ///
  /// - Returns: whether nothing else is asked about the post.
  mutating func finish(_ postID: String, with answer: Mark?) -> Bool {
    guard var account = accounts[postID] else { return true }
    account.underWay -= 1
    if let answer {
      answers += 1
      account.answer = answers
      account.confirmed = answer
    }
    if account.underWay == 0 { account.wanted = account.confirmed.isSet }
    accounts[postID] = account
    return account.underWay == 0
  }
}
