import Foundation

extension World {
  mutating func addAccount(_ account: AccountRecord) -> String {
    var account = account
    account.id = newID(at: account.createdAt).id
    accounts[account.id] = account
    accountOrder.append(account.id)
    return account.id
  }

  /// Inserts a post; assigns its id and order.
  @discardableResult
  mutating func add(_ status: StatusRecord, at date: Date? = nil) -> StatusRecord {
    var status = status
    (status.id, status.order) = newID(at: date)
    status.createdAt = date ?? now()
    if status.boostOf == nil, !status.spoiler.isEmpty { status.isSensitive = true }
    statuses[status.id] = status
    let place = statusOrder.lastIndex { (orders[$0] ?? 0) < status.order }
    statusOrder.insert(status.id, at: place.map { $0 + 1 } ?? 0)
    for id in status.media { media[id]?.status = status.id }
    if let parent = status.inReplyTo { replyIndex[parent, default: []].append(status.id) }
    if let original = status.boostOf { boostIndex[original, default: []].append(status.id) }
    if let quoted = status.quote?.status { quoteIndex[quoted, default: []].append(status.id) }
    statusCounts[status.account, default: 0] += 1
    lastPosted[status.account] = max(lastPosted[status.account] ?? .distantPast, status.createdAt)
    events.append(.posted(status: status.id))
    notify(about: status)
    return status
  }

  private mutating func notify(about status: StatusRecord) {
    if let original = status.boostOf.flatMap({ statuses[$0] }) {
      notify(original.account, of: "reblog", by: status.account, status: original.id)
      return
    }
    for account in linked(status.text).mentions {
      notify(account, of: "mention", by: status.account, status: status.id)
    }
    if let parent = status.inReplyTo.flatMap({ statuses[$0] }),
      !linked(status.text).mentions.contains(parent.account)
    {
      notify(parent.account, of: "mention", by: status.account, status: status.id)
    }
  }

  /// Tells an account, unless it did it itself.
  mutating func notify(_ account: String, of type: String, by other: String, status: String?) {
    guard account != other, accounts[account]?.domain == nil, !isHidden(other, from: account),
      !mutedConversations.contains(account, status.map(conversation) ?? "")
    else { return }
    let (id, order) = newID()
    let isGrouped = ["favourite", "reblog", "follow"].contains(type)
    let hour = Int(now().timeIntervalSince1970 / 3_600)
    let key =
      isGrouped
      ? [type, status, String(hour)].compactMap(\.self).joined(separator: "-") : "ungrouped-\(id)"
    notifications.append(
      NotificationRecord(
        id: id,
        order: order,
        account: account,
        type: type,
        from: other,
        status: status,
        createdAt: now(),
        groupKey: key
      )
    )
    events.append(.notified(notification: id, account: account))
  }

  /// Removes a post, its boosts and its notifications; its replies stay, without a parent.
  mutating func remove(_ id: String) {
    guard let status = statuses.removeValue(forKey: id) else { return }
    statusOrder.removeAll { $0 == id }
    statusCounts[status.account, default: 1] -= 1
    favourites.removeAll(to: id)
    bookmarks.removeAll(to: id)
    notifications.removeAll { $0.status == id }
    for file in status.media {
      media[file]?.status = nil
      media[file]?.createdAt = now()
    }
    if let parent = status.inReplyTo { replyIndex[parent]?.removeAll { $0 == id } }
    if let original = status.boostOf { boostIndex[original]?.removeAll { $0 == id } }
    if let quoted = status.quote?.status { quoteIndex[quoted]?.removeAll { $0 == id } }
    events.append(.deleted(status: id))
    for boost in boostIndex.removeValue(forKey: id) ?? [] { remove(boost) }
  }

  // MARK: Relations

  /// Follows, or requests to; false if that was done already.
  @discardableResult
  mutating func follow(_ account: String, by follower: String) -> Bool {
    guard !follows.contains(follower, account), let record = accounts[account] else { return false }
    if record.isLocked {
      guard followRequests.insert(follower, account) else { return false }
      notify(account, of: "follow_request", by: follower, status: nil)
    } else {
      guard follows.insert(follower, account) else { return false }
      notify(account, of: "follow", by: follower, status: nil)
    }
    return true
  }

