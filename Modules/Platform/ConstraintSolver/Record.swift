/// The solver's record of a variable or of a constraint's residual.
///
/// The sign of each constraint is chosen so that its residual `r = expression` must be zero, or at
/// least zero. Residuals and variables share one table, because the tableau treats them alike.
struct Record {
  /// The range of the quantity, and its cost.
  enum Kind: UInt8 {
    /// A variable without bounds.
    case free
    /// A variable that is never negative.
    case nonNegative
    /// The residual of a required equality.
    case requiredZero
    /// The residual of a required inequality.
    case requiredNonNegative
    /// The residual of an optional equality: costs its absolute value at its priority level.
    case optionalZero
    /// The residual of an optional inequality: costs its distance below zero at its priority level.
    case optionalNonNegative
    /// A residual being removed: without bounds and without cost.
    case leaving
    /// An unused entry.
    case unused
  }

  /// The location of a record that is neither a row nor a column of the tableau.
  static let nowhere = Int32.min

  var kind: Kind = .unused
  /// The side of zero of an optional basic residual: -1, 1, or 0 if it is exactly zero.
  var side: Int8 = 0
  /// -1 if the constraint was negated (`<=` becomes `>=`).
  var sign: Int8 = 1
  var hasPendingConstant = false
  var isPending = false
  /// Whether the constraint was required and was relaxed to resolve a conflict.
  var isBroken = false
  /// The slot of the priority level, for optional residuals.
  var level: Int32 = -1
  /// The row, or the complement of the column.
  var location: Int32 = Record.nowhere
  var termStart: Int32 = 0
  var termCount: Int32 = 0
  var priority: Float = 1000
  /// The constant of the residual in the tableau.
  var constant = 0.0
  /// The constant that was set since the last solution.
  var pendingConstant = 0.0
  /// The value of a nonbasic variable.
  var parked = 0.0

  var isVariable: Bool { kind == .free || kind == .nonNegative }

  /// The cost of a unit above zero, at the level of the record.
  @inline(__always) var costAbove: Double { kind == .optionalZero ? 1 : 0 }

  /// The cost of a unit below zero, at the level of the record.
  @inline(__always) var costBelow: Double {
    kind == .optionalZero || kind == .optionalNonNegative ? 1 : 0
  }

  /// The cost of the next unit upwards, on the current side of zero.
  @inline(__always) var slope: Double {
    side > 0 ? costAbove : side < 0 ? -costBelow : 0
  }

  @inline(__always) var isEquality: Bool { kind == .requiredZero || kind == .optionalZero }

  @inline(__always) var isOptional: Bool {
    kind == .optionalZero || kind == .optionalNonNegative
  }

  @inline(__always) var mayIncrease: Bool { kind != .requiredZero }

  @inline(__always) var mayDecrease: Bool {
    kind != .requiredZero && kind != .requiredNonNegative && kind != .nonNegative
  }
}
