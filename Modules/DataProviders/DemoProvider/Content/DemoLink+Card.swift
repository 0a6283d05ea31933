import Foundation
import MomentsValues
import SocialModel

extension DemoLink {
  /// The card of the page.
  func card(image: DemoImage?) -> LinkCard? {
    URL(string: address).map { url in
      LinkCard(
        url: url,
        title: title,
        summary: summary,
        publisher: publisher,
        imageURL: image?.url,
        imageSize: image?.pixelSize,
        blurhash: image?.blurhash
      )
    }
  }

  /// The card of the link of a text, as a server makes it; nil where it is unknown.
  static func card(of text: RichText) -> LinkCard? {
    for run in text.runs {
      guard case .link(let url) = run.style else { continue }
      let known = all.first { $0.address == url.absoluteString }
      if let known { return known.card(image: known.image.map { .square($0) }) }
    }
    return nil
  }
}
