import CoreGraphics
import Foundation

extension Symbol {
  static let marks: [Symbol] = {
    let cross = CGPath.drawn("M5 5 L19 19 M19 5 L5 19")
    let smallCross = CGPath.drawn("M8.6 8.6 L15.4 15.4 M15.4 8.6 L8.6 15.4")
    let smallCheck = CGPath.drawn("M7.8 12.6 L10.8 15.8 L16.2 8.6")
    let smallMinus = CGPath.drawn("M7.6 12 L16.4 12")
    let smallPlus = CGPath.drawn("M12 7.6 L12 16.4 M7.6 12 L16.4 12")
    let circle = CGPath.circle(12, 12, radius: 9.5)
    let dots: [Part] = [4.6, 12, 19.4].map { .fill(.circle($0, 12, radius: 1.8)) }
    var ellipsis = Symbol("ellipsis", box: CGRect(x: 0.5, y: 6, width: 23, height: 12))
    ellipsis.parts = dots
    return [
      ellipsis,
      Symbol("xmark", .stroke(cross)),
      Symbol("plus", .stroke(.drawn("M12 3.6 L12 20.4 M3.6 12 L20.4 12"))),
      Symbol("minus", .stroke(.drawn("M3.6 12 L20.4 12"))),
      Symbol("checkmark", .stroke(.drawn("M4.2 13.2 L9.6 19.4 L19.6 4.8"))),
      Symbol("circle", .stroke(circle)),
      Symbol("circle.fill", .fillAndStroke(circle)),
      Symbol("xmark.circle", .stroke(circle), .stroke(smallCross)).layered(0..<1),
      Symbol("xmark.circle.fill", .fillAndStroke(circle), .eraseStroke(smallCross, width: 1))
        .layered(0..<1),
      Symbol("checkmark.circle", .stroke(circle), .stroke(smallCheck)).layered(0..<1),
      Symbol("checkmark.circle.fill", .fillAndStroke(circle), .eraseStroke(smallCheck, width: 1))
        .layered(0..<1),
      Symbol("minus.circle", .stroke(circle), .stroke(smallMinus)).layered(0..<1),
      Symbol("minus.circle.fill", .fillAndStroke(circle), .eraseStroke(smallMinus, width: 1))
        .layered(0..<1),
      Symbol("plus.circle", .stroke(circle), .stroke(smallPlus)).layered(0..<1),
      Symbol("plus.circle.fill", .fillAndStroke(circle), .eraseStroke(smallPlus, width: 1)).layered(
        0..<1
      ),
      Symbol(
        "ellipsis.circle",
        .stroke(circle),
        .fill(.circle(7.6, 12, radius: 1.3)),
        .fill(.circle(12, 12, radius: 1.3)),
        .fill(.circle(16.4, 12, radius: 1.3))
      ).layered(0..<1),
      Symbol(
        "line.3.horizontal",
        .stroke(.drawn("M3.4 6.2 L20.6 6.2 M3.4 12 L20.6 12 M3.4 17.8 L20.6 17.8"))
      ),
      Symbol(
        "line.3.horizontal.decrease",
        .stroke(.drawn("M3.4 6.2 L20.6 6.2 M6.6 12 L17.4 12 M9.8 17.8 L14.2 17.8"))
      ),
      Symbol(
        "exclamationmark.triangle",
        .stroke(
          .drawn(
            "M10.5 4.2 C11.2 3 12.8 3 13.5 4.2 L21.5 18 C22.2 19.3 21.5 20.6 20 20.6 L4 20.6 "
              + "C2.5 20.6 1.8 19.3 2.5 18 Z"
          )
        ),
        .stroke(.drawn("M12 9 L12 13.6")),
        .fill(.circle(12, 17.1, radius: 1.2))
      ).layered(0..<1),
      Symbol(
        "exclamationmark.circle",
        .stroke(circle),
        .stroke(.drawn("M12 7 L12 12.8")),
        .fill(.circle(12, 16.3, radius: 1.2))
      ).layered(0..<1),
      Symbol(
        "info.circle",
        .stroke(circle),
        .stroke(.drawn("M12 11.2 L12 16.6")),
        .fill(.circle(12, 7.8, radius: 1.2))
      ).layered(0..<1),
    ]
  }()
}
