import Foundation

/// A page that many share.
public struct TrendLink: Sendable, Hashable, Identifiable {
  /// What it leads to.
  public var card: LinkCard
  /// How many people shared it lately.
  public var people: Int

  /// The address.
  public var id: String { card.url.absoluteString }

  /// Makes a link; a negative count becomes zero.
  public init(card: LinkCard, people: Int) {
    self.card = card
    self.people = max(0, people)
  }
}
