import Foundation

/// A popular page.
public struct TrendLink: Sendable, Hashable, Identifiable {
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
