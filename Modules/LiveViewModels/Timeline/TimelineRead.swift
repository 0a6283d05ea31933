import SocialModel

/// What is to be read again of a timeline that is kept.
struct TimelineRead {
  /// Whether rows came, went or moved: the whole range that is shown.
  var isStructural = false
  /// Posts that changed, and people; only their rows.
  var posts: Set<String> = []
  var people: Set<String> = []

  var isEmpty: Bool { !isStructural && posts.isEmpty && people.isEmpty }

  mutating func merge(_ other: TimelineRead) {
    isStructural = isStructural || other.isStructural
    posts.formUnion(other.posts)
    people.formUnion(other.people)
  }
}
