public import SocialModel

/// What posts said before they were changed, by their authors in the feed and by the reader.
extension DemoProvider: EditHistoryProvider {
  /// Everything that a post said, the newest version first.
  public func versions(ofPost postID: String) async throws -> [MomentVersion] {
    try await answer(.edits)
    let post = try known(postID)
    return [MomentVersion(of: post)] + earlierVersions(of: postID).reversed()
  }

  /// What a post says.
  public func knownVersion(ofPost postID: String) async throws -> MomentVersion? {
    guard let post = post(postID), !overlay.isDeleted(postID) else { return nil }
    return MomentVersion(of: post, isPending: post.isPending)
  }

  /// What a post said before, oldest first.
  func earlierVersions(of postID: String) -> [MomentVersion] {
    if let known = replaced[postID] { return known }
    guard let number = DemoContent.number(ofMoment: postID) else { return [] }
    return content.earlierVersions(ofMoment: number % content.all.count)
  }
}
