/// One unknown of a solver: a handle that is cheap to copy and to store.
///
/// A handle is valid only for the solver that made it.
public struct Variable: Hashable, Sendable {
  /// The index of the variable in its solver's tables.
  let index: Int32
}
