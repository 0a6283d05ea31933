import Foundation
import Locking
import MastodonAPI
import TestSupport

/// A partial Mastodon server for the outbox, without a network, with scripted faults.
final class FakeServer: HTTPTransport {
  /// A fault in place of the usual response.
  enum Fault {
    /// It does not get there.
    case lost(HTTPFailure)
    /// It arrives and takes effect, but the response is lost.
    case answerLost(HTTPFailure)
    /// It has no effect, and this response.
    case answer(Int, headers: HTTPHeaders = HTTPHeaders(), body: String = #"{"error":"no"}"#)
    /// It takes effect, with this response.
    case effectAndAnswer(Int, body: String)
  }

  struct Post: Equatable {
    var id: String
    var text: String
    var warning = ""
    var visibility = "public"
    var language: String?
    var media: [String] = []
    var replyTo: String?
    var isSensitive = false
    var createdAt: Date
    var isLiked = false
    var isBoosted = false
    var isOwn = true
    var hasPoll = false
  }

  struct State {
    var posts: [Post] = []
    var media: [String: (description: String, isReady: Bool)] = [:]
    var attached: Set<String> = []
    var following: Set<String> = []
    var keys: [String: String] = [:]
    var honoursKeys = true
    /// Whether each boost makes another one, as on GoToSocial.
    var boostsAgain = false
    /// The boosts that exist, and the votes; both are posts.
    var boosts: [String] = []
    var votes: [String] = []
    /// Whether an edit that changes nothing is refused, as on GoToSocial.
    var refusesUnchangedEdits = false
    /// Whether edits change descriptions of photos.
    var takesDescriptions = true
    /// The number of seconds by which its clock is ahead of the reader's.
    var ahead: TimeInterval = 0
    /// The text in place of a posted one; nil for the text as typed.
    var rewritten: String?
    /// The number of polls until a photo is ready; 0 for immediately.
    var mediaWork = 0
    var next = 100
    var faults: [(pattern: String, fault: Fault)] = []
    var log: [String] = []
    var requests: [HTTPRequest] = []
  }

  let state: Mutex<State>
  private let now: @Sendable () -> Date
  private let onRequest: @Sendable (HTTPRequest) -> Void

  init(now: @escaping @Sendable () -> Date, onRequest: @escaping @Sendable (HTTPRequest) -> Void) {
    var state = State()
    state.posts = [
      Post(id: "10", text: "theirs", createdAt: .distantPast, isOwn: false),
      Post(id: "11", text: "theirs too", createdAt: .distantPast, isOwn: false),
      Post(id: "20", text: "mine", createdAt: .distantPast),
    ]
    self.state = Mutex(state)
    self.now = now
    self.onRequest = onRequest
  }

  /// The next request whose "METHOD path" has this prefix fails.
  func fail(_ pattern: String, _ fault: Fault) {
    state.withLock { $0.faults.append((pattern, fault)) }
  }

  /// The requests, as "METHOD path".
  var log: [String] { state.withLock { $0.log } }
  var ownPosts: [Post] { state.withLock { $0.posts.filter { $0.isOwn && $0.id != "20" } } }
  func post(_ id: String) -> Post? { state.withLock { $0.posts.first { $0.id == id } } }

  func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse {
    defer { onRequest(request) }
    return try state.withLock { state in
      let line = "\(request.method.rawValue) \(request.url.path.dropFirst("/api/".count))"
      state.log.append(line)
      state.requests.append(request)
      let place = state.faults.firstIndex { line.hasPrefix($0.pattern) }
      let time = now().addingTimeInterval(state.ahead)
      guard let place else { return Self.json(state.answer(line, request, at: time), at: time) }
      switch state.faults.remove(at: place).fault {
      case .lost(let failure): throw failure
      case .answerLost(let failure):
        _ = state.answer(line, request, at: time)
        throw failure
      case .answer(let status, let headers, let body):
        return HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
      case .effectAndAnswer(let status, let body):
        _ = state.answer(line, request, at: time)
        return HTTPResponse(status: status, body: Data(body.utf8))
      }
    }
  }

