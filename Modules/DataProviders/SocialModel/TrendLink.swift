import Foundation

/// A popular page.
public struct TrendLink: Sendable, Hashable, Codable, Identifiable {
  /// The card of the page.
  public var card: LinkCard
  /// The number of people who shared it recently.
  public var people: Int

  /// The address.
  public var id: String { card.url.absoluteString }

  /// Makes a link; a negative count becomes zero.
  public init(card: LinkCard, people: Int) {
    self.card = card
    self.people = max(0, people)
  }
}

extension TrendLink {
  /// The pages that posts link to, those that most people shared first, then the first ones.
  ///
  /// O(n log n).
  ///
  /// - Parameters:
  ///   - moments: The posts.
  ///   - card: The card of a post's link; nil where it has none.
  /// - Returns: The pages.
  package static func ranked(
    _ moments: [Moment],
    card: (Moment) -> LinkCard? = \.card
  ) -> [TrendLink] {
    var order: [String] = []
    var links: [String: (card: LinkCard, people: Set<String>)] = [:]
    for moment in moments {
      guard let card = card(moment) else { continue }
      let address = card.url.absoluteString
      if links[address] == nil { order.append(address) }
      links[address, default: (card, [])].people.insert(moment.author.id)
      // The card of a page has more than its address.
      if moment.card != nil, links[address]?.card.summary == "" { links[address]?.card = card }
    }
    return order.compactMap { links[$0] }.enumerated()
      .sorted { one, other in
        (-one.element.people.count, one.offset) < (-other.element.people.count, other.offset)
      }
      .map { TrendLink(card: $0.element.card, people: $0.element.people.count) }
  }
}
