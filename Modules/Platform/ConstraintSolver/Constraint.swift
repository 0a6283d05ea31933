/// A relation of a linear expression to zero, with a priority: the input of a solver.
public struct Constraint: Sendable {
  /// The expression that is compared with zero.
  public var expression: LinearExpression
  /// The kind of comparison.
  public var relation: Relation
  /// The priority of the constraint.
  public var priority: Priority
  /// The name of the constraint in messages.
  public var name: String

  /// Makes a constraint `expression relation 0`.
  public init(
    _ expression: LinearExpression,
    _ relation: Relation,
    priority: Priority = .required,
    name: String = ""
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.name = name
  }

  /// The same constraint with another priority.
  public func with(priority: Priority) -> Constraint {
    Constraint(expression, relation, priority: priority, name: name)
  }

  /// The same constraint with another name.
  public func named(_ name: String) -> Constraint {
    Constraint(expression, relation, priority: priority, name: name)
  }
}
