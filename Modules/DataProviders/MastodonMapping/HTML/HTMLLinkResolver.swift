import Foundation
import MomentsValues

/// Decides the style of a link in a text: a person, a hashtag, a page, or plain text.
struct HTMLLinkResolver {
  private let people: [HTMLReader.Person]
  private let hashtags: [String]
  private let limits: HTMLReader.Limits

  // Made for the first link, because most texts have none.
  private lazy var peopleByAddress = Dictionary(
    people.compactMap { person in person.url.map { (Self.normal($0.trimmed), person) } }
  ) { first, _ in first }
  private lazy var peopleByHandle = Dictionary(people.map { ($0.handle.lowercased(), $0) }) {
    first,
    _ in first
  }
  private lazy var spellings = Dictionary(hashtags.map { ($0.lowercased(), $0) }) { first, _ in
    first
  }

  init(people: [HTMLReader.Person], hashtags: [String], limits: HTMLReader.Limits) {
    self.people = people
    self.hashtags = hashtags
    self.limits = limits
  }

  /// The style of the link; nil for plain text.
  ///
  /// - Parameters:
  ///   - address: the address of the link, without character references.
  ///   - words: the words of its attributes.
  ///   - text: the text of the link.
  /// - Returns: a mention, a hashtag or a link.
  mutating func style(
    of address: ArraySlice<UInt8>,
    words: HTMLAttributes.Words,
    text: ArraySlice<UInt8>
  ) -> RichText.Style? {
    let address = String(decoding: address, as: UTF8.self).trimmed
    guard address.utf8.count <= limits.addressLength, let url = WebAddress.url(address) else {
      return nil
    }
    if !words.isDisjoint(with: [.hashtag, .tag]), let name = hashtag(text) {
      return .hashtag(name)
    }
    if !people.isEmpty, let person = peopleByAddress[Self.normal(address)] {
      return .mention(handle: person.handle, accountID: person.id, url: url)
    }
    if !words.isDisjoint(with: [.mention, .page]), let handle = handle(text) {
      let person = peopleByHandle[handle.lowercased()]
      return .mention(handle: person?.handle ?? handle, accountID: person?.id, url: url)
    }
    return .link(url)
  }

  /// The hashtag in a link's text, in the spelling of the server if it lists the hashtag.
  private mutating func hashtag(_ text: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: text, as: UTF8.self).trimmed
    guard let first = text.first, first == "#" || first == "＃" else { return nil }
    let name = String(text.dropFirst())
    return name.isEmpty ? nil : spellings[name.lowercased()] ?? name
  }

  /// The handle in a link's text.
  private func handle(_ text: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: text, as: UTF8.self).trimmed
    guard text.hasPrefix("@") else { return nil }
    let handle = String(text.dropFirst())
    return handle.isEmpty ? nil : handle
  }

  /// A normal form of addresses, which may differ in the case of scheme and host and in a trailing
  /// slash.
  ///
  /// The address has no white space at its ends.
  private static func normal(_ address: String) -> String {
    let bytes = address.utf8
    let isNormal =
      bytes.last != UInt8(ascii: "/")
      && bytes.allSatisfy { $0 < 0x80 && $0 == $0.lowercased }
    if isNormal { return address }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[colon...].starts(with: "://".utf8)
    else { return address }
    let host = bytes[colon...].dropFirst(3)
    let hostEnd = host.firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
    var path = address[hostEnd...]
    while path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return address[..<hostEnd].lowercased() + path
  }
}
