public import Foundation

/// Films and sounds of the demo, made by code: the same URL gives the same bytes.
///
/// A film is a QuickTime file of PNG images: the camera moves over a painted scene. A URL reads
/// `demo-film://SUBJECT/SEED?w=WIDTH&h=HEIGHT&s=SECONDS`. A sound is a WAVE file of a few struck
/// bells, `demo-sound://bells/SEED?s=SECONDS`.
public enum DemoFilm {
  /// Begins the URL of a film: `demo-film://SUBJECT/SEED?w=WIDTH&h=HEIGHT&s=SECONDS`.
  public static let filmScheme = "demo-film"
  /// Begins the URL of a sound: `demo-sound://bells/SEED?s=SECONDS`.
  public static let soundScheme = "demo-sound"
  /// The longest film or sound, in seconds.
  public static let maximumSeconds = 30
  /// How many images a film has in a second.
  public static let framesPerSecond = 12

  /// The bytes that a URL names; nil where it names neither a film nor a sound.
  ///
  /// Takes time in proportion to the pixels: do it off the main thread.
  ///
  /// - Throws: ``DemoArtworkError`` if the URL names no scene, size or length.
  public static func data(for url: URL) throws -> Data? {
    switch url.scheme {
    case filmScheme: try film(url)
    case soundScheme: BellsWriter.file(seconds: try seconds(of: url))
    default: nil
    }
  }

  private static func seconds(of url: URL) throws -> Int {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    guard let text = items.first(where: { $0.name == "s" })?.value, let seconds = Int(text),
      (1...maximumSeconds).contains(seconds)
    else { throw DemoArtworkError.badSize }
    return seconds
  }

  private static func film(_ url: URL) throws -> Data {
    let count = try seconds(of: url) * framesPerSecond
    var image = URLComponents(url: url, resolvingAgainstBaseURL: false)
    image?.scheme = DemoPainter.scheme
    guard let address = image?.url else { throw DemoArtworkError.badSize }
    let request = try DemoArtworkRequest(address)
    // A quarter wider than the film: that is how far the camera moves.
    let wide = request.width + request.width / 4
    guard wide <= DemoPainter.maximumSide else { throw DemoArtworkError.badSize }
    let canvas = ArtCanvas(width: wide, height: request.height)
    var random = request.random
    request.subject.paint(canvas, &random)
    let scene = canvas.bytes()
    let frames = (0..<count).map { number in
      // There and back, so that it ends where it began.
      let share = 0.5 - 0.5 * cos(2 * Double.pi * Double(number) / Double(count))
      let left = Int((Double(wide - request.width) * share).rounded())
      return PNGWriter.file(
        width: request.width,
        height: request.height,
        rgb: part(of: scene, width: wide, from: left, taking: request.width)
      )
    }
    return QuickTimeWriter(
      width: request.width,
      height: request.height,
      framesPerSecond: framesPerSecond
    ).file(frames)
  }

  private static func part(
    of rgb: [UInt8],
    width: Int,
    from left: Int,
    taking columns: Int
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(rgb.count / width * columns)
    for row in 0..<rgb.count / (3 * width) {
      let start = 3 * (row * width + left)
      result += rgb[start..<start + 3 * columns]
    }
    return result
  }
}
