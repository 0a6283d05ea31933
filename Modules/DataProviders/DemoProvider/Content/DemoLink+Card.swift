import Foundation
import SocialModel

extension DemoLink {
  /// The page as its card tells of it.
  func card(picture: DemoPicture?) -> LinkCard? {
    URL(string: address).map { url in
      LinkCard(
        url: url,
        title: title,
        summary: summary,
        publisher: publisher,
        imageURL: picture?.url,
        imageSize: picture?.pixelSize,
        blurhash: picture?.blurhash
      )
    }
  }

  /// The card of the page that a text leads to, as a server makes it; nil where it is not known.
  static func card(of text: FormattedText) -> LinkCard? {
    for run in text.runs {
      guard case .link(let url) = run.style else { continue }
      let known = all.first { $0.address == url.absoluteString }
      if let known { return known.card(picture: known.picture.map { .square($0) }) }
    }
    return nil
  }
}
