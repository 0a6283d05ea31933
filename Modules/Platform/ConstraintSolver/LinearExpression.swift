/// A variable times a factor.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// The factor of the unknown.
  public var coefficient: Double

  /// Makes a term.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
///
/// A variable may occur more than once; its factors add up.
public struct LinearExpression: Sendable {
  /// The terms, in the order they were added.
  public var terms: [Term]
  /// The part without a variable.
  public var constant: Double

  /// Makes an expression of terms and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes an expression of one variable.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  /// The sum of two expressions.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The difference of two expressions.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  /// The expression multiplied by a factor.
  public static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      left.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: left.constant * factor
    )
  }

  /// The expression plus a constant.
  public static func + (left: LinearExpression, constant: Double) -> LinearExpression {
    LinearExpression(left.terms, constant: left.constant + constant)
  }

  /// The expression minus a constant.
  public static func - (left: LinearExpression, constant: Double) -> LinearExpression {
    left + -constant
  }

  /// A required constraint that two expressions are equal.
  public static func == (left: LinearExpression, right: LinearExpression) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// A required constraint that the left expression is at most the right one.
  public static func <= (left: LinearExpression, right: LinearExpression) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// A required constraint that the left expression is at least the right one.
  public static func >= (left: LinearExpression, right: LinearExpression) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// A required constraint that an expression equals a value.
  public static func == (left: LinearExpression, right: Double) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// A required constraint that an expression is at most a value.
  public static func <= (left: LinearExpression, right: Double) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// A required constraint that an expression is at least a value.
  public static func >= (left: LinearExpression, right: Double) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}

extension Variable {
  /// The variable as an expression, to calculate with.
  public var expression: LinearExpression { LinearExpression(self) }
}
