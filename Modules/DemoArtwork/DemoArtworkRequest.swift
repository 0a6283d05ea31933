import Foundation

/// The image that a URL describes.
struct DemoArtworkRequest {
  var subject: DemoArtworkSubject
  var seed: UInt64
  var ordinal: Int
  /// Whether everything except a disc is transparent.
  var isRound: Bool
  /// Whether it is animated; only emoji can be.
  var isMoving: Bool
  var width: Int
  var height: Int

  init(_ url: URL) throws {
    guard url.scheme == DemoPainter.scheme else { throw DemoArtworkError.notDemoArt }
    let name = url.host ?? ""
    let detail = url.lastPathComponent
    let parts = detail.split(separator: "-")
    guard let number = parts.last.flatMap({ UInt64($0) }),
      let subject = DemoArtworkSubject(name, style: parts.count > 1 ? String(parts[0]) : nil)
    else {
      throw DemoArtworkError.unknownSubject(name + "/" + detail)
    }
    self.subject = subject
    isRound = name == EmojiScene.name
    // A hash of the name of the scene (FNV-1a), so that scene 4 of one kind is unlike that of
    // another.
    seed =
      name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } &+ number
    ordinal = Int(number % 1_000_000)

    let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    isMoving = query.contains(URLQueryItem(name: "moves", value: "1"))
    func side(_ key: String) -> Int? {
      query.first { $0.name == key }?.value.flatMap(Int.init)
    }
    guard let width = side("w"), let height = side("h"),
      1...DemoPainter.maximumSide ~= width, 1...DemoPainter.maximumSide ~= height
    else { throw DemoArtworkError.badSize }
    self.width = width
    self.height = height
  }

  var random: ArtRandom { ArtRandom(seed: seed, ordinal: ordinal) }
}

/// The subjects that can be drawn.
enum DemoArtworkSubject {
  case scene(any ArtScene.Type)
  case person(PortraitScene.Style)
  case animal(AnimalScene.Kind)

  private static let scenes: [String: any ArtScene.Type] = [
    "landscape": LandscapeScene.self, "sea": SeaScene.self, "night": NightScene.self,
    "city": CityScene.self, "forest": ForestScene.self, "dunes": DunesScene.self,
    "aurora": AuroraScene.self, "ribbons": RibbonsScene.self, "rosette": RosetteScene.self,
    "fruit": FruitScene.self, "noodles": NoodlesScene.self,
  ]

  init?(_ name: String, style: String?) {
    switch (name, style) {
    case (_, nil):
      guard let scene = Self.scenes[name] else { return nil }
      self = .scene(scene)
    case (EmojiScene.name, let style?):
      guard let animal = AnimalScene.Kind(rawValue: style) else { return nil }
      self = .animal(animal)
    case ("portrait", let style?):
      if let person = PortraitScene.Style(rawValue: style) {
        self = .person(person)
      } else if let animal = AnimalScene.Kind(rawValue: style) {
        self = .animal(animal)
      } else {
        return nil
      }
    default: return nil
    }
  }

  func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    switch self {
    case .scene(let scene): scene.paint(canvas, &random)
    case .person(let style): PortraitScene.paint(canvas, style, &random)
    case .animal(let kind): AnimalScene.paint(canvas, kind, &random)
    }
  }

  /// The color the image has as a whole.
  func mainColor(_ random: ArtRandom) -> Ink {
    switch self {
    case .scene(let scene): scene.mainColor(random)
    case .person: PortraitScene.ground(random)
    case .animal: AnimalScene.ground(random)
    }
  }
}
