import SocialModel

/// What the reader likes: what the provider has agreed to, and what is asked of it.
///
/// Kept by post, not by row: a post and its sharings are liked together.
struct LikeLedger {
  private struct Account {
    var confirmed: LikeState
    var wanted: Bool
    var underWay = 0
  }

  private var accounts: [String: Account] = [:]

  /// What the row of a moment shows.
  func state(of moment: Moment) -> LikeState {
    guard let account = accounts[moment.postID] else { return moment.like }
    return account.confirmed.settingLiked(account.wanted)
  }

  /// Takes in what a provider says with a page.
  ///
  /// What is still asked of it goes on being shown.
  mutating func take(_ moments: [Moment]) {
    for moment in moments {
      guard var account = accounts[moment.postID] else { continue }
      if account.underWay == 0 {
        accounts[moment.postID] = nil
      } else {
        account.confirmed = moment.like
        accounts[moment.postID] = account
      }
    }
  }

  /// Turns the like of a moment around.
  ///
  /// - Returns: what is to be asked of the provider.
  mutating func toggle(_ moment: Moment) -> Bool {
    let shown = state(of: moment)
    var account =
      accounts[moment.postID] ?? Account(confirmed: moment.like, wanted: shown.isLiked)
    account.wanted = !shown.isLiked
    account.underWay += 1
    accounts[moment.postID] = account
    return account.wanted
  }

  /// Takes in the answer to one question; nil if it was refused.
  ///
  /// - Returns: whether nothing else is asked about the post.
  mutating func finish(_ postID: String, with answer: LikeState?) -> Bool {
    guard var account = accounts[postID] else { return true }
    account.underWay -= 1
    if let answer { account.confirmed = answer }
    if account.underWay == 0 { account.wanted = account.confirmed.isLiked }
    accounts[postID] = account
    return account.underWay == 0
  }
}
