import Foundation

/// The undo history of a text: consecutively typed characters are one change.
@MainActor package final class TextHistory {
  /// The kind of a change, which determines whether it is combined with the previous one.
  package enum Kind {
    case typing, deleting, other
  }

  package let manager: UndoManager
  package weak var editor: TextEditor?
  /// The last change, with which the next one can be combined.
  private var latest: (change: TextChange, kind: Kind)?
  private var pending: (range: NSRange, old: NSAttributedString, new: NSAttributedString, Kind)?

  package init() {
    manager = UndoManager()
    manager.groupsByEvent = false
  }

  /// Ends the combination of changes: the next typed text is a new change.
  func endTyping() { latest = nil }

  package func removeAll() {
    latest = nil
    manager.removeAllActions()
  }

  func willReplace(_ range: NSRange, with new: NSAttributedString, kind: Kind) {
    guard let editor else { return }
    pending = (range, editor.storage.attributedSubstring(from: range), new, kind)
  }

  func didReplace() {
    guard let (range, old, new, kind) = pending else { return }
    pending = nil
    let isOneGo = kind != .other && !new.string.contains { $0.isNewline }
    if let latest, latest.kind == kind, isOneGo, joins(latest.change, range, old, new, kind) {
      return
    }
    let change = TextChange(
      range: NSRange(location: range.location, length: new.length),
      old: old
    )
    register(change)
    latest = isOneGo ? (change, kind) : nil
  }

  private func joins(
    _ change: TextChange,
    _ range: NSRange,
    _ old: NSAttributedString,
    _ new: NSAttributedString,
    _ kind: Kind
  ) -> Bool {
    if kind == .typing, range.length == 0, range.location == change.range.upperBound {
      change.range.length += new.length
      return true
    }
    guard kind == .deleting, change.range.length == 0 else { return false }
    let joined = NSMutableAttributedString(attributedString: change.old)
    if range.upperBound == change.range.location {
      joined.insert(old, at: 0)
      change.range.location = range.location
    } else if range.location == change.range.location {
      joined.append(old)
    } else {
      return false
    }
    change.old = joined
    return true
  }

  package func register(_ change: TextChange) {
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { $0.revert(change) }
    manager.endUndoGrouping()
  }

  private func revert(_ change: TextChange) {
    guard let editor, change.range.upperBound <= editor.storage.length else { return }
    latest = nil
    let range = change.range
    let removed = editor.storage.attributedSubstring(from: range)
    editor.replaceNow(range, with: change.old)
    manager.registerUndo(withTarget: self) { [old = change.old.length] history in
      history.revert(
        TextChange(range: NSRange(location: range.location, length: old), old: removed)
      )
    }
    editor.client?.editorDidChangeSelection()
    editor.client?.editorDidChangeText()
  }
}
