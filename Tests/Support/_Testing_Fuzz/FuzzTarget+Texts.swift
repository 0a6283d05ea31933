import Foundation
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel

extension FuzzTarget {
  /// Fields, addresses and HTML.
  static var texts: [FuzzTarget] {
    [
      text(
        "link-header",
        #"<https://s.example/api/v1/x?max_id=1>; rel="next", <https://s.example/y>; rel="prev""#
      ) { text in
        if let url = URL(string: "https://s.example/") { _ = LinkHeader(text, relativeTo: url) }
      },
      text("date", "2026-08-01T13:53:10.824Z", "2026-08-01", "2026-08-01 13:53+02:00") {
        _ = MastodonDate.parse($0)
      },
      text("server", "example.org", "https://example.org/about", "@me@example.org", "[::1]:9") {
        _ = try? MastodonServer($0)
      },
      text("web-address", "https://x.example/a b?c=d#e", "//x", "mailto:a@b") {
        _ = WebAddress.url($0)
        _ = WebAddress.lenient($0)
      },
      text("redirect", "code=abc&state=s", "error=access_denied&state=s", "code=a+b%20c&state=s") {
        redirect($0)
      },
      text("plain", "Ana :pan: \u{202E}x", "汤\u{0}") {
        _ = RichText.plain($0)
        _ = RichText.name($0)
      },
      FuzzTarget("html", .html, seeds: Seeds.html) { data in
        let reader = HTMLReader(
          people: [.init(id: "7", handle: "ana", url: "https://s.example/@ana")],
          hashtags: ["soup"],
          emojis: [.init(shortcode: "pan", url: nil, staticURL: nil)],
          hidesInlineQuotes: true
        )
        _ = reader.read(String(decoding: data, as: UTF8.self))
      },
    ]
  }

  private static func text(
    _ name: String,
    _ seeds: String...,
    read: @escaping @Sendable (String) -> Void
  ) -> FuzzTarget {
    FuzzTarget(name, .text, seeds: seeds) { read(String(decoding: $0, as: UTF8.self)) }
  }

  private static func redirect(_ query: String) {
    guard let server = try? MastodonServer("s.example"),
      let application = try? JSONDecoder().decode(
        Application.self,
        from: Data(#"{"client_id":"i","client_secret":"s"}"#.utf8)
      )
    else { return }
    let signIn = SignIn(
      server: server,
      application: application,
      redirectURI: "http://127.0.0.1/",
      scopes: "read",
      state: "s",
      pkce: PKCE(random: Data([1]), sha256: { $0 })
    )
    _ = try? signIn.code(fromRedirect: query)
  }
}
