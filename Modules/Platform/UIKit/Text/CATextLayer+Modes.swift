public import Foundation

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the text's writing direction begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var textAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  /// Which part of the room beside a line is on its left, from 0 to 1.
  var lean: CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}

/// Where dots stand in a line of a text layer that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere: the line is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start, so that the end is seen.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
