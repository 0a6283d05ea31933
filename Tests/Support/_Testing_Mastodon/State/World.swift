import Foundation

/// The whole state of a test server.
///
/// A value: the changes of a request are made in one step, under one lock.
struct World: Sendable {
  var options = ServerOptions()
  /// The address of the server for clients.
  var address: String
  let now: @Sendable () -> Date

  var ids: IDMaker
  private var lastOrder: UInt64 = 0
  /// The order of all ids ever assigned, including those of deleted posts.
  private(set) var orders: [String: UInt64] = [:]

  var accounts: [String: AccountRecord] = [:]
  var accountOrder: [String] = []
  var statuses: [String: StatusRecord] = [:]
  /// Oldest first.
  var statusOrder: [String] = []
  /// Wrappers by the post that they boost, oldest first.
  var boostIndex: [String: [String]] = [:]
  var quoteIndex: [String: [String]] = [:]
  /// Answers by the post that they answer, oldest first.
  var replyIndex: [String: [String]] = [:]
  /// The number of posts of each account.
  var statusCounts: [String: Int] = [:]
  /// When each account posted last.
  var lastPosted: [String: Date] = [:]
  /// People and posts of other servers that are unknown until they are resolved.
  var distant: Set<String> = []
  /// The scheduled posts, oldest first, and the number of all ever.
  var scheduled: [ScheduledRecord] = []
  var scheduledCount = 0
  var media: [String: MediaRecord] = [:]
  var polls: [String: PollRecord] = [:]
  /// The shortcodes of the emoji that the server offers.
  var emojis = ["wave"]
  /// Oldest first.
  var notifications: [NotificationRecord] = []
  /// Those that were dismissed or cleared, in that order.
  var dismissedNotifications: [NotificationRecord] = []
  var markers: [String: [String: MarkerRecord]] = [:]
  var filters: [FilterRecord] = []
  var lists: [ListRecord] = []

  var follows = Relations()
  var followRequests = Relations()
  var favourites = Relations()
  var bookmarks = Relations()
  /// The accounts that muted a conversation, which is identified by its first post.
  var mutedConversations = Relations()
  var reports: [ReportRecord] = []
  /// The notes about people, by both identities.
  var notes: [String: String] = [:]
  var mutes = Relations()
  var blocks = Relations()
  var followedTags = Relations()

  var applications: [String: ApplicationRecord] = [:]
  var codes: [String: CodeRecord] = [:]
  var tokens: [String: TokenRecord] = [:]
  /// The account that approves on the authorization page; the first account if nil.
  var signedIn: String?

  /// Posts by account and idempotency key.
  var answeredKeys: [String: (status: String, at: Date)] = [:]
  /// The scheduled posts, by account and idempotency key.
  var scheduledKeys: [String: (id: String, at: Date)] = [:]
  var buckets: [String: RateBucket] = [:]
  var trends = Trends()
  /// The translations of posts, by post and language.
  var translations: [String: TranslationRecord] = [:]
  /// Images served by path.
  var images: [String: (type: String, content: Data)] = [:]
  /// Paths of images that are sent whole, whatever part is requested.
  var imagesWithoutRanges: Set<String> = []

  /// The events since the last read.
  var events: [StreamEvent] = []

  init(address: String, ids: IDStyle, now: @escaping @Sendable () -> Date) {
    self.address = address
    self.now = now
    self.ids = IDMaker(ids)
  }

  /// The trends that a test set.
  struct Trends: Sendable {
    var tags: [(name: String, uses: [Int])] = []
    var statuses: [String] = []
    var links: [CardRecord] = []
  }

  /// A unique position in the order, and an id for it.
  mutating func newID(at date: Date? = nil) -> (id: String, order: UInt64) {
    var order = UInt64(max(0, (date ?? now()).timeIntervalSince1970 * 1_000)) << 16
    if date == nil {
      order = max(order, lastOrder + 1)
      lastOrder = order
    } else {
      while takenOrders.contains(order) { order += 1 }
    }
    takenOrders.insert(order)
    let id = ids.make(order)
    orders[id] = order
    return (id, order)
  }

  private var takenOrders: Set<UInt64> = []

  /// The order of an id; unknown numbers have one, too.
  func order(of id: String) -> UInt64? { orders[id] ?? UInt64(id) }

  /// The next unused number, as text.
  mutating func smallID() -> String { String(ids.small()) }

  func account(named acct: String) -> AccountRecord? {
    let wanted = acct.hasPrefix("@") ? String(acct.dropFirst()) : acct
    return accountOrder.lazy.compactMap { accounts[$0] }
      .first { $0.acct.lowercased() == wanted.lowercased() }
  }
}
