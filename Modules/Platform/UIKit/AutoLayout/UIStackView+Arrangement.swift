import Foundation

/// The identity of an arrangement's constraint, without its constant; constraints are reused when
/// the arrangement changes.
struct ArrangementKey: Hashable {
  var first: ObjectIdentifier
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var second: ObjectIdentifier?
  var secondAttribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat
  var priority: Float
}

/// The constraints of an arrangement, in the order of the arranged views.
///
/// They are activated in this order, so that constraints of equal priority are treated in the same
/// way in every process.
@MainActor struct Arrangement {
  fileprivate(set) var constraints: [NSLayoutConstraint] = []
  /// The key of each constraint.
  fileprivate var keys: [ArrangementKey] = []

  /// Removes the constraints on a view alone, such as the width of a hidden one.
  ///
  /// Constraints between the view and others end when it leaves the stack; these would remain until
  /// the next layout of the stack, which may never happen.
  func release(_ view: AutoLayoutState) {
    for constraint in constraints where constraint.first === view && constraint.second == nil {
      constraint.deactivate()
    }
  }
}

/// Collects the constraints of an arrangement, reusing those of the previous one.
@MainActor struct ArrangementBuilder {
  /// Up to this number of constraints, comparing their keys is faster than hashing one.
  private static let scanned = 64

  private let old: Arrangement
  private var isKept: [Bool]
  private var new = Arrangement()
  /// The index after that of the constraint that was reused last: mostly that of the next one.
  private var expected = 0
  /// The constraints of a large arrangement by their keys, made when the order differs.
  private var indexes: [ArrangementKey: Int]?

  init(old: Arrangement) {
    self.old = old
    isKept = Array(repeating: false, count: old.constraints.count)
  }

  mutating func add(
    _ name: String,
    _ first: AutoLayoutState,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AutoLayoutState?,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let key = ArrangementKey(
      first: ObjectIdentifier(first),
      firstAttribute: firstAttribute,
      relation: relation,
      second: second.map { ObjectIdentifier($0) },
      secondAttribute: secondAttribute,
      multiplier: multiplier,
      priority: priority
    )
    if let index = oldIndex(of: key) {
      isKept[index] = true
      expected = index + 1
      old.constraints[index].constant = constant
      append(old.constraints[index], key)
      return
    }
    let constraint = NSLayoutConstraint(
      first: first,
      firstAttribute,
      relation,
      second: second,
      secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      identifier: name
    )
    append(constraint, key)
  }

  private mutating func append(_ constraint: NSLayoutConstraint, _ key: ArrangementKey) {
    new.keys.append(key)
    new.constraints.append(constraint)
  }

  /// Finds a constraint of the previous arrangement that is not reused yet.
  private mutating func oldIndex(of key: ArrangementKey) -> Int? {
    let keys = old.keys
    if expected < keys.count, !isKept[expected], keys[expected] == key { return expected }
    if keys.count <= Self.scanned {
      return keys.indices.first { keys[$0] == key && !isKept[$0] }
    }
    let indexes =
      self.indexes
      ?? Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    self.indexes = indexes
    return indexes[key].flatMap { isKept[$0] ? nil : $0 }
  }

  /// Deactivates constraints that are no longer needed and activates new ones.
  func finish() -> Arrangement {
    for (index, constraint) in old.constraints.enumerated() where !isKept[index] {
      constraint.deactivate()
    }
    for constraint in new.constraints { constraint.activate() }
    return new
  }
}

