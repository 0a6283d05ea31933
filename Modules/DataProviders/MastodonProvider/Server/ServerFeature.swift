/// What some servers do not have.
enum ServerFeature: String, Sendable, Hashable, CaseIterable {
  case conversationMutes
  case reports
  case lists
  case bookmarks
  case pins
  case notes
  case edits
  case filters
  case followedTags
  case followRequests
  case markers
  case groupedNotifications
  /// The restriction of a timeline to posts with images or films.
  case mediaOnly
}
