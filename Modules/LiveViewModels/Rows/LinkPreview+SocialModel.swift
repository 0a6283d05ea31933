import MomentsContracts
import MomentsLanguage
import SocialModel

extension LinkPreview {
  /// A link preview in the reader's language.
  init(_ card: LinkCard, detail: String = "", strings: Strings) {
    self.init(
      url: card.url,
      title: card.title,
      publisher: card.publisher,
      summary: card.summary,
      detail: detail,
      image: card.imageURL.map { address in
        ImageReference(
          url: address,
          pixelSize: card.imageSize,
          blurhash: card.blurhash
        )
      },
      strings: strings
    )
  }

  /// The link preview of a moment; nil beside photos, which are more informative.
  init?(of moment: Moment, hasPhotos: Bool, strings: Strings) {
    guard let card = moment.card, !hasPhotos else { return nil }
    self.init(card, strings: strings)
  }
}
