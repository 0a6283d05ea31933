internal import Foundation

/// The content of a cell, with constraints of its own: laying out one cell never looks at another.
@MainActor final class TableCellContentView: UIView {
  override var isAutoLayoutIsland: Bool { true }
}
