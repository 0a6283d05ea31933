import Foundation
import SocialModel

/// Decides what a link in a text is: a person, a topic, a page, or nothing to follow.
struct HTMLLinkResolver {
  private let limits: HTMLReader.Limits
  private let peopleByAddress: [String: HTMLReader.Person]
  private let peopleByHandle: [String: HTMLReader.Person]
  private let hashtags: [String: String]

  init(people: [HTMLReader.Person], hashtags: [String], limits: HTMLReader.Limits) {
    self.limits = limits
    peopleByAddress = Dictionary(
      people.compactMap { person in person.url.map { (Self.normal($0), person) } }
    ) { first, _ in first }
    peopleByHandle = Dictionary(people.map { ($0.handle.lowercased(), $0) }) { first, _ in first }
    self.hashtags = Dictionary(hashtags.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// What the link is; nil if its text is to be plain.
  ///
  /// - Parameters:
  ///   - tag: the beginning of the link.
  ///   - text: what the link shows.
  /// - Returns: a mention, a hashtag or a link.
  func style(of tag: HTMLTag, text: String) -> FormattedText.Style? {
    guard let address = tag.attributes["href"], let url = webAddress(address) else { return nil }
    let words = text.trimmed
    let isTag = tag.hasClass("hashtag") || tag.attributes["rel"]?.hasWord("tag") == true
    if isTag, let name = hashtag(words) { return .hashtag(name: name) }
    if !peopleByAddress.isEmpty, let person = peopleByAddress[Self.normal(address)] {
      return .mention(handle: person.handle, accountID: person.id, url: url)
    }
    if tag.hasClass("mention") || tag.hasClass("u-url"), words.hasPrefix("@"), words.count > 1 {
      let handle = String(words.dropFirst())
      let person = peopleByHandle[handle.lowercased()]
      return .mention(handle: person?.handle ?? handle, accountID: person?.id, url: url)
    }
    return .link(url)
  }

  /// The topic that a link's text names, in the spelling of the server if it lists the topic.
  private func hashtag(_ words: String) -> String? {
    guard let first = words.first, first == "#" || first == "＃" else { return nil }
    let name = String(words.dropFirst())
    return name.isEmpty ? nil : hashtags[name.lowercased()] ?? name
  }

  private func webAddress(_ address: String) -> URL? {
    let trimmed = address.trimmed
    guard trimmed.utf8.count <= limits.addressLength else { return nil }
    return WebAddress.url(trimmed)
  }

  /// Addresses that differ only in the case of scheme and host or in a last slash are one.
  private static func normal(_ address: String) -> String {
    let trimmed = address.trimmed
    let bytes = trimmed.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[colon...].starts(with: "://".utf8)
    else { return trimmed }
    let host = bytes[colon...].dropFirst(3)
    let hostEnd = host.firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
    var path = trimmed[hostEnd...]
    while path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return trimmed[..<hostEnd].lowercased() + path
  }
}
