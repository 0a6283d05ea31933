import DemoArtwork
import DemoViewModels
public import Foundation
public import Foundations
import ListModel
public import MomentsContracts
public import MomentsValues

/// Rows made by hand, in every shape a row can have.
public enum Rows {
  /// Paints demo art at once.
  public nonisolated struct ArtSource: ImageDataSource {
    public init() {}

    public func data(for url: URL) async throws -> Data { try DemoPainter.pngData(for: url) }
  }

  public static let loader = ImageLoader(source: ArtSource())

  public static func image(
    _ subject: String,
    width: Int = 160,
    height: Int = 160,
    description: String? = nil
  ) -> ImageReference? {
    DemoRows.image(subject, width: width, height: height, description: description)
  }

  public static func person(
    _ name: String = "Mira Lund",
    handle: String = "@mira",
    portrait: String = "portrait/curls-3"
  ) -> PersonReference {
    DemoRows.person(name, handle: handle, portrait: portrait)
  }

  public static let readers = [
    person("Ada Okafor", handle: "@ada", portrait: "portrait/bun-1"),
    person("Lin Wei", handle: "@lin", portrait: "portrait/cat-2"),
    person("Tomás Silva", handle: "@tomas", portrait: "portrait/beard-4"),
  ]

  public static func moment(
    author: PersonReference = person(),
    text: RichText = RichText("The ferry was late, so we had the whole pier to ourselves."),
    folding: MomentRow.Folding = .unfoldable,
    photos: [ImageReference] = [],
    likes: MomentRow.Likes = .init(
      count: 12,
      isLiked: false,
      countText: "12",
      accessibilityText: "12 likes"
    )
  ) -> MomentRow {
    DemoRows.moment(author: author, text: text, folding: folding, photos: photos, likes: likes)
  }

  public static let scenes = [
    "sea/1", "landscape/2", "night/3", "city/4", "forest/5", "dunes/6", "aurora/7", "ribbons/8",
    "rosette/9", "fruit/10", "sea/11", "landscape/12", "night/13", "city/14",
  ]

  public static func photos(_ count: Int) -> [ImageReference] {
    scenes.prefix(count).compactMap { image($0) }
  }
}