  private static func json(_ answer: (status: Int, value: Any), at time: Date) -> HTTPResponse {
    let body = try? JSONSerialization.data(withJSONObject: answer.value)
    return HTTPResponse(
      status: answer.status,
      headers: ["Date": httpDate(time)],
      body: body ?? Data()
    )
  }
}

extension FakeServer.State {
  typealias Response = (status: Int, value: Any)

  private static var refusal: Response { (422, ["error": "refused"]) }
  private static var gone: Response { (404, ["error": "Record not found"]) }

  mutating func answer(_ line: String, _ request: HTTPRequest, at now: Date) -> Response {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "/" }).map(String.init)
    let form = FormReader(request)
    switch (words[0], words.dropFirst(2).first ?? "", words.count) {
    case ("POST", "media", _): return upload(form)
    case ("GET", "media", _): return work(on: words[3])
    case ("PUT", "media", _):
      guard media[words[3]] != nil, !attached.contains(words[3]) else { return Self.gone }
      media[words[3]]?.description = form["description"] ?? ""
      return (200, ["id": words[3], "type": "image"])
    case ("POST", "statuses", 3): return post(form, key: request.headers["Idempotency-Key"], now)
    case ("POST", "statuses", _): return change(words[3], words[4])
    case ("GET", "statuses", 5):
      guard let post = posts.first(where: { $0.id == words[3] && $0.isOwn }) else {
        return Self.gone
      }
      return (200, ["id": post.id, "text": post.text, "spoiler_text": post.warning])
    case ("GET", "statuses", _):
      return posts.first { $0.id == words[3] }.map { (200, json($0)) } ?? Self.gone
    case ("PUT", "statuses", _): return edit(words[3], form)
    case ("DELETE", "statuses", _):
      guard let index = posts.firstIndex(where: { $0.id == words[3] }) else { return Self.gone }
      guard posts[index].isOwn else { return Self.gone }
      return (200, json(posts.remove(at: index)))
    case ("POST", "accounts", _):
      if words[4] == "follow" { following.insert(words[3]) } else { following.remove(words[3]) }
      return (200, ["id": words[3], "following": words[4] == "follow"])
    case ("GET", "accounts", 4):
      let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let ids = query.compactMap { $0.name == "id[]" ? $0.value : nil }
      return (200, ids.map { ["id": $0, "following": following.contains($0)] as [String: Any] })
    case ("POST", "polls", _):
      guard !votes.contains(words[3]) else { return Self.refusal }
      votes.append(words[3])
      return (200, poll(words[3]))
    case ("GET", "accounts", _):
      return (200, posts.reversed().filter(\.isOwn).map(json))
    default: return Self.gone
    }
  }

  private mutating func upload(_ form: FormReader) -> Response {
    next += 1
    let id = "m\(next)"
    media[id] = (form["description"] ?? "", mediaWork == 0)
    return (mediaWork == 0 ? 200 : 202, ["id": id, "type": "image"])
  }

  private mutating func work(on id: String) -> Response {
    guard media[id] != nil, !attached.contains(id) else { return Self.gone }
    mediaWork -= 1
    if mediaWork <= 0 { media[id]?.isReady = true }
    return (media[id]?.isReady == true ? 200 : 206, ["id": id, "type": "image"])
  }

  private mutating func post(_ form: FormReader, key: String?, _ now: Date) -> Response {
    if honoursKeys, let id = key.flatMap({ keys[$0] }),
      let known = posts.first(where: { $0.id == id })
    {
      return (200, json(known))
    }
    let ids = form.all("media_ids[]")
    guard ids.allSatisfy({ media[$0]?.isReady == true && !attached.contains($0) }) else {
      return Self.refusal
    }
    if let replyTo = form["in_reply_to_id"], !posts.contains(where: { $0.id == replyTo }) {
      return Self.gone
    }
    next += 1
    attached.formUnion(ids)
    let post = FakeServer.Post(
      id: "\(next)",
      text: form["status"] ?? "",
      warning: form["spoiler_text"] ?? "",
      visibility: form["visibility"] ?? "public",
      language: form["language"],
      media: ids,
      replyTo: form["in_reply_to_id"],
      isSensitive: form["sensitive"] == "true",
      createdAt: now
    )
    posts.append(post)
    if let key { keys[key] = post.id }
    return (200, json(post))
  }

  private mutating func edit(_ id: String, _ form: FormReader) -> Response {
    guard let index = posts.firstIndex(where: { $0.id == id && $0.isOwn }) else { return Self.gone }
    let before = posts[index]
    // Missing fields are cleared, as by Mastodon.
    posts[index].text = form["status"] ?? ""
    posts[index].warning = form["spoiler_text"] ?? ""
    posts[index].isSensitive = form["sensitive"] == "true"
    posts[index].language = form["language"]
    posts[index].media = form.all("media_ids[]")
    if refusesUnchangedEdits, posts[index] == before {
      return (422, ["error": "Unprocessable Entity: status was not changed"])
    }
    for (id, text) in zip(
      form.all("media_attributes[][id]"),
      form.all("media_attributes[][description]")
    ) where takesDescriptions {
      media[id] = (text, true)
    }
    return (200, json(posts[index]))
  }

  private mutating func change(_ id: String, _ verb: String) -> Response {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return Self.gone }
    switch verb {
    case "favourite": posts[index].isLiked = true
    case "unfavourite": posts[index].isLiked = false
    case "reblog":
      posts[index].isBoosted = true
      if boostsAgain || !boosts.contains(id) { boosts.append(id) }
      return (
        200,
        ["id": "b\(id)", "account": ["id": "me", "acct": "me"], "reblog": json(posts[index])]
      )
    default:
      posts[index].isBoosted = false
      boosts.removeAll { $0 == id }
    }
    return (200, json(posts[index]))
  }

  private func poll(_ id: String) -> [String: Any] {
    [
      "id": id, "voted": votes.contains(id), "own_votes": votes.contains(id) ? [1] : [],
      "options": [["title": "a"], ["title": "b"]],
    ]
  }

  private func json(_ post: FakeServer.Post) -> [String: Any] {
    var value: [String: Any] = [
      "id": post.id,
      "account": ["id": post.isOwn ? "me" : "7", "acct": post.isOwn ? "me" : "ana"],
      "content": "<p>\(rewritten ?? post.text)</p>", "spoiler_text": post.warning,
      "visibility": post.visibility, "favourited": post.isLiked, "reblogged": post.isBoosted,
      "favourites_count": post.isLiked ? 1 : 0, "sensitive": post.isSensitive,
      "created_at": ISO8601DateFormatter().string(
        from: max(post.createdAt, .init(timeIntervalSince1970: 0))
      ),
      "media_attachments": post.media.map {
        ["id": $0, "type": "image", "description": media[$0]?.description ?? ""]
      },
    ]
    value["in_reply_to_id"] = post.replyTo
    if post.hasPoll { value["poll"] = poll("p\(post.id)") }
    return value
  }
}

