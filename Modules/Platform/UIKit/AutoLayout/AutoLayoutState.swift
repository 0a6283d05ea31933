/// What Auto Layout keeps for a view; nil until constraints concern it.
@MainActor final class AutoLayoutState {}
