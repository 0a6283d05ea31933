import ListModel

/// A line of the sheet of shortcuts: what is done, and each way to do it.
nonisolated struct KeyboardShortcutRow: ListItemViewModel, Hashable {
  let title: String
  /// The keys of one way or of several.
  let keys: [[String]]

  /// The lines of shortcuts: those of one title that follow each other share one.
  @MainActor static func rows(of shortcuts: [KeyboardShortcut]) -> [KeyboardShortcutRow] {
    var rows: [KeyboardShortcutRow] = []
    for shortcut in shortcuts {
      if let last = rows.last, last.title == shortcut.title {
        rows[rows.count - 1] = KeyboardShortcutRow(
          title: last.title,
          keys: last.keys + [shortcut.keyNames]
        )
      } else {
        rows.append(KeyboardShortcutRow(title: shortcut.title, keys: [shortcut.keyNames]))
      }
    }
    return rows
  }

  var itemID: ListItemID { ListItemID(title) }
}
