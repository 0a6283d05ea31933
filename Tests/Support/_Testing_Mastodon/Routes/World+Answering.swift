import Foundation

extension World {
  /// All routes; the first that fits is taken.
  static let routes: [Route] =
    authorizationRoutes + serverRoutes + accountRoutes + relationRoutes + statusRoutes
    + reportRoutes
    + statusActionRoutes + timelineRoutes + mediaRoutes + pollRoutes + notificationRoutes
    + filterRoutes + legacyFilterRoutes + exploreRoutes + listRoutes + scheduledRoutes
    + translationRoutes

  /// Handles a request, with its changes.
  mutating func answer(_ call: Call) -> ServerResponse {
    var call = call
    publishDue()
    let locale = { (world: World, call: Call) in
      call.viewer.flatMap { world.accounts[$0]?.locale } ?? "en"
    }
    if options.requiresUserAgent, call.request.headers["user-agent"] == nil {
      return ServerResponse(["error": "I'm a teapot: no user agent sent with request"], status: 418)
    }
    if call.request.method == "GET", let image = images[call.request.path] {
      let hasRanges = !imagesWithoutRanges.contains(call.request.path)
      return .file(image.content, type: image.type, for: call.request, hasRanges: hasRanges)
    }
    if options.isMissing(call.request.method, call.request.path) {
      return refusal("Not Found", status: options.missingStatus)
    }
    let path = call.request.pathParts
    for route in Self.routes where route.method == call.request.method {
      guard let parts = route.match(path) else { continue }
      call.parts = parts
      var bucket: RateBucket?
      var answer: ServerResponse
      do {
        try identify(&call, for: route)
        bucket = count(call)
        if let bucket, bucket.used > bucket.limit {
          throw Refusal(status: 429, text: .tooManyRequests)
        }
        answer = try route.run(&self, call)
      } catch let refusal as Refusal {
        answer = self.refusal(refusal.text.text(locale(self, call)), status: refusal.status)
        answer.headers.merge(refusal.headers) { $1 }
      } catch {
        answer = ServerResponse(["error": .text("\(error)")], status: 500)
      }
      if let bucket {
        answer.headers["X-RateLimit-Limit"] = String(bucket.limit)
        answer.headers["X-RateLimit-Remaining"] = String(bucket.remaining)
        answer.headers["X-RateLimit-Reset"] = ServerDate.text(of: bucket.end, digits: 6)
      }
      answer.headers["Cache-Control"] = answer.headers["Cache-Control"] ?? "private, no-store"
      return answer
    }
    return refusal("Not Found", status: 404)
  }

  private func refusal(_ text: String, status: Int) -> ServerResponse {
    guard options.hasPagesForWhatIsMissing, [404, 405].contains(status) else {
      return ServerResponse(["error": .text(text)], status: status)
    }
    return .html("<!doctype html>\n<html><body><h1>Not Found</h1></body></html>", status: status)
  }

  /// Identifies the caller, and checks the access rule.
  private func identify(_ call: inout Call, for route: Route) throws {
    guard route.access != .open else { return }
    let sent =
      call.request.headers["authorization"].map { text in
        text.hasPrefix("Bearer ") ? String(text.dropFirst("Bearer ".count)) : ""
      } ?? call.text("access_token")
    if let sent {
      guard let token = tokens[sent] else {
        throw Refusal(
          status: 401,
          text: .tokenInvalid,
          headers: ["WWW-Authenticate": #"Bearer realm="Doorkeeper", error="invalid_token""#]
        )
      }
      call.token = token
    }
    switch route.access {
    case .open: break
    case .anyone:
      if options.isClosed, call.viewer == nil { throw Refusal(status: 401, text: .unauthorized) }
    case .user(let scope):
      guard let token = call.token else { throw Refusal(status: 401, text: .tokenInvalid) }
      guard token.account != nil else { throw Refusal(status: 422, text: .needsUser) }
      guard token.allows(scope) else { throw Refusal(status: 403, text: .outOfScope) }
    }
  }

  /// Counts the request for all its limits, and returns the one that is closest to its end.
  private mutating func count(_ call: Call) -> RateBucket? {
    let (method, path) = (call.request.method, call.request.path)
    guard path.hasPrefix("/api/") else { return nil }
    var families: [(ServerOptions.RateFamily, String)] = []
    if let token = call.token {
      families.append((.token, token.token))
    } else {
      families.append((.anonymous, "here"))
    }
    if let viewer = call.viewer {
      let pages = ["page", "max_id", "min_id", "since_id"]
      if call.request.query.contains(where: { pages.contains($0.name) }) {
        families.append((.paging, viewer))
      }
      if method == "POST", path.hasSuffix("/media") { families.append((.media, viewer)) }
      if method == "DELETE", path.hasPrefix("/api/v1/statuses/") || path.hasSuffix("/unreblog") {
        families.append((.deletions, viewer))
      }
      if method == "POST", path.hasSuffix("/unreblog") { families.append((.deletions, viewer)) }
      let isPost =
        path == "/api/v1/statuses" && method == "POST" || path.hasSuffix("/reblog")
        || method == "PUT" && path.hasPrefix("/api/v1/statuses/")
      if isPost { families.append((.statuses, viewer)) }
      if method == "POST", path.hasSuffix("/follow") { families.append((.follows, viewer)) }
    }
    if method == "POST", path == "/api/v1/apps" { families.append((.applications, "here")) }
    let buckets = families.compactMap { count($0.0, of: $0.1) }
    return buckets.min {
      ($0.used > $0.limit ? 0 : 1, $0.remaining) < ($1.used > $1.limit ? 0 : 1, $1.remaining)
    }
  }
}
