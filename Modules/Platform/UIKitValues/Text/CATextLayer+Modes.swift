public import Foundation

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The side at which the text's writing direction begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Each line is in the middle between both sides.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified between both sides.
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

  /// The fraction of the remaining width that is at the left of a line, from 0 to 1.
  var lean: CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}

/// The position of the ellipsis in a line of a text layer that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No ellipsis: the line is clipped.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start, so that the end is visible.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the last line is replaced by an ellipsis.
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
