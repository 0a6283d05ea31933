/// The solver's record of a variable or of a constraint's residual.
///
/// Every constraint is turned so that its residual `r = expression` is to be zero, or zero and
/// more. Residuals and variables share one table, for the tableau treats them alike.
struct Record {
  /// The possible values of the quantity, and their cost.
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
    /// The residual of an optional inequality: costs what it lies below zero at its level.
    case optionalNonNegative
    /// A residual being removed: without bounds and without cost.
    case leaving
    /// An unused entry.
    case unused
  }

  /// Not a row and not a column of the tableau.
  static let nowhere = Int32.min

  var kind: Kind = .unused
  /// The side of zero an optional basic residual is on: -1, 1, or 0 for exactly there.
  var side: Int8 = 0
  /// -1 when the constraint was turned around (`<=` becomes `>=`).
  var sign: Int8 = 1
  var hasPendingConstant = false
  var isPending = false
  /// Whether the constraint was required and was given up in a conflict.
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
  /// The constant requested since.
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

  /// The cost of the next unit upwards on the side the residual is on.
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
