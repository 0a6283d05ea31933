/// A provider of more than one timeline.
public protocol TimelineSource: Sendable {
  /// The timeline of a scope, and the person at its head if it is one person's.
  ///
  /// The call does no work: an unknown scope fails when its first page is requested. Two providers
  /// of one scope are the same timeline. One that is stored on this machine is a
  /// ``StoredTimeline``, too.
  func timeline(of scope: TimelineScope) -> any TimelineProvider & ProfileProvider
}
