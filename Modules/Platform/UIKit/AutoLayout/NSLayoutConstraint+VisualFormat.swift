import Foundation

extension NSLayoutConstraint {
  /// Makes the constraints described by a visual format, inactive.
  ///
  /// - Parameters:
  ///   - format: The format, such as `H:|-[label]-8-[button(==80)]-|`.
  ///   - opts: Alignment, direction and spacing.
  ///   - metrics: Numbers by their names in the format.
  ///   - views: Views and guides by their names in the format.
  /// - Returns: The constraints, inactive.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    var builder = VisualFormatBuilder(axis: parser.readAxis(), options: opts)
    if parser.skip("|") {
      builder.opensWithSuperview(parser.readConnection())
    }
    repeat {
      parser.expect("[")
      let view = parser.readView()
      builder.view(view, sizes: parser.skip("(") ? parser.readPredicates() : [])
      parser.expect("]")
      if parser.isAtEnd { break }
      builder.connection = parser.readConnection()
      if parser.skip("|") {
        builder.closesWithSuperview()
        break
      }
    } while !parser.isAtEnd
    if !parser.isAtEnd { parser.fail("Expected the end of the format here.") }
    builder.align()
    return builder.constraints
  }
}

/// Makes the constraints of a parsed visual format.
///
/// Where a format says nothing about the distance to the superview (`|-[view]-|`), the superview's
/// layout margins determine it.
@MainActor struct VisualFormatBuilder {
  let axis: NSLayoutConstraint.Axis
  let options: NSLayoutConstraint.FormatOptions
  var constraints: [NSLayoutConstraint] = []
  var views: [AutoLayoutState] = []
  var opening: VisualFormatParser.Connection?
  var connection: VisualFormatParser.Connection?

  private var start: NSLayoutConstraint.Attribute {
    if axis == .vertical { return .top }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return .left
    case .directionRightToLeft: return .right
    default: return .leading
    }
  }

  private var end: NSLayoutConstraint.Attribute {
    switch start {
    case .top: .bottom
    case .left: .right
    case .right: .left
    default: .trailing
    }
  }

  private var isBaselineSpaced: Bool {
    axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  mutating func opensWithSuperview(_ connection: VisualFormatParser.Connection) {
    opening = connection
  }

  mutating func view(_ view: AutoLayoutState, sizes: [VisualFormatParser.Predicate]) {
    if let opening, views.isEmpty {
      let edge = opening.isStandard ? start.insideMargins : start
      connect(superview(of: view), edge, to: view, start, opening, standard: 0)
    }
    if let connection, let previous = views.last {
      connect(
        previous,
        isBaselineSpaced ? .lastBaseline : end,
        to: view,
        isBaselineSpaced ? .firstBaseline : start,
        connection,
        standard: systemSpacing
      )
    }
    connection = nil
    views.append(view)
    let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    for size in sizes {
      add(
        view,
        length,
        size.relation,
        size.view,
        size.view == nil ? .notAnAttribute : length,
        size.constant,
        size.priority
      )
    }
  }

  mutating func closesWithSuperview() {
    guard let connection, let last = views.last else { return }
    let edge = connection.isStandard ? end.insideMargins : end
    connect(last, end, to: superview(of: last), edge, connection, standard: 0)
  }

  private func superview(of state: AutoLayoutState) -> AutoLayoutState {
    let superview = state.view?.superview ?? state.guide?.owningView
    guard let superview else {
      preconditionFailure(
        "Unable to interpret '|' character, because the related view doesn't have a superview"
      )
    }
    return superview.layoutState
  }

  /// `to.attribute relation from.attribute + distance`: distances are in reading direction.
  private mutating func connect(
    _ from: AutoLayoutState,
    _ fromAttribute: NSLayoutConstraint.Attribute,
    to: AutoLayoutState,
    _ toAttribute: NSLayoutConstraint.Attribute,
    _ connection: VisualFormatParser.Connection,
    standard: CGFloat
  ) {
    // For right to left, distances are negative.
    let isReversed = start == .right
    var predicates = connection.predicates
    if connection.isStandard { predicates = [.init(constant: standard)] }
    for predicate in predicates {
      if isReversed {
        add(
          from,
          fromAttribute,
          predicate.relation,
          to,
          toAttribute,
          predicate.constant,
          predicate.priority
        )
      } else {
        add(
          to,
          toAttribute,
          predicate.relation,
          from,
          fromAttribute,
          predicate.constant,
          predicate.priority
        )
      }
    }
  }

  private mutating func add(
    _ first: AutoLayoutState,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AutoLayoutState?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat,
    _ priority: Float
  ) {
    constraints.append(
      NSLayoutConstraint(
        first: first,
        firstAttribute,
        relation,
        second: second,
        secondAttribute,
        constant: constant,
        priority: priority
      )
    )
  }

  /// Aligns all views of the format across its axis.
  ///
  /// A single view has nothing to be aligned with, so that options of the other axis do not matter.
  mutating func align() {
    guard views.count > 1 else { return }
    for rawValue in 1...12 {
      guard let attribute = NSLayoutConstraint.Attribute(rawValue: rawValue),
        options.rawValue & (1 << UInt(rawValue)) != 0
      else { continue }
      precondition(
        attribute.isHorizontal == (axis == .vertical),
        "Unable to parse constraint format: options mask required views to be aligned on an edge that is not allowed for the format's axis."
      )
      for (first, second) in zip(views, views.dropFirst()) {
        add(first, attribute, .equal, second, attribute, 0, 1000)
      }
    }
  }
}
