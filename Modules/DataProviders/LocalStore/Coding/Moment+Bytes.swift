import Foundation
import MomentsValues
import SocialModel

extension RecordWriter {
  mutating func put(_ attachment: MediaAttachment) {
    put(attachment.id)
    var other: String?
    if case .other(let word) = attachment.kind { other = word }
    put(attachment.kind, among: MediaAttachment.Kind.inOrder, word: other)
    put(attachment.url)
    put(attachment.previewURL)
    put(attachment.pixelSize)
    put(attachment.blurhash)
    put(attachment.focalPoint.x)
    put(attachment.focalPoint.y)
    put(attachment.altText)
  }

  private mutating func put(_ size: PixelSize?) {
    put(size) { writer, size in
      writer.put(size.width)
      writer.put(size.height)
    }
  }

  mutating func put(_ visibility: Visibility) {
    var other: String?
    if case .other(let word) = visibility { other = word }
    put(visibility, among: Visibility.inOrder, word: other)
  }

  mutating func put(_ filter: ContentFilter) {
    put(filter.title)
    put(filter.action, among: FilterAction.inOrder)
    put(filter.places) { writer, places in
      // In a fixed order, so that equal filters have equal bytes.
      let all = FilterPlace.inOrder
      writer.put(all.indices.filter { places.contains(all[$0]) }) { $0.put($1) }
    }
    put(filter.expiresAt)
  }

  mutating func put(_ card: LinkCard) {
    put(card.url)
    put(card.title)
    put(card.summary)
    put(card.publisher)
    put(card.imageURL)
    put(card.imageSize)
    put(card.blurhash)
  }
}

extension RecordReader {
  mutating func attachment() throws(BodyError) -> MediaAttachment {
    MediaAttachment(
      id: try text(),
      kind: try value(among: MediaAttachment.Kind.inOrder, other: MediaAttachment.Kind.other),
      url: try optionalURL(),
      previewURL: try optionalURL(),
      pixelSize: try pixelSize(),
      blurhash: try optionalText(),
      focalPoint: FocalPoint(x: try number(), y: try number()),
      altText: try optionalText()
    )
  }

  private mutating func pixelSize() throws(BodyError) -> PixelSize? {
    guard try flag() else { return nil }
    return PixelSize(width: try count(), height: try count())
  }

  mutating func visibility() throws(BodyError) -> Visibility {
    try value(among: Visibility.inOrder, other: Visibility.other)
  }

  mutating func filter() throws(BodyError) -> ContentFilter {
    let title = try text()
    let action = try value(among: FilterAction.inOrder)
    let places = try optional { reader throws(BodyError) in
      Set(
        try reader.list { reader throws(BodyError) -> FilterPlace? in
          let number = try reader.count()
          let all = FilterPlace.inOrder
          return all.indices.contains(number) ? all[number] : nil
        }
      )
    }
    return ContentFilter(
      title: title,
      action: action,
      places: places,
      expiresAt: try optionalDate()
    )
  }

  /// A card; nil where its address is no longer valid.
  mutating func card() throws(BodyError) -> LinkCard? {
    let url = try url()
    let title = try text()
    let summary = try text()
    let publisher = try optionalText()
    let imageURL = try optionalURL()
    let imageSize = try pixelSize()
    let blurhash = try optionalText()
    return url.map {
      LinkCard(
        url: $0,
        title: title,
        summary: summary,
        publisher: publisher,
        imageURL: imageURL,
        imageSize: imageSize,
        blurhash: blurhash
      )
    }
  }
}

// The values as bodies number them; new ones are appended, those with a word are last.

extension FilterPlace {
  static let inOrder: [FilterPlace] = [.home, .notifications, .public, .thread, .account]
}

extension FilterAction {
  fileprivate static let inOrder: [FilterAction] = [.warn, .hide, .blur]
}

extension Visibility {
  fileprivate static let inOrder: [Visibility] = [.public, .unlisted, .followers, .direct]
}

extension MediaAttachment.Kind {
  fileprivate static let inOrder: [Self] = [.image, .animation, .video, .audio]
}
