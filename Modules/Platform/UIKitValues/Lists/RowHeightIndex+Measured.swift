extension RowHeightIndex {
  /// Calls a closure for every measured row, in order.
  package func visitMeasured(_ body: (Int) -> Void) {
    var pending: [Int32] = []
    var next = root
    var row = 0
    while next != Node.none || !pending.isEmpty {
      while next != Node.none {
        pending.append(next)
        next = nodes[Int(next)].left
      }
      guard let index = pending.popLast() else { return }
      let node = nodes[Int(index)]
      if node.rows != nil || Entry(packed: node.runHeight).source == .measured {
        for position in 0..<Int(node.count)
        where Entry(packed: node.packedHeight(at: position)).source == .measured {
          body(row + position)
        }
      }
      row += Int(node.count)
      next = node.right
    }
  }
}
