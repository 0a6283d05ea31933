internal import CGTKShim
import Foundation
import UIKit

/// The text of a field, with offsets in Unicode scalars, as in AT-SPI.
struct TypedText {
  let scalars: [Unicode.Scalar]
  /// The selection; the caret if it is empty.
  let selection: Range<Int>

  var count: Int { scalars.count }
  var caret: Int { selection.upperBound }

  /// A part of the text, clamped to its bounds; a negative end is the end of the text.
  func string(from start: Int, to end: Int) -> String {
    let end = end < 0 ? count : min(end, count)
    let start = min(max(start, 0), end)
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  /// The character, word, sentence, line or paragraph at an offset; a line is a paragraph here.
  func unit(at offset: Int, granularity: UInt32) -> Range<Int> {
    let offset = min(max(offset, 0), count)
    if granularity == 0 { return offset..<min(offset + 1, count) }
    let isBorder: (Unicode.Scalar) -> Bool =
      switch granularity {
      case 1: { $0.properties.isWhitespace }
      case 2: { ".!?。！？؟\n".unicodeScalars.contains($0) }
      default: { $0 == "\n" }
      }
    let start = scalars[..<offset].lastIndex(where: isBorder).map { $0 + 1 } ?? 0
    let end = scalars[offset...].firstIndex(where: isBorder).map { $0 + 1 } ?? count
    return start..<end
  }
}

extension AccessibilityBridge {
  /// The text of an editable element; nil for others.
  func typedText(of node: AccessibilityNode) -> TypedText? {
    guard node.role.isTypedInto else { return nil }
    let scalars = Array((node.value ?? "").unicodeScalars)
    guard let input = node.object as? any UITextInput, let range = input.selectedTextRange else {
      return TypedText(scalars: scalars, selection: scalars.count..<scalars.count)
    }
    let utf16 = Array((node.value ?? "").utf16)
    func offset(of position: UITextPosition) -> Int {
      let units = input.offset(from: input.beginningOfDocument, to: position)
      let head = String(decoding: utf16.prefix(units), as: UTF16.self)
      return min(head.unicodeScalars.count, scalars.count)
    }
    let start = offset(of: range.start)
    return TypedText(scalars: scalars, selection: start..<max(start, offset(of: range.end)))
  }

  func textAnswer(
    _ node: AccessibilityNode,
    _ method: String,
    _ arguments: VariantArguments
  ) -> OpaquePointer? {
    guard let text = typedText(of: node) else { return nil }
    switch method {
    case "GetText":
      let part = text.string(from: arguments.int(0), to: arguments.int(1))
      return Variant.tuple(Variant.string(part))
    case "GetStringAtOffset":
      let unit = text.unit(at: arguments.int(0), granularity: arguments.uint(1))
      return Variant.tuple(
        Variant.string(text.string(from: unit.lowerBound, to: unit.upperBound)),
        Variant.int(unit.lowerBound),
        Variant.int(unit.upperBound)
      )
    case "GetCharacterAtOffset":
      let index = arguments.int(0)
      let scalar = text.scalars.indices.contains(index) ? Int(text.scalars[index].value) : 0
      return Variant.tuple(Variant.int(scalar))
    case "GetNSelections": return Variant.tuple(Variant.int(text.selection.isEmpty ? 0 : 1))
    case "GetSelection":
      return Variant.tuple(
        Variant.int(text.selection.lowerBound),
        Variant.int(text.selection.upperBound)
      )
    case "GetAttributes":
      return Variant.tuple(Variant.words([:]), Variant.int(0), Variant.int(text.count))
    case "GetDefaultAttributes": return Variant.tuple(Variant.words([:]))
    default: return editAnswer(node.object, text, method, arguments)
    }
  }

  private func editAnswer(
    _ object: UIResponder,
    _ text: TypedText,
    _ method: String,
    _ arguments: VariantArguments
  ) -> OpaquePointer? {
    guard let input = object as? any UITextInput else { return nil }
    let range: Range<Int>
    let words: String
    switch method {
    case "SetCaretOffset":
      let caret = min(max(arguments.int(0), 0), text.count)
      (range, words) = (caret..<caret, "")
    case "SetTextContents": (range, words) = (0..<text.count, arguments.string(0))
    case "InsertText":
      let place = min(max(arguments.int(0), 0), text.count)
      let typed = arguments.string(1).unicodeScalars.prefix(max(0, arguments.int(2)))
      (range, words) = (place..<place, String(String.UnicodeScalarView(typed)))
    case "DeleteText":
      let end = min(max(arguments.int(1), 0), text.count)
      (range, words) = (min(max(arguments.int(0), 0), end)..<end, "")
    default: return nil
    }
    let isDone = host.run {
      // Text is inserted through the field like the reader's input, so that limits and delegates
      // apply.
      guard host.beginTyping(in: object), let place = input.range(of: range, in: text) else {
        return false
      }
      input.selectedTextRange = place
      host.type(in: input) {
        if !words.isEmpty {
          input.insertText(words)
        } else if !range.isEmpty {
          input.deleteBackward()
        }
      }
      return true
    }
    return Variant.tuple(Variant.bool(isDone))
  }
}

extension UITextInput {
  /// The text range of character offsets.
  fileprivate func range(of range: Range<Int>, in text: TypedText) -> UITextRange? {
    func place(of offset: Int) -> UITextPosition? {
      let units = text.string(from: 0, to: offset).utf16.count
      return position(from: beginningOfDocument, offset: units)
    }
    guard let start = place(of: range.lowerBound), let end = place(of: range.upperBound) else {
      return nil
    }
    return textRange(from: start, to: end)
  }
}
