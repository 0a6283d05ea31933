import Foundation
import MastodonAPI
import Testing

/// The requests of endpoints: method, path, query and form, as in Mastodon's documentation.
@Suite struct EndpointTests {
  /// A request in one line: `POST /api/v1/x?query form`.
  private func line<Value>(_ endpoint: Endpoint<Value>) async throws -> String {
    let transport = FakeTransport(json: "null")
    let client = MastodonClient(server: try MastodonServer("s.example"), transport: transport)
    _ = try? await client.send(endpoint)
    let request = try #require(transport.requests.first)
    let address = request.url.absoluteString.dropFirst("https://s.example".count)
    let query = request.url.query.map { "?\($0)" } ?? ""
    let path = address.dropLast(query.count)
    let body = request.body.map { " " + String(decoding: $0, as: UTF8.self) } ?? ""
    // Escaped brackets have no meaning.
    return "\(request.method.rawValue) \(path)\(query)\(body)"
      .replacing("%5B", with: "[").replacing("%5D", with: "]")
  }

  @Test func people() async throws {
    #expect(try await line(.accounts(["1", "2"])) == "GET /api/v1/accounts?id[]=1&id[]=2")
    #expect(
      try await line(.searchAccounts("a b", following: true, resolvesRemote: true, limit: 3))
        == "GET /api/v1/accounts/search?limit=3&q=a%20b&following=true&resolve=true"
    )
    #expect(try await line(.mutes(limit: 2)) == "GET /api/v1/mutes?limit=2")
    #expect(try await line(.blocks()) == "GET /api/v1/blocks")
    #expect(
      try await line(.directory(isLocal: true, newestFirst: true, offset: 40))
        == "GET /api/v1/directory?offset=40&local=true&order=new"
    )
    #expect(
      try await line(.familiarFollowers(of: ["7"]))
        == "GET /api/v1/accounts/familiar_followers?id[]=7"
    )
    #expect(
      try await line(.suggestions(limit: 5, offset: 5))
        == "GET /api/v2/suggestions?limit=5&offset=5"
    )
    #expect(try await line(.dismissSuggestion(of: "7")) == "DELETE /api/v1/suggestions/7")
  }

  @Test func relations() async throws {
    #expect(try await line(.follow("7")) == "POST /api/v1/accounts/7/follow")
    #expect(
      try await line(.follow("7", showsReblogs: false, notifies: true))
        == "POST /api/v1/accounts/7/follow reblogs=false&notify=true"
    )
    #expect(try await line(.unfollow("7")) == "POST /api/v1/accounts/7/unfollow")
    #expect(
      try await line(.removeFromFollowers("7"))
        == "POST /api/v1/accounts/7/remove_from_followers"
    )
    #expect(
      try await line(.mute("7", notifications: false, seconds: 60))
        == "POST /api/v1/accounts/7/mute notifications=false&duration=60"
    )
    #expect(try await line(.note("7", "met")) == "POST /api/v1/accounts/7/note comment=met")
    #expect(try await line(.followRequests()) == "GET /api/v1/follow_requests")
    #expect(
      try await line(.acceptFollowRequest(of: "7")) == "POST /api/v1/follow_requests/7/authorize"
    )
    #expect(
      try await line(.rejectFollowRequest(of: "7")) == "POST /api/v1/follow_requests/7/reject"
    )
  }

  @Test func timelines() async throws {
    #expect(
      try await line(.publicTimeline(isRemote: true, onlyMedia: true, PageRequest(limit: 40)))
        == "GET /api/v1/timelines/public?limit=40&remote=true&only_media=true"
    )
    #expect(
      try await line(.tagTimeline("a", orAny: ["b"], andAll: ["c"], without: ["d"], isLocal: true))
        == "GET /api/v1/timelines/tag/a?any[]=b&all[]=c&none[]=d&local=true"
    )
    #expect(
      try await line(.linkTimeline(url: "https://x.example/?a=b"))
        == "GET /api/v1/timelines/link?url=https%3A%2F%2Fx.example%2F%3Fa%3Db"
    )
    #expect(
      try await line(
        .statuses(ofAccount: "7", excludeReplies: true, excludeReblogs: true, tagged: "a")
      )
        == "GET /api/v1/accounts/7/statuses?exclude_replies=true&exclude_reblogs=true&tagged=a"
    )
    #expect(try await line(.statuses(["1", "2"])) == "GET /api/v1/statuses?id[]=1&id[]=2")
  }

  @Test func posts() async throws {
    #expect(
      try await line(.delete("1", deletingMedia: true))
        == "DELETE /api/v1/statuses/1?delete_media=true"
    )
    #expect(try await line(.reblog("1")) == "POST /api/v1/statuses/1/reblog")
    #expect(
      try await line(.reblog("1", visibility: "private"))
        == "POST /api/v1/statuses/1/reblog visibility=private"
    )
    #expect(try await line(.pin("1")) == "POST /api/v1/statuses/1/pin")
    #expect(try await line(.muteConversation(of: "1")) == "POST /api/v1/statuses/1/mute")
    #expect(
      try await line(.translate("1", to: "de")) == "POST /api/v1/statuses/1/translate lang=de"
    )
    #expect(try await line(.deleteMedia("4")) == "DELETE /api/v1/media/4")
    let poll = StatusDraft(
      text: "?",
      poll: PollDraft(options: ["a", "b"], seconds: 300, allowsSeveral: true)
    )
    #expect(
      try await line(.post(poll, idempotencyKey: "k"))
        == "POST /api/v1/statuses status=%3F&spoiler_text=&sensitive=false&poll[options][]=a"
        + "&poll[options][]=b&poll[expires_in]=300&poll[multiple]=true&poll[hide_totals]=false"
    )
    let change = StatusDraft(
      text: "t",
      mediaIDs: ["4"],
      visibility: "direct",
      quotePolicy: "followers",
      mediaChanges: [.init(id: "4", description: "new", focus: .init(x: 0.5, y: -1))]
    )
    #expect(
      try await line(.edit("1", change)) == #"PUT /api/v1/statuses/1 {"media_attributes":"#
        + #"[{"description":"new","focus":"0.5,-1.0","id":"4"}],"media_ids":["4"],"#
        + #""quote_approval_policy":"followers","sensitive":false,"spoiler_text":"","#
        + #""status":"t"}"#
    )
    let stored = StatusDraft(text: "?", poll: PollDraft(options: ["a", "b"], seconds: nil))
    #expect(
      try await line(.edit("1", stored)) == #"PUT /api/v1/statuses/1 {"media_ids":[],"#
        + #""poll":{"hide_totals":false,"multiple":false,"options":["a","b"]},"#
        + #""sensitive":false,"spoiler_text":"","status":"?"}"#
    )
  }

  @Test func notifications() async throws {
    let request = NotificationRequest(
      PageRequest(maxID: "9", limit: 80),
      types: ["mention"],
      excludedTypes: ["follow"],
      accountID: "7"
    )
    let query = "max_id=9&limit=80&types[]=mention&exclude_types[]=follow&account_id=7"
    #expect(try await line(.notifications(request)) == "GET /api/v1/notifications?\(query)")
    #expect(try await line(.groupedNotifications(request)) == "GET /api/v2/notifications?\(query)")
    #expect(try await line(.notification("3")) == "GET /api/v1/notifications/3")
    #expect(
      try await line(.accounts(ofGroup: "favourite-1"))
        == "GET /api/v2/notifications/favourite-1/accounts"
    )
    #expect(
      try await line(.unreadNotifications(limit: 9, types: ["follow"]))
        == "GET /api/v1/notifications/unread_count?limit=9&types[]=follow"
    )
    #expect(try await line(.clearNotifications) == "POST /api/v1/notifications/clear")
    #expect(try await line(.dismissNotification("3")) == "POST /api/v1/notifications/3/dismiss")
    #expect(
      try await line(.dismissNotifications(ofGroup: "g")) == "POST /api/v2/notifications/g/dismiss"
    )
  }

  @Test func filters() async throws {
    #expect(try await line(.filters) == "GET /api/v2/filters")
    #expect(try await line(.filter("1")) == "GET /api/v2/filters/1")
    let new = FilterDraft(
      title: "t",
      context: ["home", "public"],
      action: "hide",
      end: .after(seconds: 60),
      keywords: [.add("a b", wholeWord: true)]
    )
    #expect(
      try await line(.createFilter(new))
        == "POST /api/v2/filters title=t&context[]=home&context[]=public&filter_action=hide"
        + "&expires_in=60&keywords_attributes[][keyword]=a%20b"
        + "&keywords_attributes[][whole_word]=true"
    )
    let change = FilterDraft(
      end: .never,
      keywords: [.remove(id: "6", "d"), .change(id: "5", "c", wholeWord: false)]
    )
    #expect(
      try await line(.updateFilter("1", change))
        == "PUT /api/v2/filters/1 expires_in=&keywords_attributes[][keyword]=d"
        + "&keywords_attributes[][id]=6&keywords_attributes[][_destroy]=true"
        + "&keywords_attributes[][keyword]=c&keywords_attributes[][whole_word]=false"
        + "&keywords_attributes[][id]=5"
    )
    #expect(try await line(.deleteFilter("1")) == "DELETE /api/v2/filters/1")
    #expect(try await line(.keywords(ofFilter: "1")) == "GET /api/v2/filters/1/keywords")
    #expect(
      try await line(.addKeyword("a", wholeWord: false, toFilter: "1"))
        == "POST /api/v2/filters/1/keywords keyword=a&whole_word=false"
    )
    #expect(
      try await line(.updateKeyword("5", "b", wholeWord: true))
        == "PUT /api/v2/filters/keywords/5 keyword=b&whole_word=true"
    )
    #expect(try await line(.deleteKeyword("5")) == "DELETE /api/v2/filters/keywords/5")
  }

  @Test func legacyFilters() async throws {
    #expect(try await line(.legacyFilters) == "GET /api/v1/filters")
    let new = LegacyFilterDraft(
      phrase: "a b",
      context: ["home"],
      irreversible: true,
      wholeWord: false,
      expiresIn: 60
    )
    let fields = "phrase=a%20b&context[]=home&irreversible=true&whole_word=false&expires_in=60"
    #expect(try await line(.createLegacyFilter(new)) == "POST /api/v1/filters \(fields)")
    var endless = new
    endless.expiresIn = nil
    #expect(
      try await line(.updateLegacyFilter("1", endless))
        == "PUT /api/v1/filters/1 \(fields.dropLast(2))"
    )
    #expect(try await line(.deleteLegacyFilter("1")) == "DELETE /api/v1/filters/1")
  }

  @Test func topicsAndLists() async throws {
    #expect(try await line(.tag("suppe")) == "GET /api/v1/tags/suppe")
    #expect(try await line(.followTag("汤")) == "POST /api/v1/tags/%E6%B1%A4/follow")
    #expect(try await line(.unfollowTag("a")) == "POST /api/v1/tags/a/unfollow")
    #expect(try await line(.followedTags(limit: 9)) == "GET /api/v1/followed_tags?limit=9")
    #expect(try await line(.list("2")) == "GET /api/v1/lists/2")
    #expect(
      try await line(.createList(title: "t", exclusive: true))
        == "POST /api/v1/lists title=t&exclusive=true"
    )
    #expect(try await line(.updateList("2", title: "u")) == "PUT /api/v1/lists/2 title=u")
    #expect(try await line(.deleteList("2")) == "DELETE /api/v1/lists/2")
    #expect(try await line(.accounts(ofList: "2")) == "GET /api/v1/lists/2/accounts")
    #expect(
      try await line(.add(["7"], toList: "2")) == "POST /api/v1/lists/2/accounts account_ids[]=7"
    )
    #expect(
      try await line(.remove(["7"], fromList: "2"))
        == "DELETE /api/v1/lists/2/accounts account_ids[]=7"
    )
  }

  @Test func searchAndPrograms() async throws {
    #expect(
      try await line(
        .search("x", kind: .accounts, following: true, account: "7", limit: 4, offset: 8)
      )
        == "GET /api/v2/search?limit=4&offset=8&q=x&type=accounts&following=true&account_id=7"
    )
    #expect(try await line(.verifyApplication) == "GET /api/v1/apps/verify_credentials")
    let program = try JSONDecoder().decode(
      Application.self,
      from: Data(#"{"client_id":"i","client_secret":"s"}"#.utf8)
    )
    #expect(
      try await line(.token(for: program, scopes: "read"))
        == "POST /oauth/token grant_type=client_credentials&client_id=i&client_secret=s&scope=read"
    )
  }
}
