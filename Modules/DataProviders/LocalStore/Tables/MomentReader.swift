import MomentsValues
import SocialModel

/// Makes moments of rows, with the overlay applied to what the server confirmed.
///
/// It caches people: most pages name some of them many times. Use one for one query.
struct MomentReader {
  /// The columns that ``post(_:)`` reads, of `post p` and `account a`.
  ///
  /// The reader's comments that wait to be sent are counted, deleted ones are not.
  static let columns = """
    p.id, p.created_at, p.reply_to, p.is_liked, p.likes, p.is_boosted, p.boosts,
    max(0, p.replies + (SELECT coalesce(sum(r.is_pending - r.is_removed), 0)
      FROM post r WHERE r.reply_to = p.id)),
    p.is_own, p.is_pending, coalesce(p.wanted_mute, p.is_muted), p.wanted_like, p.wanted_boost,
    coalesce(p.wanted_body, p.body), a.number, a.id, a.is_locked, a.body, p.wanted_votes,
    coalesce(p.wanted_bookmark, p.is_bookmarked), \(RelationshipTable.hiding("a")),
    coalesce(p.wanted_pin, p.is_pinned)
    """

  /// The same columns without the overlay.
  static let confirmedColumns = """
    p.id, p.created_at, p.reply_to, p.is_liked, p.likes, p.is_boosted, p.boosts, p.replies,
    p.is_own, p.is_pending, p.is_muted, NULL, NULL,
    p.body, a.number, a.id, a.is_locked, a.body, NULL, p.is_bookmarked, 0, p.is_pinned
    """

  /// The columns that ``entry(_:)`` reads, of `post p`, `account a`, `entry e` and, by a left join,
  /// `account b`, who boosted it.
  static let entryColumns =
    columns + ", e.id, e.listed_at, b.number, b.id, b.is_locked, b.body, e.place, "
    + RelationshipTable.hiding("b")

  /// The column of the identity of the row in ``entryColumns``.
  static let idColumn: Int32 = 22
  /// The column of the position of the row in ``entryColumns``.
  static let placeColumn: Int32 = 28

  /// Rows that could not be read.
  private(set) var skipped: [SkippedItem] = []
  private var accounts: [Int: Account] = [:]
  private let connection: SQLConnection?
  private var hidden: [String: Moment.Hiding]?

  /// Makes a reader.
  ///
  /// - Parameter connection: Reads whom the reader hides, for quoted posts; nil to read posts as
  ///   the server confirmed them.
  init(_ connection: SQLConnection?) {
    self.connection = connection
  }

  /// The post of a row, without a boost; nil, and noted, where it cannot be read.
  mutating func post(_ row: borrowing SQLRow) -> Moment? {
    guard let id = row.text(0), let author = account(row, from: 14) else {
      skip("post.author")
      return nil
    }
    var moment = Moment(id: id, author: author)
    do throws(BodyError) {
      try row.bytes(13) { bytes throws(BodyError) in try PostBody.read(bytes, into: &moment) }
    } catch {
      skip("post.body")
      return nil
    }
    moment.createdAt = row.date(1)
    moment.listedAt = moment.createdAt
    moment.inReplyToID = row.text(2)
    moment.like = LikeState(isLiked: row.boolean(3) ?? false, count: row.integer(4) ?? 0)
    moment.isBoosted = row.boolean(5) ?? false
    moment.boostCount = max(0, row.integer(6) ?? 0)
    moment.replyCount = row.integer(7) ?? 0
    moment.isOwn = row.boolean(8) ?? false
    moment.isPending = row.boolean(9) ?? false
    moment.isMuted = row.boolean(10) ?? false
    if let requested = row.boolean(11) { moment.like = moment.like.settingLiked(requested) }
    if let requested = row.boolean(12) { moment.setBoosted(requested) }
    if let requested = row.text(18) {
      moment.poll = moment.poll?.voting(for: VoteChoices.places(requested))
    }
    moment.isBookmarked = row.boolean(19) ?? false
    moment.isPinned = row.boolean(21)
    moment.hiding = row.integer(20).flatMap(Moment.Hiding.init(rawValue:))
    if let author = moment.quote?.post?.author.id {
      do throws(SQLiteError) {
        moment.quote?.hiding = try hiding(of: author)
      } catch {
        skip("post.quote")
        return nil
      }
    }
    return moment
  }

  /// The reason the reader hides the author of a quoted post; queried for the first quote.
  private mutating func hiding(of accountID: String) throws(SQLiteError) -> Moment.Hiding? {
    guard let connection else { return nil }
    if let hidden { return hidden[accountID] }
    let people = try RelationshipTable.hidden(in: connection)
    hidden = people
    return people[accountID]
  }

  /// The row of a timeline; nil, and noted, where it cannot be read.
  mutating func entry(_ row: borrowing SQLRow) -> Moment? {
    guard var moment = post(row), let id = row.text(Self.idColumn) else { return nil }
    moment.id = id
    moment.listedAt = row.date(Self.idColumn + 1)
    let booster = Self.idColumn + 2
    if !row.isNull(booster) { moment.boostedBy = account(row, from: booster) }
    moment.boosterHiding = row.integer(Self.placeColumn + 1).flatMap(Moment.Hiding.init(rawValue:))
    return moment
  }

  /// Reads the columns `number, id, is_locked, body`.
  private mutating func account(_ row: borrowing SQLRow, from column: Int32) -> Account? {
    guard let number = row.integer(column) else { return nil }
    if let known = accounts[number] { return known }
    let account = AccountTable.read(row, from: column + 1)
    accounts[number] = account
    return account
  }

  private mutating func skip(_ key: String) {
    skipped.append(
      SkippedItem(source: "store.sqlite", index: nil, reason: .wrongValue(key: key))
    )
  }
}
