import Expectations
import Foundation
import MastodonMapping
import TestSupport
import Testing

/// Addresses are checked before their URL is made, with the same result.
@Suite struct WebAddressTests {
  /// The same check with the URL alone.
  private func simple(_ text: String) -> URL? {
    guard let url = WebAddress.lenient(text), let scheme = url.scheme?.lowercased(),
      scheme == "http" || scheme == "https", url.host()?.isEmpty == false
    else { return nil }
    return url
  }

  @Test(arguments: Seeds.first(300))
  func webAddressesAgreeWithTheParsedURL(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "http", "https", "HTTPS", "ftp", ":", "://", "/", "//", "@", "?", "#", "%", "%20", "%zz", ".",
      "..", "-", "_", " ", "\n", "\u{0}", "[", "]", "::1", ":80", ":", ":99999999", "a",
      "x.example",
      "xn--", "é", "汤", "🌊", "\\", "|", "user:pass@", "127.0.0.1", "\u{301}", "\u{202E}", "",
    ]
    for _ in 0..<30 {
      let start = ["http://", "https://", "https:/", ""].randomElement(using: &generator) ?? ""
      let text = (0..<Int.random(in: 0...6, using: &generator))
        .reduce(start) { text, _ in text + (pieces.randomElement(using: &generator) ?? "") }
      expect(WebAddress.url(text), equals: simple(text), "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ("https://x.example", true), ("http://x.example/a b", true), ("HTTP://X.example", true),
    ("https://ä.example/", true), ("https://a@b.example", true), ("https://[::1]:9/", true),
    ("https://", false), ("https:///path", false), ("https://@/", false),
    ("https:x.example", false),
    ("http://x.example\n", false), ("httpss://x.example", false), ("https://?x.example", false),
    ("https", false), ("", false),
  ])
  func webAddressesHaveAHost(address: String, isOfTheWeb: Bool) {
    expect((WebAddress.url(address) != nil), equals: isOfTheWeb)
  }
}