  mutating func unfollow(_ account: String, by follower: String) {
    follows.remove(follower, account)
    // Lists contain people whom their reader follows.
    for place in lists.indices where lists[place].account == follower {
      lists[place].members.removeAll { $0 == account }
    }
    endFollowRequest(of: account, by: follower)
  }

  mutating func like(_ status: String, by account: String) {
    guard let record = statuses[status], favourites.insert(account, status) else { return }
    notify(record.account, of: "favourite", by: account, status: status)
  }

  mutating func unlike(_ status: String, by account: String) {
    favourites.remove(account, status)
    notifications.removeAll {
      $0.type == "favourite" && $0.from == account && $0.status == status
    }
  }

  /// The wrapper of a boost, made if it is not there.
  mutating func boost(_ status: String, by account: String, visibility: String) -> StatusRecord {
    (options.boostsAgain ? nil : boost(of: status, by: account))
      ?? add(
        StatusRecord(
          id: "",
          order: 0,
          account: account,
          visibility: visibility,
          boostOf: status,
          createdAt: now()
        )
      )
  }

  // MARK: Media

  /// Deletes files that were not attached within a day.
  mutating func vacuum() {
    let oldest = now().addingTimeInterval(-86_400)
    let forgotten = media.values.filter { $0.status == nil && $0.createdAt <= oldest }
    for file in forgotten { media[file.id] = nil }
  }

  // MARK: Timelines

  /// Whether an account may see a post.
  func canSee(_ status: StatusRecord, _ viewer: String?) -> Bool {
    if let viewer, status.account == viewer { return true }
    if let original = status.boostOf {
      guard let original = statuses[original], canSee(original, viewer) else { return false }
    }
    if let viewer, blocks.contains(status.account, viewer) { return false }
    switch status.visibility {
    case "public", "unlisted": return true
    case "private":
      guard let viewer else { return false }
      return follows.contains(viewer, status.account)
        || linked(status.text).mentions.contains(viewer)
    default: return viewer.map(linked(status.text).mentions.contains) ?? false
    }
  }

  /// A post that the account may see; the refusal does not reveal whether it exists.
  func visible(_ id: String, _ viewer: String?) throws -> StatusRecord {
    guard let status = statuses[id], canSee(status, viewer) else { throw Refusal.notFound }
    return status
  }

  /// A post of one's own.
  func own(_ id: String, _ viewer: String) throws -> StatusRecord {
    guard let status = statuses[id], status.account == viewer else { throw Refusal.notFound }
    return status
  }

  /// Whether an account mutes or blocks another.
  func isHidden(_ other: String, from viewer: String) -> Bool {
    mutes.contains(viewer, other) || blocks.contains(viewer, other)
  }

  /// Whether a post belongs to the home feed of an account.
  func isForHome(_ status: StatusRecord, of viewer: String) -> Bool {
    // Mastodon inserts all posts of an account into its own feed, including direct ones and
    // replies.
    guard status.account != viewer else { return true }
    guard follows.contains(viewer, status.account), status.visibility != "direct",
      !isHidden(status.account, from: viewer)
    else { return false }
    if let original = status.boostOf.flatMap({ statuses[$0] }) {
      guard !isHidden(original.account, from: viewer) else { return false }
    }
    if let parent = status.inReplyTo.flatMap({ statuses[$0] }) {
      return parent.account == viewer || parent.account == status.account
        || follows.contains(viewer, parent.account)
    }
    return canSee(status, viewer)
  }

  /// The newest 800 posts of a home feed, newest first.
  ///
  /// A boost of a post that is among the eighty before it is left out.
  func homeFeed(of viewer: String) -> [String] {
    var candidates: [StatusRecord] = []
    for id in statusOrder.reversed() {
      guard candidates.count < 900 else { break }
      if let status = statuses[id], isForHome(status, of: viewer) { candidates.append(status) }
    }
    var feed: [String] = []
    var places: [String: Int] = [:]
    for status in candidates.reversed() {
      let subject = status.boostOf ?? status.id
      if status.boostOf != nil, let place = places[subject], feed.count - place <= 80 { continue }
      places[subject] = feed.count
      feed.append(status.id)
    }
    return feed.reversed().prefix(800).map(\.self)
  }
}
