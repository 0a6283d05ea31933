extension LayoutDescription {
  /// Returns a description with the cells of lists in a normalized order.
  ///
  /// The order of a list's subviews depends on the reuse of cells, and does not affect the screen:
  /// cells do not overlap, and if they do, images show it.
  static func withCellsInOrder(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var result: [Substring] = []
    while let line = lines.first {
      lines = lines.dropFirst()
      result.append(line)
      guard isList(line) else { continue }
      let inside = lines.prefix { depth(of: $0) > depth(of: line) }
      lines = lines.dropFirst(inside.count)
      result += inOrder(inside, depth: depth(of: line) + 1)
    }
    return result.joined(separator: "\n")
  }

  /// Returns the blocks that begin at a depth, sorted by their text; nested lists too.
  private static func inOrder(_ lines: ArraySlice<Substring>, depth wanted: Int) -> [Substring] {
    var blocks: [[Substring]] = []
    for line in lines {
      if depth(of: line) == wanted || blocks.isEmpty {
        blocks.append([line])
      } else {
        blocks[blocks.count - 1].append(line)
      }
    }
    let texts = blocks.map { withCellsInOrder($0.joined(separator: "\n")) }
    return texts.sorted().map { Substring($0) }
  }

  private static func isList(_ line: Substring) -> Bool {
    let name = line.drop { $0 == " " }.prefix { $0 != " " }
    // Orthogonally scrolling sections contain their cells in separate views.
    return ["CollectionView", "TableView", "CollectionContainerView"].contains {
      name.hasSuffix($0)
    }
  }

  /// The nesting depth of a line.
  private static func depth(of line: Substring) -> Int {
    line.prefix { $0 == " " }.count / 2
  }
}
