public import Foundation

extension TestMastodon {
  /// The properties of a new account.
  public struct NewAccount: Sendable {
    public var username: String
    /// The server of a remote person.
    public var domain: String?
    public var displayName: String?
    public var note = ""
    /// The language of error texts: `en` or `ja`.
    public var locale = "en"
    public var isLocked = false
    public var hidesCollections = false
    /// Paths of images, see ``TestMastodon/addImage(_:type:at:)``.
    public var avatar: String?
    public var header: String?
    public var fields: [(name: String, value: String)] = []

    public init(_ username: String) {
      self.username = username
    }
  }

  /// The properties of a new post.
  public struct NewPost: Sendable {
    public var text: String
    public var warning = ""
    public var isSensitive = false
    public var visibility = "public"
    public var language: String?
    /// Ids of files, see ``TestMastodon/addFile(_:type:of:description:)``.
    public var media: [String] = []
    public var replyTo: String?
    /// The quoted post.
    public var quoting: String?
    /// The state of the quote: `accepted`, or why it is not.
    public var quoteState = "accepted"
    /// The quote policy: `public`, `followers` or `nobody`.
    public var quotePolicy = "public"
    /// The options of a question.
    public var poll: [String] = []
    /// Whether several of its options may be chosen.
    public var allowsSeveral = false
    /// The number of seconds the poll is open for votes.
    public var pollLength: TimeInterval = 86_400
    public var card: Card?
    /// When it was posted; now if nil.
    public var date: Date?

    public init(_ text: String) {
      self.text = text
    }
  }

  /// The target of a link.
  public struct Card: Sendable {
    public var url: String
    public var title: String
    public var description: String
    public var provider: String
    public var image: String?
    public var width = 0
    public var height = 0

    public init(url: String, title: String, description: String, provider: String) {
      self.url = url
      self.title = title
      self.description = description
      self.provider = provider
    }
  }

  /// Adds an account; returns the id.
  @discardableResult
  public func addAccount(_ username: String, isLocked: Bool = false, locale: String = "en")
    -> String
  {
    var account = NewAccount(username)
    account.isLocked = isLocked
    account.locale = locale
    return addAccount(account)
  }

  /// Adds an account; returns the id.
  @discardableResult
  public func addAccount(_ account: NewAccount) -> String {
    core.change { world in
      world.addAccount(
        AccountRecord(
          id: "",
          username: account.username,
          domain: account.domain,
          displayName: account.displayName ?? account.username.capitalized,
          note: account.note,
          locale: account.locale,
          isLocked: account.isLocked,
          hidesCollections: account.hidesCollections,
          avatar: account.avatar,
          header: account.header,
          fields: account.fields.map { FormField(name: $0.name, value: $0.value) },
          createdAt: world.now().addingTimeInterval(-30 * 86_400)
        )
      )
    }
  }

  /// A token of an account, by default with all scopes.
  public func token(for account: String, scopes: String = "read write follow push") -> String {
    core.change {
      $0.token(
        of: "test",
        account: account,
        scopes: scopes.split(separator: " ").map(String.init)
      ).token
    }
  }

  /// Makes a token unknown, as its owner may on the web.
  public func revoke(_ token: String) { core.change { $0.revoke(token) } }

  /// Sets the account that approves on the authorization page; by default the first one.
  public func signIn(_ account: String) { core.change { $0.signedIn = account } }

  /// Posts; returns the id.
  @discardableResult
  public func post(_ text: String, by account: String, replyTo: String? = nil) -> String {
    var post = NewPost(text)
    post.replyTo = replyTo
    return self.post(post, by: account)
  }

  /// Posts; returns the id.
  @discardableResult
  public func post(_ post: NewPost, by account: String) -> String {
    core.change { world in
      var status = StatusRecord(id: "", order: 0, account: account, createdAt: world.now())
      status.text = post.text
      status.spoiler = post.warning
      status.isSensitive = post.isSensitive
      status.visibility = post.visibility
      status.language = post.language ?? world.accounts[account]?.locale
      status.media = post.media
      status.inReplyTo = post.replyTo
      status.quote = post.quoting.map { QuoteRecord(status: $0, state: post.quoteState) }
      status.quotePolicy = post.quotePolicy
      status.card = post.card.map { CardRecord($0) }
      if !post.poll.isEmpty {
        let poll = PollRecord(
          id: world.newID().id,
          account: account,
          options: post.poll,
          isMultiple: post.allowsSeveral,
          expiresAt: world.now().addingTimeInterval(post.pollLength)
        )
        world.polls[poll.id] = poll
        status.poll = poll.id
      }
      return world.add(status, at: post.date).id
    }
  }

  /// Changes the text of a post.
  public func edit(_ status: String, text: String) {
    core.change { world in
      if let before = world.statuses[status].map(world.version) {
        world.statuses[status]?.edits.append(before)
      }
      world.statuses[status]?.text = text
      world.statuses[status]?.editedAt = world.now()
      world.events.append(.edited(status: status))
    }
  }

  /// Deletes a post.
  public func delete(_ status: String) { core.change { $0.remove(status) } }

  /// Adds a file that belongs to an account, for its next post; returns the id.
  public func addFile(
    _ content: Data,
    type: String = "image/png",
    of account: String,
    description: String? = nil,
    blurhash: String = "UVIF9T~WkCof~qWBt7ofWBayofofxuj[ayay"
  ) -> String {
    core.change { world in
      let id = world.newID().id
      let size = ImageSize(content)
      world.media[id] = MediaRecord(
        id: id,
        account: account,
        type: type,
        content: content,
        width: size?.width ?? 600,
        height: size?.height ?? 400,
        description: description,
        blurhash: blurhash,
        createdAt: world.now()
      )
      return id
    }
  }

