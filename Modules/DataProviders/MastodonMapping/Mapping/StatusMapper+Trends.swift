import Foundation
public import MastodonAPI
import MomentsValues
public import SocialModel

extension StatusMapper {
  /// The number of stored days of history: servers return a week.
  private static let historyLength = 7
  /// The number of days that count as recent, as on Mastodon's own pages.
  private static let latelyDays = 2

  /// The page that a card describes; nil where it is not on the web.
  public func card(from card: PreviewCard) -> LinkCard? {
    guard let url = WebAddress.url(card.url) else { return nil }
    return LinkCard(
      url: url,
      title: RichText.name(card.title ?? ""),
      summary: RichText.plain(card.description ?? "", length: 1_000).string,
      publisher: card.providerName.map(RichText.name).flatMap { $0.isEmpty ? nil : $0 },
      imageURL: card.image.flatMap(resolveMedia),
      imageSize: card.width.flatMap { width in
        card.height.flatMap { PixelSize(width: width, height: $0) }
      },
      blurhash: card.blurhash
    )
  }

  /// The link of a trend; nil where it is not on the web.
  public func link(from trend: PreviewCard) -> TrendLink? {
    card(from: trend).map {
      TrendLink(card: $0, people: history(trend.history).people(inDays: Self.latelyDays))
    }
  }

  /// The tag of a trend; nil where its name is empty.
  public func tag(from trend: Tag) -> TagUsage? {
    let name = RichText.name(
      trend.name.hasPrefix("#") ? String(trend.name.dropFirst()) : trend.name
    )
    return name.isEmpty ? nil : TagUsage(name: name, history: history(trend.history))
  }

  /// The newest days, newest first, without duplicates; the server may return them in any order.
  private func history(_ days: LossyArray<TrendDay>) -> [UsageDay] {
    var seen: Set<Date> = []
    return
      days.elements
      .filter { seen.insert($0.day).inserted }
      .sorted { $0.day > $1.day }
      .prefix(Self.historyLength)
      .map { UsageDay(date: $0.day, uses: $0.uses, people: $0.accounts) }
  }
}
