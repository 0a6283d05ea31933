import CoreGraphics
import Foundation

extension Symbol {
  /// The symbols of media players.
  static let playback: [Symbol] = {
    let speaker = CGPath.drawn("M2.8 9.4 L6.2 9.4 L11 5.2 L11 18.8 L6.2 14.6 L2.8 14.6 Z")
    let nearWave = CGPath.arc(11.2, 12, radius: 4.4, from: -42, to: 42)
    let farWave = CGPath.arc(11.2, 12, radius: 8.6, from: -46, to: 46)
    let slash = CGPath.drawn("M4.4 3.4 L19.6 20.6")
    let besideSlash = CGPath.drawn("M5.4 2.52 L20.6 19.72")
    let backward = Symbol(
      "backward.fill",
      .fillAndStroke(.drawn("M11 6.6 L2.6 12 L11 17.4 Z")),
      .fillAndStroke(.drawn("M20.6 6.6 L12.2 12 L20.6 17.4 Z"))
    )
    return [
      backward,
      backward.mirrored(as: "forward.fill"),
      Symbol(
        "camera",
        .stroke(.roundedRect(2.2, 6.4, 19.6, 13.6, radius: 2.8)),
        .stroke(.drawn("M7.4 6.4 L8.9 3.9 L15.1 3.9 L16.6 6.4")),
        .stroke(.circle(12, 13.2, radius: 3.8))
      ),
      Symbol(
        "pause.fill",
        .fill(.roundedRect(5.6, 4, 4.4, 16, radius: 1.2)),
        .fill(.roundedRect(14, 4, 4.4, 16, radius: 1.2))
      ),
      Symbol(
        "speaker.wave.2.fill",
        .fillAndStroke(speaker),
        .stroke(nearWave),
        .stroke(farWave)
      ).layered(1..<3),
      Symbol(
        "speaker.slash.fill",
        .fillAndStroke(speaker),
        .stroke(nearWave),
        .eraseStroke(besideSlash, width: 1.3),
        .stroke(slash)
      ).layered(0..<2),
      Symbol(
        "music.note",
        .fillAndStroke(.circle(8.4, 17.6, radius: 2.7)),
        .stroke(.drawn("M11.2 17.6 L11.2 4.2")),
        .fillAndStroke(.drawn("M11.2 4.2 L18 6.2 L18 9.2 L11.2 7.2 Z"))
      ),
      Symbol(
        "film",
        .stroke(.roundedRect(2.2, 4.6, 19.6, 14.8, radius: 2.4)),
        .stroke(.drawn("M7 4.8 L7 19.2 M17 4.8 L17 19.2 M2.4 12 L21.6 12")),
        .stroke(.drawn("M2.4 8.3 L7 8.3 M17 8.3 L21.6 8.3 M2.4 15.7 L7 15.7 M17 15.7 L21.6 15.7"))
      ),
      Symbol(
        "folder",
        .stroke(
          .drawn(
            "M2.4 17 L2.4 7 C2.4 5.4 3.2 4.6 4.8 4.6 L8.4 4.6 C9.8 4.6 10.2 7 11.8 7 L19.2 7 "
              + "C20.8 7 21.6 7.8 21.6 9.4 L21.6 17 C21.6 18.6 20.8 19.4 19.2 19.4 L4.8 19.4 "
              + "C3.2 19.4 2.4 18.6 2.4 17 Z"
          )
        ),
        .stroke(.drawn("M2.4 10.4 L21.6 10.4"))
      ),
      Symbol(
        "doc",
        .stroke(
          .drawn(
            "M13.4 2.8 L7.2 2.8 C5.8 2.8 5 3.6 5 5 L5 19 C5 20.4 5.8 21.2 7.2 21.2 L16.8 21.2 "
              + "C18.2 21.2 19 20.4 19 19 L19 8.4 Z"
          )
        ),
        .stroke(.drawn("M13.4 3 L13.4 7 C13.4 8 13.9 8.5 14.9 8.5 L18.8 8.5"))
      ),
    ]
  }()
}
