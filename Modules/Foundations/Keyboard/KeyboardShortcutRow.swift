import ListModel

/// A line of the sheet of shortcuts: an action and the keys that perform it.
nonisolated struct KeyboardShortcutRow: ListItemViewModel, Hashable {
  let title: String
  /// The keys of each shortcut.
  var keys: [[String]]

  /// The lines of shortcuts: consecutive shortcuts with the same title share one.
  @MainActor static func rows(of shortcuts: [KeyboardShortcut]) -> [KeyboardShortcutRow] {
    var rows: [KeyboardShortcutRow] = []
    for shortcut in shortcuts {
      if rows.last?.title == shortcut.title {
        rows[rows.count - 1].keys.append(shortcut.keyNames)
      } else {
        rows.append(KeyboardShortcutRow(title: shortcut.title, keys: [shortcut.keyNames]))
      }
    }
    return rows
  }

  var itemID: ListItemID { ListItemID(title) }
}
