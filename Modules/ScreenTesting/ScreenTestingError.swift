/// An error while a screen was driven.
public enum ScreenTestingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No view on screen has the accessibility identifier.
  ///
  /// The existing identifiers help to find a typing error.
  case noView(identifier: String, known: [String])
  /// The center of the view is not on the screen, so it cannot be touched.
  case outside(identifier: String)
  /// There is no scroll view on the screen that scrolls.
  case nothingScrolls
  /// No view on the screen accepts text, or none has the focus.
  case nothingTypedInto
  /// The screen could not be drawn or encoded.
  case cannotRender(String)
  /// A view or a controller is on a screen already; a snapshot of it needs a separate screen.
  case alreadyOnScreen(String)
  /// A precision is not from 0 to 1.
  case badPrecision(Double)
  /// The environment variable requests an unknown recording mode.
  case unknownRecording(String)
  /// The environment variable requests a number of colors that images cannot be recorded with.
  case unknownColors(String)

  /// A description of the error.
  public var description: String {
    switch self {
    case .noView(let identifier, let known):
      let list = known.isEmpty ? "there are none" : known.joined(separator: ", ")
      return "no view with the identifier \"\(identifier)\" is on screen; on screen: \(list)"
    case .outside(let identifier):
      return "the middle of \"\(identifier)\" is outside of the screen; scroll to it first"
    case .nothingScrolls: return "nothing on the screen scrolls"
    case .nothingTypedInto: return "nothing that can be typed into has the focus; tap it first"
    case .cannotRender(let reason): return "the screen could not be rendered: \(reason)"
    case .alreadyOnScreen(let type):
      return "\(type) is on a screen or in another view; take a snapshot of the screen instead"
    case .badPrecision(let number): return "a precision is from 0 to 1, not \(number)"
    case .unknownRecording(let name):
      let modes = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(SnapshotRecording.variable)=\(name) is none of \(modes)"
    case .unknownColors(let number):
      return "MOMENTS_SNAPSHOT_COLORS=\(number) is not 256; without it all colors are kept"
    }
  }
}
