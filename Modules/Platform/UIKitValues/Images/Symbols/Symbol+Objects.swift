import CoreGraphics
import Foundation

extension Symbol {
  static let objects: [Symbol] = {
    let eye = CGPath.drawn(
      "M1.9 12 C4 7.7 7.7 5.2 12 5.2 C16.3 5.2 20 7.7 22.1 12 C20 16.3 16.3 18.8 12 18.8 "
        + "C7.7 18.8 4 16.3 1.9 12 Z"
    )
    let slash = CGPath.drawn("M4.4 3.4 L19.6 20.6")
    // A gap on one side separates the slash, and leaves most of the symbol visible.
    let besideSlash = CGPath.drawn("M5.4 2.52 L20.6 19.72")
    let wifiOuter = CGPath.arc(12, 19.4, radius: 14.4, from: 226, to: 314)
    let wifiInner = CGPath.arc(12, 19.4, radius: 9.2, from: 226, to: 314)
    let wifiDot = CGPath.drawn(
      "M12 20.2 L8.8 16.8 C9.6 15.9 10.8 15.5 12 15.5 C13.2 15.5 14.4 15.9 15.2 16.8 Z"
    )
    let house = CGPath.drawn(
      "M3 11.4 L12 3.4 L21 11.4 M5.2 10 L5.2 18.9 C5.2 20.1 5.8 20.7 7 20.7 L17 20.7 "
        + "C18.2 20.7 18.8 20.1 18.8 18.9 L18.8 10"
    )
    let shackle = CGPath.drawn(
      "M8 10.4 L8 7.2 C8 4.7 9.7 3 12 3 C14.3 3 16 4.7 16 7.2 L16 10.4"
    )
    let body = CGPath.roundedRect(5.2, 10.4, 13.6, 10.6, radius: 2.4)
    return [
      Symbol(
        "photo",
        .stroke(.roundedRect(2.2, 4.6, 19.6, 14.8, radius: 2.8)),
        .fill(.circle(7.8, 9.6, radius: 1.8)),
        .stroke(.drawn("M3 17.4 L8.2 13.2 L11.4 15.8 L16 11.2 L21.2 15.8"))
      ),
      Symbol(
        "sidebar.left",
        .stroke(.roundedRect(2.2, 4.6, 19.6, 14.8, radius: 2.8)),
        .stroke(.drawn("M9 4.6 L9 19.4"))
      ),
      Symbol("eye", .stroke(eye), .fill(.circle(12, 12, radius: 3.5))),
      Symbol(
        "eye.slash",
        .stroke(eye),
        .fill(.circle(12, 12, radius: 3.5)),
        .eraseStroke(besideSlash, width: 1.3),
        .stroke(slash)
      ).layered(0..<2),
      Symbol(
        "wifi",
        .stroke(wifiOuter),
        .stroke(wifiInner),
        .fill(wifiDot)
      ),
      Symbol(
        "wifi.slash",
        .stroke(wifiOuter),
        .stroke(wifiInner),
        .fill(wifiDot),
        .eraseStroke(besideSlash, width: 1.3),
        .stroke(slash)
      ).layered(0..<3),
      Symbol(
        "gear",
        .stroke(.gear(12, 12, outer: 10, inner: 7.6, teeth: 8)),
        .stroke(.circle(12, 12, radius: 3.2))
      ),
      Symbol(
        "tray",
        .stroke(
          .drawn(
            "M2.6 13.6 L5.6 6.3 C6 5.3 6.7 4.8 7.8 4.8 L16.2 4.8 C17.3 4.8 18 5.3 18.4 6.3 "
              + "L21.4 13.6 L21.4 17 C21.4 18.5 20.7 19.2 19.2 19.2 L4.8 19.2 "
              + "C3.3 19.2 2.6 18.5 2.6 17 Z"
          )
        ),
        .stroke(
          .drawn(
            "M2.8 13.6 L7.8 13.6 C8.5 13.6 8.8 14 8.8 14.6 C8.8 16 10.1 16.8 12 16.8 "
              + "C13.9 16.8 15.2 16 15.2 14.6 C15.2 14 15.5 13.6 16.2 13.6 L21.2 13.6"
          )
        )
      ),
      Symbol(
        "chart.bar",
        .stroke(.roundedRect(3, 13, 4.6, 7.4, radius: 1)),
        .stroke(.roundedRect(9.7, 8.4, 4.6, 12, radius: 1)),
        .stroke(.roundedRect(16.4, 3.8, 4.6, 16.6, radius: 1))
      ),
      Symbol(
        "house",
        .stroke(house)
      ),
      Symbol(
        "house.fill",
        .fillAndStroke(
          .drawn(
            "M3 11.4 L12 3.4 L21 11.4 L18.8 11.4 L18.8 18.9 C18.8 20.1 18.2 20.7 17 20.7 "
              + "L7 20.7 C5.8 20.7 5.2 20.1 5.2 18.9 L5.2 11.4 Z"
          )
        )
      ),
      Symbol(
        "magnifyingglass",
        .stroke(.circle(10.2, 10.2, radius: 6.9)),
        .stroke(.drawn("M15.3 15.3 L21 21"))
      ),
      Symbol(
        "globe",
        .stroke(.circle(12, 12, radius: 9.4)),
        .stroke(.drawn("M2.8 12 L21.2 12 M12 2.8 L12 21.2")),
        .stroke(
          .drawn(
            "M12 2.6 C8.8 4.6 7.4 8.2 7.4 12 C7.4 15.8 8.8 19.4 12 21.4 "
              + "C15.2 19.4 16.6 15.8 16.6 12 C16.6 8.2 15.2 4.6 12 2.6"
          )
        )
      ),
      Symbol(
        "list.bullet",
        .fill(.circle(4, 6, radius: 1.5)),
        .fill(.circle(4, 12, radius: 1.5)),
        .fill(.circle(4, 18, radius: 1.5)),
        .stroke(.drawn("M9 6 L21 6 M9 12 L21 12 M9 18 L21 18"))
      ),
      Symbol(
        "number",
        .stroke(.drawn("M9.6 3 L7.6 21 M16.4 3 L14.4 21 M3.6 8.6 L21 8.6 M3 15.4 L20.4 15.4"))
      ),
      Symbol(
        "face.smiling",
        .stroke(.circle(12, 12, radius: 9.4)),
        .fill(.circle(8.7, 9.6, radius: 1.35)),
        .fill(.circle(15.3, 9.6, radius: 1.35)),
        .stroke(.drawn("M7.4 14.2 C8.4 16.4 10 17.4 12 17.4 C14 17.4 15.6 16.4 16.6 14.2"))
      ).layered(0..<1),
      Symbol(
        "clock",
        .stroke(.circle(12, 12, radius: 9.4)),
        .stroke(.drawn("M12 6.4 L12 12.4 L16 14.6"))
      ).layered(0..<1),
      Symbol(
        "desktopcomputer",
        .stroke(.roundedRect(2.4, 3.4, 19.2, 13.4, radius: 1.8)),
        .stroke(.drawn("M12 16.8 L12 20.8 M7.6 20.8 L16.4 20.8"))
      ),
      Symbol(
        "gearshape",
        .stroke(.gear(teeth: 8, outer: 10, inner: 7.6)),
        .stroke(.circle(12, 12, radius: 3.2))
      ),
      Symbol("lock", .stroke(shackle), .stroke(body)),
      Symbol("lock.fill", .stroke(shackle), .fillAndStroke(body)),
      Symbol(
        "trash",
        .stroke(
          .drawn(
            "M3.8 6 L20.2 6 M9 5.8 L9 4 C9 3.2 9.5 2.7 10.3 2.7 L13.7 2.7 C14.5 2.7 15 3.2 15 4 L15 5.8"
          )
        ),
        .stroke(
          .drawn(
            "M5.6 6.2 L6.4 19.2 C6.5 20.6 7.2 21.3 8.6 21.3 L15.4 21.3 "
              + "C16.8 21.3 17.5 20.6 17.6 19.2 L18.4 6.2"
          )
        ),
        .stroke(.drawn("M9.6 9.8 L9.9 17.6 M14.4 9.8 L14.1 17.6"))
      ),
      Symbol(
        "square.and.pencil",
        .stroke(
          .drawn(
            "M13 4.6 L6.4 4.6 C4.6 4.6 3.6 5.6 3.6 7.4 L3.6 17.8 C3.6 19.6 4.6 20.6 6.4 20.6 "
              + "L16.8 20.6 C18.6 20.6 19.6 19.6 19.6 17.8 L19.6 11.2"
          )
        ),
        .stroke(.drawn("M9 15.2 L9.8 12.2 L18.6 3.4 L20.8 5.6 L12 14.4 Z"))
      ),
      Symbol(
        "play.fill",
        .fillAndStroke(.drawn("M6.4 4.4 L19.4 12 L6.4 19.6 Z"))
      ),
    ]
  }()
}
