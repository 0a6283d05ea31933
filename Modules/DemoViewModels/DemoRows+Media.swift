public import Foundation
import ListModel
public import MomentsContracts
public import MomentsLanguage

extension DemoRows {
  /// Media of a moment, with texts.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - seconds: The duration.
  ///   - hasPoster: Whether there is a poster.
  ///   - strings: The reader's language.
  /// - Returns: The media as a row shows it; nil for an invalid address, which does not happen.
  public static func media(
    _ kind: ImageReference.Media.Kind,
    seconds: TimeInterval? = 65,
    hasPoster: Bool = true,
    _ strings: Strings
  ) -> ImageReference? {
    let name =
      switch kind {
      case .film: "ferry.mp4"
      case .loop: "wave.mp4"
      case .sound: "bells.mp3"
      case .file: "timetable-autumn.pdf"
      }
    guard let url = URL(string: "https://files.example/\(name)"),
      var image = image(kind == .sound ? "rosette/9" : "sea/11", width: 640, height: 360)
    else { return nil }
    if !hasPoster { image.url = url }
    image.accessibilityDescription = kind == .file ? nil : words(of: kind, strings)
    image.media = ImageReference.Media(
      kind: kind,
      url: url,
      duration: seconds,
      hasPoster: hasPoster
    )
    if kind == .sound { image.pixelSize = nil }
    return image.worded(strings)
  }

  private static func words(of kind: ImageReference.Media.Kind, _ strings: Strings) -> String {
    kind == .sound
      ? said(
        "Bells over the harbour, and a ferry that answers them",
        "港口上空的钟声，还有回应它的渡轮汽笛",
        "أجراس فوق الميناء وعبّارة تجيبها",
        strings
      )
      : said(
        "The ferry turns in the evening light",
        "渡轮在暮光中掉头",
        "تستدير العبّارة في ضوء المساء",
        strings
      )
  }

  /// A moment with a film, one with a GIF, and one with a sound and a file.
  public static func momentsWithMedia(_ strings: Strings) -> [MomentRow] {
    func row(_ id: String, _ media: [ImageReference?]) -> MomentRow {
      var row = moments(strings)[0]
      row.id = ListItemID(id)
      row.photos = media.compactMap(\.self)
      row.photoText = strings.photoWithoutDescription
      return row
    }
    return [
      row("film", [media(.film, strings)]),
      row("loop", [media(.loop, strings), photos(1).first]),
      row(
        "sound",
        [
          media(.sound, seconds: 205, strings), media(.sound, hasPoster: false, strings),
          media(.file, hasPoster: false, strings),
        ]
      ),
    ]
  }
}
