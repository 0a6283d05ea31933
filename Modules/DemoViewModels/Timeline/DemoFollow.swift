import MomentsContracts

/// What stands between the reader and a person of the demo.
struct DemoFollow {
  /// How far the reader follows the person, as shown.
  var kind: FollowButtonState.Kind
  /// Whether the person follows the reader.
  let followsReader: Bool
  /// Whether the person answers first.
  let isLocked: Bool

  /// The beginning of the story with a person; nil for the reader.
  init?(_ person: PersonReference) {
    guard person.id != DemoPerson.owner.reference.id else { return nil }
    let known = DemoPerson.allCases.first { $0.reference.id == person.id }
    isLocked = known == .ingrid
    followsReader = known == .ann || known == .xiaoyu
    kind =
      switch known {
      case .ann, .layla: .following
      case .zhaochen: .requested
      default: .follow
      }
  }

  /// Follows the person or ends that.
  mutating func toggle() {
    kind = kind == .follow ? (isLocked ? .requested : .following) : .follow
  }

  func button(_ strings: Strings) -> FollowButtonState {
    FollowButtonState(kind: kind, followsReader: followsReader, strings: strings)
  }
}
