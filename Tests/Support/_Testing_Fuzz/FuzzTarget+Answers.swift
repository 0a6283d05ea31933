import Foundation
import MastodonAPI
import MastodonMapping

extension FuzzTarget {
  /// A network that always answers the same.
  private struct Fixed: HTTPTransport {
    var response: HTTPResponse

    func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse { response }
  }

  /// Whole responses, decoded by the client and the mapping.
  static var answers: [FuzzTarget] {
    [
      FuzzTarget("error-body", .json, seeds: [Seeds.error, #"{"error":"no"}"#, "<html>"]) { data in
        await ask(HTTPResponse(status: 422, body: data))
      },
      FuzzTarget("page", .json, seeds: ["[\(Seeds.status())]", "<!doctype html>", ""]) { data in
        await ask(HTTPResponse(status: 200, body: data))
      },
      FuzzTarget(
        "retry-after",
        .text,
        seeds: ["120", "Thu, 01 Jan 1970 00:20:00 GMT", "2026-08-01T13:55:00.591856Z"]
      ) { data in
        let field = String(decoding: data, as: UTF8.self)
        await ask(HTTPResponse(status: 429, headers: ["Retry-After": field], body: Data()))
        await ask(HTTPResponse(status: 429, headers: ["X-RateLimit-Reset": field], body: Data()))
      },
      FuzzTarget(
        "stream-message",
        .json,
        seeds: [
          #"{"stream":["user"],"event":"update","payload":\#(Seeds.quoted(Seeds.status()))}"#,
          #"{"stream":["user"],"event":"delete","payload":"42"}"#,
          #"{"event":"notification","payload":\#(Seeds.notification)}"#,
          #"{"event":"filters_changed"}"#,
        ]
      ) { data in
        _ = try? StreamingEvent(message: String(decoding: data, as: UTF8.self))
      },
      FuzzTarget(
        "mapping",
        .json,
        seeds: ["[\(Seeds.status()),\(Seeds.status("43", reblog: Seeds.status()))]"]
      ) { data in
        let list = try? JSONDecoder().decode(LossyArray<Status>.self, from: data)
        let mapper = StatusMapper()
        for status in list?.elements ?? [] { _ = try? mapper.moment(from: status) }
      },
      FuzzTarget(
        "outline",
        .json,
        seeds: ["[\(Seeds.status()),1,\"a\",null]", Seeds.account, "\u{FEFF}[true]"]
      ) { data in
        let outline = JSONOutline(data)
        if case .array(let parts) = outline.root {
          for part in parts.prefix(100) { _ = JSONOutline(data, in: part) }
        }
      },
    ]
  }

  private static func ask(_ response: HTTPResponse) async {
    guard let server = try? MastodonServer("s.example") else { return }
    let client = MastodonClient(server: server, transport: Fixed(response: response))
    _ = try? await client.send(.homeTimeline())
  }
}
