import CoreGraphics
import Foundation

extension Symbol {
  static let communication: [Symbol] = {
    let heart = CGPath.drawn(
      "M12 20.6 C9 18.6 3 14.2 3 9 C3 6.1 5.2 4 7.8 4 C9.6 4 11.1 5 12 6.7 "
        + "C12.9 5 14.4 4 16.2 4 C18.8 4 21 6.1 21 9 C21 14.2 15 18.6 12 20.6 Z"
    )
    let bubble = CGPath.drawn(
      "M12 3.8 C17.2 3.8 21.2 7 21.2 11.2 C21.2 15.4 17.2 18.6 12 18.6 "
        + "C11 18.6 10.1 18.5 9.2 18.3 C8 19.6 6.2 20.8 4.3 21 C4.9 19.8 5.5 18.2 5.4 16.7 "
        + "C3.8 15.3 2.8 13.4 2.8 11.2 C2.8 7 6.8 3.8 12 3.8 Z"
    )
    let star = CGPath.drawn(
      "M12 2.8 L14.8 9 L21.5 9.7 L16.5 14.2 L17.9 20.8 L12 17.4 L6.1 20.8 L7.5 14.2 "
        + "L2.5 9.7 L9.2 9 Z"
    )
    let bookmark = CGPath.drawn(
      "M6 4.6 C6 3.4 6.7 2.8 7.8 2.8 L16.2 2.8 C17.3 2.8 18 3.4 18 4.6 L18 21 L12 15.8 "
        + "L6 21 Z"
    )
    let pinHead = CGPath.drawn(
      "M8.4 2.8 L15.6 2.8 C16.3 2.8 16.7 3.3 16.6 4 L15.7 9.4 C17.7 10.4 19 12.3 19 14.6 "
        + "L5 14.6 C5 12.3 6.3 10.4 8.3 9.4 L7.4 4 C7.3 3.3 7.7 2.8 8.4 2.8 Z"
    )
    let pinNeedle = CGPath.drawn("M12 14.6 L12 21.6")
    let shoulders = CGPath.drawn(
      "M12 13.4 C16.6 13.4 20 16.4 20 19.6 C20 20.4 19.5 20.8 18.6 20.8 L5.4 20.8 "
        + "C4.5 20.8 4 20.4 4 19.6 C4 16.4 7.4 13.4 12 13.4 Z"
    )
    let bubbleLeft = Symbol("bubble.left", .stroke(bubble))
    let bubbleLeftFill = Symbol("bubble.left.fill", .fillAndStroke(bubble))
    return [
      Symbol("heart", .stroke(heart)),
      Symbol("heart.fill", .fillAndStroke(heart)),
      bubbleLeft,
      bubbleLeft.mirrored(as: "bubble.right"),
      bubbleLeftFill,
      bubbleLeftFill.mirrored(as: "bubble.right.fill"),
      Symbol("star", .stroke(star)),
      Symbol("star.fill", .fillAndStroke(star)),
      Symbol("bookmark", .stroke(bookmark)),
      Symbol("bookmark.fill", .fillAndStroke(bookmark)),
      Symbol("pin", .stroke(pinHead), .stroke(pinNeedle)),
      Symbol("pin.fill", .fillAndStroke(pinHead), .stroke(pinNeedle)),
      Symbol(
        "person.badge.plus",
        .stroke(.circle(10, 7.6, radius: 3.9)),
        .stroke(.drawn("M2.6 20.4 C2.6 16 5.4 13.9 10 13.9 C12 13.9 13.6 14.3 14.8 15.1")),
        .stroke(.drawn("M2.6 20.4 L12.6 20.4 M18.4 13.6 L18.4 21 M14.7 17.3 L22.1 17.3"))
      ),
      Symbol("person", .stroke(.circle(12, 7.2, radius: 4.1)), .stroke(shoulders)),
      Symbol(
        "person.fill",
        .fillAndStroke(.circle(12, 7.2, radius: 4.1)),
        .fillAndStroke(shoulders)
      ),
      Symbol(
        "person.2",
        .stroke(.circle(8.6, 8, radius: 3.4)),
        .stroke(
          .drawn(
            "M8.6 13.6 C12.2 13.6 14.8 15.9 14.8 18.4 C14.8 19 14.4 19.4 13.7 19.4 L3.5 19.4 "
              + "C2.8 19.4 2.4 19 2.4 18.4 C2.4 15.9 5 13.6 8.6 13.6 Z"
          )
        ),
        .stroke(.drawn("M14.8 4.9 C16.7 4.6 18.4 6 18.4 8.1 C18.4 10.2 16.8 11.6 14.9 11.3")),
        .stroke(
          .drawn(
            "M16.6 13.9 C19.5 14.4 21.6 16.3 21.6 18.4 C21.6 19 21.2 19.4 20.5 19.4 L17.8 19.4"
          )
        )
      ),
      Symbol(
        "person.crop.circle",
        .stroke(.circle(12, 12, radius: 9.6)),
        .fill(.circle(12, 9.4, radius: 3.5)),
        .fill(
          .drawn(
            "M5.6 18.2 C6.8 15.6 9.2 14.2 12 14.2 C14.8 14.2 17.2 15.6 18.4 18.2 "
              + "C16.7 20 14.5 21 12 21 C9.5 21 7.3 20 5.6 18.2 Z"
          )
        )
      ),
      Symbol(
        "at",
        .stroke(.circle(12, 12, radius: 3.9)),
        .stroke(
          .drawn(
            "M15.9 8.1 L15.9 13.2 C15.9 14.9 17 15.9 18.4 15.9 C20.2 15.9 21.4 14.3 21.4 12 "
              + "C21.4 6.8 17.2 2.6 12 2.6 C6.8 2.6 2.6 6.8 2.6 12 C2.6 17.2 6.8 21.4 12 21.4 "
              + "C14.1 21.4 16 20.8 17.6 19.6"
          )
        )
      ),
      Symbol(
        "paperplane",
        .stroke(.drawn("M21.4 2.6 L14.6 21.4 L10.6 13.4 L2.6 9.4 Z M21 3 L10.6 13.4"))
      ),
      Symbol(
        "bell",
        .stroke(
          .drawn(
            "M12 3 C8.4 3 6.2 5.6 6.2 9.2 C6.2 13 5.2 14.6 3.9 16 C3.2 16.8 3.6 17.8 4.7 17.8 "
              + "L19.3 17.8 C20.4 17.8 20.8 16.8 20.1 16 C18.8 14.6 17.8 13 17.8 9.2 "
              + "C17.8 5.6 15.6 3 12 3 Z"
          )
        ),
        .stroke(.drawn("M9.4 20.4 C10.2 22 13.8 22 14.6 20.4"))
      ),
      Symbol(
        "link",
        .stroke(
          .drawn(
            "M10 13.8 C11.6 15.6 14 15.6 15.6 14 L19.6 10 C21.2 8.4 21.2 6 19.7 4.4 "
              + "C18.1 2.8 15.6 2.8 14 4.4 L12.2 6.2"
          )
        ),
        .stroke(
          .drawn(
            "M14 10.2 C12.4 8.4 10 8.4 8.4 10 L4.4 14 C2.8 15.6 2.8 18 4.3 19.6 "
              + "C5.9 21.2 8.4 21.2 10 19.6 L11.8 17.8"
          )
        )
      ),
    ]
  }()
}
