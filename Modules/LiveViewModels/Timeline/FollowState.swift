import SocialModel

/// What stands between the reader and the person at the head of a timeline.
struct FollowState {
  /// Whom it is about.
  var personID: String?
  /// Whether the person is the reader, or nobody knows what stands between them: there is no button then.
  var isHidden = true
  /// What the provider has agreed to; nil while that is being asked.
  var confirmed: Relationship?
  /// What the reader wants beyond that.
  var wanted: Bool?
  /// How many questions are under way.
  var underWay = 0
}
