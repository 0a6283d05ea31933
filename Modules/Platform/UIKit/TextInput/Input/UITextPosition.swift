import CoreGraphics
public import Foundation

/// A place between two letters of a text; the text that it belongs to gives it its meaning.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Makes a place, for subclasses.
  public override init() { super.init() }
}

/// A part of a text, between two places.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Makes a range, for subclasses.
  public override init() { super.init() }

  /// Whether nothing lies between its ends.
  ///
  /// Subclasses override it, as they do ``start`` and ``end``.
  open var isEmpty: Bool { true }
  /// Where it starts.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of what is selected: one for each line and direction.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// Makes a rectangle, for subclasses.
  public override init() { super.init() }

  /// Where it lies.
  open var rect: CGRect { .zero }
  /// Which way the text under it runs.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts here.
  open var containsStart: Bool { false }
  /// Whether the selection ends here.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
}

/// Directions in which text is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the start.
  case backward = 1
}

/// Directions in which text is seen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number, of ``UITextStorageDirection`` or ``UITextLayoutDirection``.
  public var rawValue: Int
  /// A direction of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in which text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction in which text is seen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// Units of text.
public enum UITextGranularity: Int, Sendable {
  /// A letter, as a reader sees it.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// What ends with a line break.
  case paragraph = 3
  /// A line, as it is laid out.
  case line = 4
  /// All of it.
  case document = 5
}

/// A place of the texts of this module: an offset in UTF-16 units.
final class TextOffsetPosition: UITextPosition {
  let place: TextPlace

  init(_ place: TextPlace) {
    self.place = place
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetPosition)?.place.offset == place.offset
  }

  override var hash: Int { place.offset }

  override var description: String { "offset \(place.offset)" }
}

/// A part of the texts of this module.
final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffsetPosition(TextPlace(offset: range.lowerBound)) }
  override var end: UITextPosition { TextOffsetPosition(TextPlace(offset: range.upperBound)) }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }

  override var hash: Int { range.hashValue }

  override var description: String { "\(range)" }
}

/// A rectangle of a selection in the texts of this module.
final class TextSelectionPart: UITextSelectionRect {
  private let values: (CGRect, NSWritingDirection, start: Bool, end: Bool)

  init(_ rect: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    values = (rect, direction, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { values.0 }
  override var writingDirection: NSWritingDirection { values.1 }
  override var containsStart: Bool { values.start }
  override var containsEnd: Bool { values.end }
}