  /// Serves an image at a path, such as `/images/ana.png`.
  public func addImage(
    _ content: Data,
    type: String = "image/png",
    at path: String,
    hasRanges: Bool = true
  ) {
    core.change { world in
      world.images[path] = (type, content)
      if !hasRanges { world.imagesWithoutRanges.insert(path) }
    }
  }

  /// Draws PNGs below a path, such as `/art/`, on request.
  ///
  /// `paint` receives the rest of the path, and is called concurrently.
  public func serveImages(
    under prefix: String,
    paint: @escaping @Sendable (_ path: String) -> Data?
  ) {
    core.setPainter(ServerCore.Painter(prefix: prefix, paint: paint))
  }

  /// Adds an image that is served at paths of its own to an account's files; returns the id.
  public func addFile(
    at path: String,
    preview: String,
    size: (width: Int, height: Int),
    of account: String,
    description: String?,
    blurhash: String
  ) -> String {
    core.change { world in
      let id = world.newID().id
      world.media[id] = MediaRecord(
        id: id,
        account: account,
        type: "image/png",
        content: Data(),
        width: size.width,
        height: size.height,
        description: description,
        blurhash: blurhash,
        createdAt: world.now(),
        paths: (original: path, preview: preview)
      )
      return id
    }
  }

  /// Sets the defaults of new posts of an account.
  public func setDefaults(
    of account: String,
    visibility: String,
    language: String? = nil,
    marksImagesSensitive: Bool = false
  ) {
    core.change { world in
      world.accounts[account]?.defaultVisibility = visibility
      world.accounts[account]?.defaultLanguage = language
      world.accounts[account]?.marksImagesSensitive = marksImagesSensitive
    }
  }

  public func follow(_ account: String, by follower: String) {
    core.change { _ = $0.follow(account, by: follower) }
  }

  public func unfollow(_ account: String, by follower: String) {
    core.change { $0.unfollow(account, by: follower) }
  }

  /// Accepts a follow request.
  public func acceptFollow(of account: String, by follower: String) {
    core.change { _ = $0.acceptFollow(of: account, by: follower) }
  }

  /// Rejects a follow request.
  public func rejectFollow(of account: String, by follower: String) {
    core.change { _ = $0.endFollowRequest(of: account, by: follower) }
  }

  public func unlike(_ status: String, by account: String) {
    core.change { $0.unlike(status, by: account) }
  }

  public func like(_ status: String, by account: String) {
    core.change { $0.like(status, by: account) }
  }

  /// Sets a note about an account; empty to remove it.
  public func note(_ note: String, about account: String, by viewer: String) {
    core.change { $0.notes["\(viewer) \(account)"] = note.isEmpty ? nil : note }
  }

  /// Pins a post, regardless of the limit.
  public func pin(_ status: String) { core.change { $0.pin(status) } }

  public func unpin(_ status: String) { core.change { $0.statuses[status]?.pin = nil } }

  public func bookmark(_ status: String, by account: String) {
    core.change { _ = $0.bookmarks.insert(account, status) }
  }

  public func removeBookmark(_ status: String, by account: String) {
    core.change { _ = $0.bookmarks.remove(account, status) }
  }

  /// Boosts; returns the id of the wrapper.
  @discardableResult
  public func boost(_ status: String, by account: String) -> String {
    core.change { $0.boost(status, by: account, visibility: "public").id }
  }

  /// Offers emoji of these shortcodes, and no others.
  public func offerEmojis(_ shortcodes: [String]) {
    core.change { $0.emojis = shortcodes }
  }

  public func vote(_ choice: Int, in status: String, by account: String) {
    core.change { world in
      guard let poll = world.statuses[status]?.poll.flatMap({ world.polls[$0] }),
        poll.isMultiple || poll.votes[account] == nil
      else { return }
      world.polls[poll.id]?.votes[account, default: []].insert(choice)
    }
  }

  /// Sets the trends: tags with their uses in the last days, posts, links.
  public func setTrends(
    tags: [(name: String, uses: [Int])] = [],
    statuses: [String] = [],
    links: [Card] = []
  ) {
    core.change { world in
      world.trends = World.Trends(
        tags: tags,
        statuses: statuses,
        links: links.map { CardRecord($0) }
      )
    }
  }
}

extension TestMastodon {
  /// Makes people and posts unknown here until a search fetches their addresses from other servers.
  public func makeDistant(_ ids: String...) {
    core.change { $0.distant.formUnion(ids) }
  }

  /// Follows a hashtag, so that its posts are in the home timeline of an account.
  public func followTag(_ name: String, by account: String) {
    core.change { _ = $0.followedTags.insert(account, name.lowercased()) }
  }

  /// The page of a post for a browser.
  public func page(ofPost id: String) -> String { core.change { $0.page(ofPost: id) ?? "" } }

  /// The page of a person for a browser.
  public func page(ofAccount id: String) -> String {
    core.change { $0.page(ofAccount: id) ?? "" }
  }
}

extension CardRecord {
  fileprivate init(_ card: TestMastodon.Card) {
    self.init(
      url: card.url,
      title: card.title,
      description: card.description,
      provider: card.provider,
      image: card.image,
      width: card.width,
      height: card.height
    )
  }
}