/// The fields of a request, of either kind of form.
private struct FormReader {
  private var pairs: [(name: String, value: String)] = []

  init(_ request: HTTPRequest) {
    let bytes = (try? request.body?.data()) ?? Data()
    let body = String(decoding: bytes, as: UTF8.self)
    if request.headers["Content-Type"]?.hasPrefix("multipart") == true {
      for part in body.components(separatedBy: "name=\"").dropFirst() {
        let name = String(part.prefix { $0 != "\"" })
        let value = part.components(separatedBy: "\r\n\r\n").dropFirst().first ?? ""
        pairs.append((name, value.components(separatedBy: "\r\n").first ?? ""))
      }
    } else if request.headers["Content-Type"] == "application/json" {
      add(try? JSONSerialization.jsonObject(with: bytes), named: "")
    } else {
      for pair in body.split(separator: "&") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          .map { $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? "" }
        pairs.append((parts[0], parts.count > 1 ? parts[1] : ""))
      }
    }
  }

  /// A member of an object is `object[member]`, an element of a list `list[]`.
  private mutating func add(_ value: Any?, named name: String) {
    switch value {
    case let members as [String: Any]:
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        add(value, named: name.isEmpty ? key : "\(name)[\(key)]")
      }
    case let values as [Any]: for value in values { add(value, named: "\(name)[]") }
    case let text as String: pairs.append((name, text))
    case let flag as Bool: pairs.append((name, "\(flag)"))
    default: break
    }
  }

  subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }
  func all(_ name: String) -> [String] { pairs.filter { $0.name == name }.map(\.value) }
}
