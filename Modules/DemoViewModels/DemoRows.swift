import DemoArtwork
import Foundation
public import ListModel
public import MomentsContracts
public import MomentsValues

/// Rows made by hand, for view code, tests of views and galleries.
public enum DemoRows {
  /// A painted image of a subject such as "sea/4"; `nil` if the subject is not valid in an address.
  public static func image(
    _ subject: String,
    width: Int = 160,
    height: Int = 160,
    description: String? = nil
  ) -> ImageReference? {
    guard let url = URL(string: "demo-art://\(subject)?w=\(width)&h=\(height)") else { return nil }
    return ImageReference(
      url: url,
      pixelSize: PixelSize(width: width, height: height),
      placeholderColor: DemoPainter.placeholderColor(for: url),
      accessibilityDescription: description
    )
  }

  /// A person with an avatar.
  public static func person(
    _ name: String = "Mira Lund",
    handle: String = "@mira",
    portrait: String = "portrait/curls-3"
  ) -> PersonReference {
    PersonReference(
      id: handle,
      name: name,
      handle: handle,
      avatar: image(portrait, width: 96, height: 96)
    )
  }

  /// The reader.
  public static let owner = person("Lin Yue 林月", "linyue", "bun-5")
  static let ann = person("Ann Walker", "ann", "bob-4")
  static let marco = person("Marco Bianchi", "marco", "beard-7")
  static let layla = person("ليلى حسن", "layla", "scarf-3")

  private static func person(_ name: String, _ id: String, _ portrait: String) -> PersonReference {
    PersonReference(
      id: id,
      name: name,
      handle: "@" + id,
      avatar: image("portrait/" + portrait, width: 240, height: 240)
    )
  }

  /// A moment of the demo, with the fields that a test changes.
  public static func moment(
    id: ListItemID = "1",
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
    MomentRow(
      id: id,
      author: author,
      timeText: "2 h",
      timeAccessibilityText: "2 hours ago",
      text: text,
      folding: folding,
      photos: photos,
      likes: likes,
      comments: .init(count: 4, countText: "4", accessibilityText: "4 comments")
    )
  }
}
