import Expectations
import Foundation
import TestSupport
import Testing

@testable import UIKitValues

/// The editor against a string that is edited by the simplest means.
@MainActor @Suite struct TextEditorRandomTests {
  /// A text and a caret, edited by walking over its letters.
  private struct Model {
    var text: String
    var anchor: Int
    var head: Int

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// The edges of the letters, in UTF-16 units.
    var edges: [Int] {
      var edges = [0]
      for letter in text { edges.append(edges[edges.count - 1] + letter.utf16.count) }
      return edges
    }

    var next: Int { edges.first { $0 > head } ?? text.utf16.count }
    var previous: Int { edges.last { $0 < head } ?? 0 }

    mutating func replace(_ range: Range<Int>, with new: String) {
      let units = Array(text.utf16)
      let all = units[..<range.lowerBound] + Array(new.utf16) + units[range.upperBound...]
      text = String(decoding: all, as: UTF16.self)
      head = range.lowerBound + new.utf16.count
      anchor = head
    }
  }

  private static let pieces = [
    "a", "b ", " ", "\n", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇨🇳", "你好", "، مرحبا", "ש", "\r\n", "\t",
    "longer words here", "\u{2028}", "한", "\u{200D}", "नि",
  ]

  @Test(arguments: Seeds.first(12))
  func randomEditsMatchTheModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let editor = TextEditor(
      storage: NSTextStorage(string: ""),
      format: TextBody.Format(width: seed % 3 == 0 ? nil : 120)
    )
    editor.typingAttributes = [.font: UIFont.systemFont(ofSize: 15)]
    var model = Model(text: "", anchor: 0, head: 0)
    for step in 0..<120 {
      let note = Comment(
        rawValue: "seed \(seed), step \(step), text \(model.text.debugDescription)"
      )
      let choice = Int.random(in: 0..<10, using: &random)
      switch choice {
      case 0...4:
        let piece = Self.pieces.randomElement(using: &random) ?? "a"
        editor.insert(piece)
        model.replace(model.range, with: piece)
      case 5, 6:
        editor.delete(.backward)
        let target = model.range.isEmpty ? model.previous..<model.head : model.range
        if !target.isEmpty { model.replace(target, with: "") }
      case 7:
        editor.delete(.forward)
        let target = model.range.isEmpty ? model.head..<model.next : model.range
        if !target.isEmpty { model.replace(target, with: "") }
      case 8:
        let extends = Bool.random(using: &random)
        let isForward = Bool.random(using: &random)
        if !extends, !model.range.isEmpty {
          model.head = isForward ? model.range.upperBound : model.range.lowerBound
        } else {
          model.head = isForward ? model.next : model.previous
        }
        if !extends { model.anchor = model.head }
        editor.move(isForward ? .forward : .backward, extends: extends)
      default:
        let edges = model.edges
        model.anchor = edges.randomElement(using: &random) ?? 0
        model.head = edges.randomElement(using: &random) ?? 0
        editor.select(anchor: model.anchor, head: CaretPosition(offset: model.head))
      }
      try require(Array(editor.storage.string.utf16) == Array(model.text.utf16), note)
      try require(editor.head.offset == model.head && editor.anchor == model.anchor, note)
      try checkLayout(editor, note)
    }
    let manager = editor.history.manager
    while manager.canUndo { manager.undo() }
    expect(editor.storage.length, equals: 0, "seed \(seed)")
    while manager.canRedo { manager.redo() }
    expect(
      Array(editor.storage.string.utf16),
      equals: Array(model.text.utf16),
      "seed \(seed)"
    )
  }

  /// An incremental layout equals a complete one.
  private func checkLayout(_ editor: TextEditor, _ note: Comment) throws {
    let fresh = TextBody(storage: editor.storage, format: editor.body.format)
    fresh.emptyAttributes = editor.body.emptyAttributes
    let (a, b) = (editor.body.blocks, fresh.blocks)
    try require(a.map(\.text) == b.map(\.text), note)
    try require(a.map(\.start) == b.map(\.start), note)
    for (left, right) in zip(a, b) {
      try require(abs(left.top - right.top) < 0.001, note)
      try require(abs(left.height - right.height) < 0.001, note)
    }
    let offset = editor.head.offset
    let caret = editor.body.caretRect(at: editor.head)
    try require(caret.height > 0 && caret.minX.isFinite, note)
    // A point on the caret is a position on its line.
    let place = editor.body.place(at: CGPoint(x: caret.minX, y: caret.midY))
    let line = editor.body.line(of: place)
    try require(line == editor.body.line(of: editor.head), "\(note.rawValue) at \(offset)")
  }
}
