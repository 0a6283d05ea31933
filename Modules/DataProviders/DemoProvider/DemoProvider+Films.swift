import DemoArtwork
import Foundation
import MomentsValues
import SocialModel

/// Media of the moments of the demo.
extension DemoProvider {
  /// Adds to the first of some posts a film, a GIF beside a photo, a sound, a file, and an animated
  /// image, as on servers that do not convert it, one each.
  func showFilms(in ids: [String]) {
    for (id, attachments) in zip(ids, Self.films) {
      guard var moment = post(id) else { continue }
      moment.attachments = attachments
      moment.card = nil
      save(moment)
    }
  }

  private static var films: [[MediaAttachment]] {
    [
      [film("landscape/35", seconds: 8, "The sun comes over the ridge")],
      [
        film("sea/11", .animation, seconds: 3, "Waves"),
        DemoImage("sea/1", "The river at dusk").attachment("film-photo"),
      ],
      [
        MediaAttachment(
          id: "sound",
          kind: .audio,
          url: URL(string: "\(DemoFilm.soundScheme)://bells/1?s=12"),
          altText: "Bells of the old tram depot",
          duration: 12
        )
      ],
      [
        MediaAttachment(
          id: "file",
          kind: .other("unknown"),
          url: URL(string: "https://files.example/timetable-autumn.pdf")
        )
      ],
      [
        MediaAttachment(
          id: "moving",
          kind: .image,
          url: URL(string: "\(DemoPainter.scheme)://emoji/cat-2?w=480&h=480&moves=1"),
          previewURL: URL(string: "\(DemoPainter.scheme)://emoji/cat-2?w=480&h=480"),
          pixelSize: PixelSize(width: 480, height: 480),
          altText: "The cat of the café says no"
        )
      ],
    ]
  }

  private static func film(
    _ scene: String,
    _ kind: MediaAttachment.Kind = .video,
    seconds: Int,
    _ description: String
  ) -> MediaAttachment {
    let (width, height) = (480, 270)
    let query = "w=\(width)&h=\(height)"
    return MediaAttachment(
      id: scene,
      kind: kind,
      url: URL(string: "\(DemoFilm.filmScheme)://\(scene)?\(query)&s=\(seconds)"),
      previewURL: URL(string: "\(DemoPainter.scheme)://\(scene)?\(query)"),
      pixelSize: PixelSize(width: width, height: height),
      altText: description,
      duration: TimeInterval(seconds)
    )
  }
}
