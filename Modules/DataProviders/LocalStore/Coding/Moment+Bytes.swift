import Foundation
import MomentsValues
import SocialModel

extension RecordWriter {
  mutating func put(_ attachment: MediaAttachment) {
    put(attachment.id)
    switch attachment.kind {
    case .image: put(UInt8(0))
    case .animation: put(UInt8(1))
    case .video: put(UInt8(2))
    case .audio: put(UInt8(3))
    case .other(let word):
      put(UInt8(4))
      put(word)
    }
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
    switch visibility {
    case .public: put(UInt8(0))
    case .unlisted: put(UInt8(1))
    case .followers: put(UInt8(2))
    case .direct: put(UInt8(3))
    case .other(let word):
      put(UInt8(4))
      put(word)
    }
  }

  mutating func put(_ filter: ContentFilter) {
    put(filter.title)
    let action: UInt8 =
      switch filter.action {
      case .warn: 0
      case .hide: 1
      case .blur: 2
      }
    put(action)
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
      kind: try attachmentKind(),
      url: try optionalURL(),
      previewURL: try optionalURL(),
      pixelSize: try pixelSize(),
      blurhash: try optionalText(),
      focalPoint: FocalPoint(x: try number(), y: try number()),
      altText: try optionalText()
    )
  }

  private mutating func attachmentKind() throws(BodyError) -> MediaAttachment.Kind {
    switch try byte() {
    case 0: return .image
    case 1: return .animation
    case 2: return .video
    case 3: return .audio
    case 4: return .other(try text())
    case let other: throw .unknownKind(other)
    }
  }

  private mutating func pixelSize() throws(BodyError) -> PixelSize? {
    guard try flag() else { return nil }
    return PixelSize(width: try count(), height: try count())
  }

  mutating func visibility() throws(BodyError) -> Visibility {
    switch try byte() {
    case 0: return .public
    case 1: return .unlisted
    case 2: return .followers
    case 3: return .direct
    case 4: return .other(try text())
    case let other: throw .unknownKind(other)
    }
  }

  mutating func filter() throws(BodyError) -> ContentFilter {
    let title = try text()
    let action: FilterAction
    switch try byte() {
    case 0: action = .warn
    case 1: action = .hide
    case 2: action = .blur
    case let other: throw .unknownKind(other)
    }
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

extension FilterPlace {
  /// The places as bodies number them; new ones are appended.
  static let inOrder: [FilterPlace] = [.home, .notifications, .public, .thread, .account]
}
