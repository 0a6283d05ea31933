import Expectations
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
    let request = try require(transport.requests.first)
    let address = request.url.absoluteString.dropFirst("https://s.example".count)
    let query = request.url.query.map { "?\($0)" } ?? ""
    let path = address.dropLast(query.count)
    let body = try request.body.map { " " + String(decoding: try $0.data(), as: UTF8.self) } ?? ""
    // Escaped brackets have no meaning.
    return "\(request.method.rawValue) \(path)\(query)\(body)"
      .replacing("%5B", with: "[").replacing("%5D", with: "]")
  }

  @Test func people() async throws {
    try await expect(
      line(.searchAccounts("a b", limit: 3)),
      equals: "GET /api/v1/accounts/search?limit=3&q=a%20b"
    )
    try await expect(line(.directory(offset: 40)), equals: "GET /api/v1/directory?offset=40")
    try await expect(
      line(.suggestions(limit: 5, offset: 5)),
      equals: "GET /api/v2/suggestions?limit=5&offset=5"
    )
  }

  @Test func relations() async throws {
    try await expect(line(.follow("7")), equals: "POST /api/v1/accounts/7/follow")
    try await expect(line(.unfollow("7")), equals: "POST /api/v1/accounts/7/unfollow")
    try await expect(line(.mute("7")), equals: "POST /api/v1/accounts/7/mute")
    try await expect(line(.note("7", "met")), equals: "POST /api/v1/accounts/7/note comment=met")
    try await expect(line(.followRequests()), equals: "GET /api/v1/follow_requests")
    try await expect(
      line(.acceptFollowRequest(of: "7")),
      equals: "POST /api/v1/follow_requests/7/authorize"
    )
    try await expect(
      line(.rejectFollowRequest(of: "7")),
      equals: "POST /api/v1/follow_requests/7/reject"
    )
  }

  @Test func timelines() async throws {
    try await expect(
      line(.publicTimeline(isLocal: true, onlyMedia: true, PageRequest(limit: 40))),
      equals: "GET /api/v1/timelines/public?limit=40&local=true&only_media=true"
    )
    try await expect(
      line(.tagTimeline("a", PageRequest(minID: "4"))),
      equals: "GET /api/v1/timelines/tag/a?min_id=4"
    )
    try await expect(
      line(.statuses(ofAccount: "7", onlyMedia: true, excludeReblogs: true, pinned: true)),
      equals: "GET /api/v1/accounts/7/statuses?only_media=true&exclude_reblogs=true&pinned=true"
    )
  }

  @Test func posts() async throws {
    try await expect(line(.delete("1")), equals: "DELETE /api/v1/statuses/1")
    try await expect(line(.reblog("1")), equals: "POST /api/v1/statuses/1/reblog")
    try await expect(line(.pin("1")), equals: "POST /api/v1/statuses/1/pin")
    try await expect(line(.muteConversation(of: "1")), equals: "POST /api/v1/statuses/1/mute")
    try await expect(
      line(.translate("1", to: "de")),
      equals: "POST /api/v1/statuses/1/translate lang=de"
    )
    let poll = StatusRequest(
      text: "?",
      poll: PollRequest(options: ["a", "b"], seconds: 300, allowsSeveral: true)
    )
    try await expect(
      line(.post(poll, idempotencyKey: "k")),
      equals: "POST /api/v1/statuses status=%3F&spoiler_text=&sensitive=false&poll[options][]=a"
        + "&poll[options][]=b&poll[expires_in]=300&poll[multiple]=true&poll[hide_totals]=false"
    )
    let change = StatusRequest(
      text: "t",
      mediaIDs: ["4"],
      visibility: "direct",
      quotePolicy: "followers",
      mediaChanges: [.init(id: "4", description: "new", focus: .init(x: 0.5, y: -1))]
    )
    try await expect(
      line(.edit("1", change)),
      equals: #"PUT /api/v1/statuses/1 {"media_attributes":"#
        + #"[{"description":"new","focus":"0.5,-1.0","id":"4"}],"media_ids":["4"],"#
        + #""quote_approval_policy":"followers","sensitive":false,"spoiler_text":"","#
        + #""status":"t"}"#
    )
    let stored = StatusRequest(text: "?", poll: PollRequest(options: ["a", "b"], seconds: nil))
    try await expect(
      line(.edit("1", stored)),
      equals: #"PUT /api/v1/statuses/1 {"media_ids":[],"#
        + #""poll":{"hide_totals":false,"multiple":false,"options":["a","b"]},"#
        + #""sensitive":false,"spoiler_text":"","status":"?"}"#
    )
  }

  @Test func notifications() async throws {
    let request = NotificationRequest(
      PageRequest(maxID: "9", limit: 80),
      types: ["mention"],
      excludedTypes: ["follow"]
    )
    let query = "max_id=9&limit=80&types[]=mention&exclude_types[]=follow"
    try await expect(line(.notifications(request)), equals: "GET /api/v1/notifications?\(query)")
    try await expect(
      line(.groupedNotifications(request)),
      equals: "GET /api/v2/notifications?\(query)"
    )
    try await expect(
      line(.unreadNotificationGroups(excludedTypes: ["follow"])),
      equals: "GET /api/v2/notifications/unread_count?exclude_types[]=follow"
    )
    try await expect(line(.clearNotifications), equals: "POST /api/v1/notifications/clear")
    try await expect(
      line(.dismissNotification("3")),
      equals: "POST /api/v1/notifications/3/dismiss"
    )
    try await expect(
      line(.dismissNotifications(ofGroup: "g")),
      equals: "POST /api/v2/notifications/g/dismiss"
    )
  }

  @Test func filters() async throws {
    try await expect(line(.filters), equals: "GET /api/v2/filters")
    let new = FilterRequest(
      title: "t",
      context: ["home", "public"],
      action: "hide",
      end: .after(seconds: 60),
      keywords: [.add("a b", wholeWord: true)]
    )
    try await expect(
      line(.createFilter(new)),
      equals: "POST /api/v2/filters title=t&context[]=home&context[]=public&filter_action=hide"
        + "&expires_in=60&keywords_attributes[][keyword]=a%20b"
        + "&keywords_attributes[][whole_word]=true"
    )
    let change = FilterRequest(
      end: .never,
      keywords: [.remove(id: "6", "d"), .change(id: "5", "c", wholeWord: false)]
    )
    try await expect(
      line(.updateFilter("1", change)),
      equals: "PUT /api/v2/filters/1 expires_in=&keywords_attributes[][keyword]=d"
        + "&keywords_attributes[][id]=6&keywords_attributes[][_destroy]=true"
        + "&keywords_attributes[][keyword]=c&keywords_attributes[][whole_word]=false"
        + "&keywords_attributes[][id]=5"
    )
    try await expect(line(.deleteFilter("1")), equals: "DELETE /api/v2/filters/1")
  }

  @Test func legacyFilters() async throws {
    try await expect(line(.legacyFilters), equals: "GET /api/v1/filters")
    let new = LegacyFilterRequest(
      phrase: "a b",
      context: ["home"],
      irreversible: true,
      wholeWord: false,
      expiresIn: 60
    )
    let fields = "phrase=a%20b&context[]=home&irreversible=true&whole_word=false&expires_in=60"
    try await expect(line(.createLegacyFilter(new)), equals: "POST /api/v1/filters \(fields)")
    var endless = new
    endless.expiresIn = nil
    try await expect(
      line(.updateLegacyFilter("1", endless)),
      equals: "PUT /api/v1/filters/1 \(fields.dropLast(2))"
    )
    try await expect(line(.deleteLegacyFilter("1")), equals: "DELETE /api/v1/filters/1")
  }

  @Test func topicsAndLists() async throws {
    try await expect(line(.tag("suppe")), equals: "GET /api/v1/tags/suppe")
    try await expect(line(.followTag("汤")), equals: "POST /api/v1/tags/%E6%B1%A4/follow")
    try await expect(line(.unfollowTag("a")), equals: "POST /api/v1/tags/a/unfollow")
    try await expect(line(.followedTags(limit: 9)), equals: "GET /api/v1/followed_tags?limit=9")
    try await expect(line(.createList(title: "t")), equals: "POST /api/v1/lists title=t")
    try await expect(line(.updateList("2", title: "u")), equals: "PUT /api/v1/lists/2 title=u")
    try await expect(line(.deleteList("2")), equals: "DELETE /api/v1/lists/2")
    try await expect(line(.accounts(ofList: "2")), equals: "GET /api/v1/lists/2/accounts")
    try await expect(
      line(.add(["7"], toList: "2")),
      equals: "POST /api/v1/lists/2/accounts account_ids[]=7"
    )
    try await expect(
      line(.remove(["7"], fromList: "2")),
      equals: "DELETE /api/v1/lists/2/accounts account_ids[]=7"
    )
  }

  @Test func searchAndPrograms() async throws {
    try await expect(
      line(.search("x", kind: .accounts, resolvesRemote: true, limit: 4, offset: 8)),
      equals: "GET /api/v2/search?limit=4&offset=8&q=x&type=accounts&resolve=true"
    )
    let program = try JSONDecoder().decode(
      Application.self,
      from: Data(#"{"client_id":"i","client_secret":"s"}"#.utf8)
    )
    try await expect(
      line(.checkApplication(program, scopes: "read")),
      equals:
        "POST /oauth/token grant_type=client_credentials&client_id=i&client_secret=s&scope=read"
    )
  }
}
