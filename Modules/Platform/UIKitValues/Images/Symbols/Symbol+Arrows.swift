import CoreGraphics
import Foundation

extension Symbol {
  static let arrows: [Symbol] = {
    let narrow = CGRect(x: 5, y: 1.5, width: 12, height: 21)
    let flat = CGRect(x: 1.5, y: 5, width: 21, height: 14)
    let chevronLeft = Symbol(
      "chevron.left",
      box: narrow,
      .stroke(.drawn("M14.6 4.2 L6.9 12 L14.6 19.8"))
    )
    let chevronDown = Symbol(
      "chevron.down",
      box: flat,
      .stroke(.drawn("M4.2 8.4 L12 16.1 L19.8 8.4"))
    )
    let arrowLeft = Symbol(
      "arrow.left",
      .stroke(.drawn("M20.5 12 L3.6 12 M10.6 5 L3.6 12 L10.6 19"))
    )
    let arrowUp = Symbol(
      "arrow.up",
      .stroke(.drawn("M12 20.5 L12 3.6 M5 10.6 L12 3.6 L19 10.6"))
    )
    let reply = Symbol(
      "arrowshape.turn.up.left",
      .stroke(
        .drawn(
          "M10.4 4.4 L3 11 L10.4 17.6 L10.4 13.6 C15.2 13.6 18.6 15 21 19.4 "
            + "C21 12.8 17.4 8.6 10.4 8.4 Z"
        )
      )
    )
    return [
      chevronLeft,
      chevronLeft.mirrored(as: "chevron.right"),
      Symbol(
        "chevron.backward",
        box: narrow,
        flips: true,
        .stroke(.drawn("M14.6 4.2 L6.9 12 L14.6 19.8"))
      ),
      chevronLeft.mirrored(as: "chevron.forward", flips: true),
      chevronDown,
      chevronDown.upsideDown(as: "chevron.up"),
      Symbol(
        "chevron.up.chevron.down",
        box: CGRect(x: 5, y: 1.5, width: 14, height: 21),
        .stroke(.drawn("M6.8 8.8 L12 3.6 L17.2 8.8 M6.8 15.2 L12 20.4 L17.2 15.2"))
      ),
      arrowLeft,
      arrowLeft.mirrored(as: "arrow.right"),
      arrowUp,
      arrowUp.upsideDown(as: "arrow.down"),
      reply,
      reply.mirrored(as: "arrowshape.turn.up.right"),
      Symbol(
        "arrow.clockwise",
        .stroke(.arc(12, 13.2, radius: 7.8, from: -32, to: 268)),
        .stroke(.drawn("M10.2 1.9 L13.8 5.4 L10.2 8.9"))
      ),
      Symbol(
        "arrow.2.squarepath",
        .stroke(.drawn("M6 6.6 L6 15.4 C6 17.2 6.9 18 8.6 18 L14.4 18")),
        .stroke(.drawn("M2.6 9.9 L6 6.5 L9.4 9.9")),
        .stroke(.drawn("M18 17.4 L18 8.6 C18 6.8 17.1 6 15.4 6 L9.6 6")),
        .stroke(.drawn("M14.6 14.1 L18 17.5 L21.4 14.1"))
      ),
      Symbol(
        "repeat",
        .stroke(.drawn("M3.2 11.4 L3.2 10.2 C3.2 7.8 4.7 6.4 7 6.4 L20.2 6.4")),
        .stroke(.drawn("M17 3 L20.4 6.4 L17 9.8")),
        .stroke(.drawn("M20.8 12.6 L20.8 13.8 C20.8 16.2 19.3 17.6 17 17.6 L3.8 17.6")),
        .stroke(.drawn("M7 14.2 L3.6 17.6 L7 21"))
      ),
      Symbol(
        "square.and.arrow.down",
        .stroke(
          .drawn(
            "M8 9 L6.6 9 C5.1 9 4.4 9.7 4.4 11.2 L4.4 19 C4.4 20.6 5.1 21.3 6.6 21.3 "
              + "L17.4 21.3 C18.9 21.3 19.6 20.6 19.6 19 L19.6 11.2 C19.6 9.7 18.9 9 17.4 9 "
              + "L16 9"
          )
        ),
        .stroke(.drawn("M12 2.4 L12 14.6 M8.4 11.1 L12 14.7 L15.6 11.1"))
      ),
      Symbol(
        "square.on.square",
        .stroke(
          .drawn(
            "M8.6 16.4 L5.4 16.4 C3.9 16.4 3.2 15.7 3.2 14.2 L3.2 5.4 C3.2 3.9 3.9 3.2 5.4 3.2 "
              + "L14.2 3.2 C15.7 3.2 16.4 3.9 16.4 5.4 L16.4 8.6"
          )
        ),
        .stroke(
          .drawn(
            "M9.8 7.8 L18.6 7.8 C20.1 7.8 20.8 8.5 20.8 10 L20.8 18.8 C20.8 20.3 20.1 21 18.6 21 "
              + "L9.8 21 C8.3 21 7.6 20.3 7.6 18.8 L7.6 10 C7.6 8.5 8.3 7.8 9.8 7.8 Z"
          )
        )
      ),
      Symbol(
        "square.and.arrow.up",
        .stroke(
          .drawn(
            "M8 9 L6.6 9 C5.1 9 4.4 9.7 4.4 11.2 L4.4 19 C4.4 20.6 5.1 21.3 6.6 21.3 "
              + "L17.4 21.3 C18.9 21.3 19.6 20.6 19.6 19 L19.6 11.2 C19.6 9.7 18.9 9 17.4 9 "
              + "L16 9"
          )
        ),
        .stroke(.drawn("M12 14.6 L12 2.4 M8.4 5.9 L12 2.3 L15.6 5.9"))
      ),
    ]
  }()
}
