public import ListModel

/// Whom the reader wants to report, and for what.
public struct ReportSubject: Hashable, Sendable {
  /// Whom.
  public var person: PersonReference

  /// The post that it begins with; `nil` where the person as such is reported.
  public var post: ListItemID?

  /// How that post begins.
  public var postText: String

  /// Makes a subject.
  public init(person: PersonReference, post: ListItemID? = nil, postText: String = "") {
    self.person = person
    self.post = post
    self.postText = postText
  }
}
