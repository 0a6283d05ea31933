public import Foundation

extension CGPath {
  /// The path with the direction of every subpath reversed.
  package func reversed() -> CGPath {
    var pieces: [[PathElement]] = []
    for piece in self.pieces { pieces.append(piece.reversed()) }
    return CGPath(elements: pieces.reversed().flatMap { $0 }, shape: shape)
  }

  private struct Piece {
    var start = CGPoint.zero
    var steps: [PathElement] = []
    var isClosed = false

    func reversed() -> [PathElement] {
      var ends = [start]
      for step in steps { ends.append(step.end ?? start) }
      var elements = [PathElement.move(ends[ends.count - 1])]
      for (index, step) in steps.enumerated().reversed() {
        switch step {
        case .quad(let control, _): elements.append(.quad(control, ends[index]))
        case .curve(let one, let two, _): elements.append(.curve(two, one, ends[index]))
        case .line, .move, .close: elements.append(.line(ends[index]))
        }
      }
      if isClosed { elements.append(.close) }
      return elements
    }
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    for element in elements {
      switch element {
      case .move(let point): pieces.append(Piece(start: point))
      case .close:
        if !pieces.isEmpty { pieces[pieces.count - 1].isClosed = true }
      case .line, .quad, .curve:
        if pieces.last?.isClosed ?? true {
          pieces.append(Piece(start: pieces.last?.start ?? .zero))
        }
        pieces[pieces.count - 1].steps.append(element)
      }
    }
    return pieces
  }

  /// The path with curves approximated by straight lines.
  ///
  /// - Parameter threshold: The maximum distance of a line from its curve.
  /// - Returns: The flattened path.
  public func flattened(threshold: CGFloat) -> CGPath {
    var flat: [PathElement] = []
    for piece in pieces {
      flat.append(.move(piece.start))
      var current = piece.start
      for step in piece.steps {
        let one = CGPath(elements: [.move(current), step])
        one.forEachFlatSegment(tolerance: max(threshold, 0.001), closing: false) {
          flat.append(.line($1))
        }
        current = step.end ?? current
      }
      if piece.isClosed { flat.append(.close) }
    }
    return CGPath(elements: flat)
  }

  /// The dashes of the stroked path, as open subpaths.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which the first dash begins.
  ///   - lengths: The alternating lengths of dashes and gaps.
  ///   - transform: Applied to the points first; none by default.
  /// - Returns: The dashes; the path itself if no length is positive.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = transform.isIdentity ? self : applying(transform)
    guard lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0 >= 0 }) else {
      return path.snapshot()
    }
    var dashes: [PathElement] = []
    for piece in path.pieces {
      var points = [piece.start]
      let all = [PathElement.move(piece.start)] + piece.steps + (piece.isClosed ? [.close] : [])
      CGPath(elements: all).forEachFlatSegment(tolerance: 0.05, closing: false) {
        points.append($1)
      }
      var pattern = DashPattern(lengths: lengths, phase: phase)
      pattern.cut(points, into: &dashes)
    }
    return CGPath(elements: dashes)
  }
}

/// A pattern of dashes and gaps that is applied along a line.
private struct DashPattern {
  let lengths: [CGFloat]
  private var index = 0
  /// The remaining length of the current dash or gap.
  private var rest: CGFloat

  init(lengths: [CGFloat], phase: CGFloat) {
    // With an odd number of lengths, dashes and gaps swap in every other repetition.
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    rest = self.lengths[0]
    let whole = self.lengths.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: whole)
    if offset < 0 { offset += whole }
    while offset >= rest {
      offset -= rest
      next()
    }
    rest -= offset
  }

  private mutating func next() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }

  private var isDash: Bool { index % 2 == 0 }

  mutating func cut(_ points: [CGPoint], into dashes: inout [PathElement]) {
    guard var current = points.first else { return }
    if isDash { dashes.append(.move(current)) }
    for end in points.dropFirst() {
      var length =
        ((end.x - current.x) * (end.x - current.x)
        + (end.y - current.y) * (end.y - current.y)).squareRoot()
      while length > rest {
        let part = rest / length
        current.x += (end.x - current.x) * part
        current.y += (end.y - current.y) * part
        length -= rest
        if isDash { dashes.append(.line(current)) }
        next()
        if isDash { dashes.append(.move(current)) }
      }
      rest -= length
      current = end
      if isDash, length > 0 { dashes.append(.line(end)) }
    }
  }
}

extension PathElement {
  /// The end of the segment; nil for one that closes a subpath.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}
