import CoreGraphics
public import Foundation
import TextEngine

/// Finds units by the rules of Unicode in any text input; lines only in those of this module.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Makes a tokenizer for a text input, which is not retained.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit that encloses a position; a paragraph encloses both of its ends, between
  /// which and the next paragraph there is a separator.
  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (offset, text) = locate(position) else { return nil }
    let isForward = isForward(direction)
    let units = units(granularity, in: text, near: position)
    let found =
      units.first { $0.lowerBound < offset && offset < $0.upperBound }
      ?? units.first {
        if granularity == .paragraph { return $0.lowerBound == offset || $0.upperBound == offset }
        return isForward ? $0.lowerBound == offset : $0.upperBound == offset
      }
    return found.flatMap { range($0) }
  }

  /// Whether a position is at a boundary of a unit in a direction.
  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (offset, text) = locate(position) else { return false }
    let isForward = isForward(direction)
    return units(granularity, in: text, near: position).contains {
      (isForward ? $0.upperBound : $0.lowerBound) == offset
    }
  }

  /// Returns the next boundary of a unit.
  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let (offset, text) = locate(position) else { return nil }
    let edges = units(granularity, in: text, near: position).flatMap {
      [$0.lowerBound, $0.upperBound]
    }
    let next =
      isForward(direction) ? edges.filter { $0 > offset }.min() : edges.filter { $0 < offset }.max()
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Whether a position is inside a unit.
  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: - Units

  private func locate(_ position: UITextPosition) -> (Int, String)? {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    return (input.offset(from: input.beginningOfDocument, to: position), input.text(in: all) ?? "")
  }

  private func range(_ range: Range<Int>) -> UITextRange? {
    guard let input,
      let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    switch direction.rawValue {
    case UITextStorageDirection.forward.rawValue, UITextLayoutDirection.down.rawValue: return true
    case UITextLayoutDirection.right.rawValue, UITextLayoutDirection.left.rawValue:
      guard let input else { return true }
      let base = input.baseWritingDirection(for: input.beginningOfDocument, in: .forward)
      return (direction == .layout(.right)) == (base != .rightToLeft)
    default: return false
    }
  }

  private func units(
    _ granularity: UITextGranularity,
    in text: String,
    near position: UITextPosition
  ) -> [Range<Int>] {
    switch granularity {
    case .character:
      var start = 0
      return text.map { letter in
        defer { start += letter.utf16.count }
        return start..<start + letter.utf16.count
      }
    case .word: return TextBreaks.words(in: text)
    case .sentence: return TextBreaks.sentences(in: text)
    case .paragraph:
      let length = text.utf16.count
      var found: [Range<Int>] = []
      var end = 0
      (text as NSString)
        .enumerateSubstrings(
          in: NSRange(location: 0, length: length),
          options: [.byParagraphs, .substringNotRequired]
        ) { _, range, enclosing, _ in
          found.append(range.location..<range.upperBound)
          end = enclosing.upperBound
        }
      // After the last separator, and in an empty text, there is an empty paragraph.
      if found.last.map({ $0.upperBound < end }) ?? true { found.append(length..<length) }
      return found
    case .line: return lines(near: position)
    case .document: return [0..<text.utf16.count]
    }
  }

  /// Returns the line of a position, for a text input of this module.
  private func lines(near position: UITextPosition) -> [Range<Int>] {
    guard let input = input as? any TextEditing,
      let place = (position as? TextOffsetPosition)?.place
    else { return [] }
    let body = input.editor.body
    let line = body.lineRange(of: place)
    var lines = [line]
    if let before = body.place(-1, linesFrom: place, atX: 0) {
      lines.insert(body.lineRange(of: before), at: 0)
    }
    if let after = body.place(1, linesFrom: place, atX: 0) {
      lines.append(body.lineRange(of: after))
    }
    return lines
  }
}
