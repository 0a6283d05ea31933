public import ListModel

/// The person that the reader wants to report, and the post.
public struct ReportSubject: Codable, Hashable, Sendable {
  /// Who is reported, with or without a post.
  public var person: PersonReference

  /// The post that was reported from; `nil` for the person in general.
  public var post: ListItemID?

  /// The beginning of that post.
  public var postText: String

  /// Makes a subject.
  public init(person: PersonReference, post: ListItemID? = nil, postText: String = "") {
    self.person = person
    self.post = post
    self.postText = postText
  }
}