extension UIStackView {
  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }

  private func distance(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
    return custom == Self.spacingUseSystem ? systemSpacing : custom
  }

  final func updateArrangement() {
    var builder = ArrangementBuilder(old: arrangement)
    let shown = arranged.filter { !$0.isHidden }
    let canvas =
      isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.state : layoutState
    hide(canvas, &builder)
    arrangeAlong(shown, canvas, &builder)
    arrangeAcross(shown, canvas, &builder)
    arrangement = builder.finish()
  }

  /// Collapses hidden views at their positions.
  private func hide(_ canvas: AutoLayoutState, _ builder: inout ArrangementBuilder) {
    var previous: UIView?
    for view in arranged {
      guard view.isHidden else {
        previous = view
        continue
      }
      let state = view.layoutState
      builder.add("UISV-hiding", state, length, .equal, nil)
      if let previous {
        builder.add("UISV-spacing", state, start, .equal, previous.layoutState, end)
      } else {
        builder.add("UISV-canvas-connection", state, start, .equal, canvas, start)
      }
      let across: NSLayoutConstraint.Attribute = axis == .horizontal ? .top : .leading
      builder.add("UISV-alignment", state, across, .equal, canvas, across)
    }
  }

  // MARK: - Along the axis

  private func arrangeAlong(
    _ views: [UIView],
    _ canvas: AutoLayoutState,
    _ builder: inout ArrangementBuilder
  ) {
    useSpacers(
      distribution == .equalSpacing || distribution == .equalCentering ? views.count - 1 : 0
    )
    guard let first = views.first, let last = views.last else {
      builder.add("UISV-canvas-fit", canvas, length, .equal, nil, priority: 49)
      return
    }
    builder.add(
      "UISV-canvas-connection",
      canvas,
      start,
      .equal,
      first.layoutState,
      start
    )
    builder.add("UISV-canvas-connection", canvas, end, .equal, last.layoutState, end)
    let isAboutGaps = distribution == .equalSpacing || distribution == .equalCentering
    for (previous, next) in zip(views, views.dropFirst()) {
      let isByBaseline = isBaselineRelativeArrangement && axis == .vertical && !isAboutGaps
      builder.add(
        "UISV-spacing",
        next.layoutState,
        isByBaseline ? .firstBaseline : start,
        isAboutGaps ? .greaterThanOrEqual : .equal,
        previous.layoutState,
        isByBaseline ? .lastBaseline : end,
        plus: distance(after: previous)
      )
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        builder.add(
          "UISV-fill-equally",
          view.layoutState,
          length,
          .equal,
          first.layoutState,
          length
        )
      }
    case .fillProportionally: fillProportionally(views, canvas, &builder)
    case .equalSpacing:
      spread(views, from: end, to: start, &builder) { _ in 1000 }
      builder.add("UISV-canvas-fit", canvas, length, .equal, nil, priority: 49)
    case .equalCentering:
      spread(views, from: middle, to: middle, &builder) { 150 - Float($0) }
      builder.add("UISV-canvas-fit", canvas, length, .equal, nil, priority: 49)
    }
  }

  private func fillProportionally(
    _ views: [UIView],
    _ canvas: AutoLayoutState,
    _ builder: inout ArrangementBuilder
  ) {
    let lengths = views.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      return max(0, axis == .horizontal ? size.width : size.height)
    }
    let gaps = views.dropLast().reduce(0) { $0 + distance(after: $1) }
    let sum = lengths.reduce(gaps, +)
    guard sum > 0 else { return }
    for (index, view) in views.enumerated() where lengths[index] > 0 {
      builder.add(
        "UISV-fill-proportionally",
        view.layoutState,
        length,
        .equal,
        canvas,
        length,
        times: lengths[index] / sum,
        priority: views.count == 1 ? 1000 : 999 - Float(index)
      )
    }
  }

  /// Adds guides of equal length between neighbors.
  private func spread(
    _ views: [UIView],
    from: NSLayoutConstraint.Attribute,
    to: NSLayoutConstraint.Attribute,
    _ builder: inout ArrangementBuilder,
    priority: (Int) -> Float
  ) {
    for (index, guide) in spacers.enumerated() where index + 1 < views.count {
      builder.add(
        "UISV-distributing-edge",
        guide.state,
        start,
        .equal,
        views[index].layoutState,
        from
      )
      builder.add(
        "UISV-distributing-edge",
        guide.state,
        end,
        .equal,
        views[index + 1].layoutState,
        to
      )
      if index > 0 {
        builder.add(
          "UISV-distributing",
          guide.state,
          length,
          .equal,
          spacers[0].state,
          length,
          priority: priority(index - 1)
        )
      }
    }
  }

  private func useSpacers(_ count: Int) {
    while spacers.count > max(0, count), let spacer = spacers.popLast() {
      removeLayoutGuide(spacer)
    }
    while spacers.count < count {
      let spacer = UILayoutGuide()
      spacer.identifier = "UISV-spacer"
      addLayoutGuide(spacer)
      spacers.append(spacer)
    }
  }

  // MARK: - Across the axis

  private func arrangeAcross(
    _ views: [UIView],
    _ canvas: AutoLayoutState,
    _ builder: inout ArrangementBuilder
  ) {
    let isRow = axis == .horizontal
    let near: NSLayoutConstraint.Attribute = isRow ? .top : .leading
    let far: NSLayoutConstraint.Attribute = isRow ? .bottom : .trailing
    let breadth: NSLayoutConstraint.Attribute = isRow ? .height : .width
    let name = "UISV-alignment"
    if alignment != .fill || views.isEmpty {
      builder.add("UISV-spanning-fit", canvas, breadth, .equal, nil, priority: 51)
    }
    for view in views {
      let state = view.layoutState
      switch alignment {
      case .fill:
        builder.add(name, state, near, .equal, canvas, near)
        builder.add(name, state, far, .equal, canvas, far)
        continue
      case .leading:
        builder.add(name, state, near, .equal, canvas, near)
        builder.add(name, state, far, .lessThanOrEqual, canvas, far)
      case .trailing:
        builder.add(name, state, near, .greaterThanOrEqual, canvas, near)
        builder.add(name, state, far, .equal, canvas, far)
      case .center:
        let center: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
        builder.add(name, state, center, .equal, canvas, center)
        builder.add(name, state, near, .greaterThanOrEqual, canvas, near)
      case .firstBaseline, .lastBaseline:
        builder.add(name, state, near, .greaterThanOrEqual, canvas, near)
        builder.add(name, state, far, .lessThanOrEqual, canvas, far)
        alignBaseline(view, with: views[0], canvas, &builder)
      }
      suppressAmbiguity(view, breadth, &builder)
    }
  }

  private func alignBaseline(
    _ view: UIView,
    with first: UIView,
    _ canvas: AutoLayoutState,
    _ builder: inout ArrangementBuilder
  ) {
    let isFirst = alignment == .firstBaseline
    let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    let edge: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
    guard axis == .horizontal else { return }
    if view !== first {
      builder.add(
        "UISV-alignment",
        view.layoutState,
        baseline,
        .equal,
        first.layoutState,
        baseline
      )
    }
    builder.add(
      "UISV-ambiguity-suppression",
      view.layoutState,
      edge,
      .equal,
      canvas,
      edge,
      priority: 25
    )
  }

  /// Gives a view without a natural breadth a breadth of zero rather than an arbitrary one.
  private func suppressAmbiguity(
    _ view: UIView,
    _ breadth: NSLayoutConstraint.Attribute,
    _ builder: inout ArrangementBuilder
  ) {
    let size = view.intrinsicContentSize
    guard (axis == .horizontal ? size.height : size.width) < 0 else { return }
    builder.add(
      "UISV-ambiguity-suppression",
      view.layoutState,
      breadth,
      .equal,
      nil,
      priority: 25
    )
  }
}
