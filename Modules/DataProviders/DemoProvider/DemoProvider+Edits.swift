public import SocialModel

/// Edit histories of the authors of the feed and of the reader.
extension DemoProvider {
  /// All versions of a post, the newest first.
  public func versions(ofPost postID: String) async throws -> [MomentVersion] {
    try await respond(to: .edits)
    let post = try known(postID)
    return [MomentVersion(of: post)] + earlierVersions(of: postID).reversed()
  }

  /// The current version of a post.
  public func knownVersion(ofPost postID: String) async throws -> MomentVersion? {
    guard let post = post(postID), !deleted.contains(postID) else { return nil }
    return MomentVersion(of: post, isPending: post.isPending)
  }

  /// The earlier versions of a post, oldest first.
  func earlierVersions(of postID: String) -> [MomentVersion] {
    if let known = replaced[postID] { return known }
    guard let number = DemoContent.number(ofMoment: postID) else { return [] }
    return content.earlierVersions(ofMoment: number % content.all.count)
  }
}
