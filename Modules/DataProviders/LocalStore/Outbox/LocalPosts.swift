import SocialModel

/// Posts that are shown before the server has them.
///
/// Call all functions inside of a transaction.
enum LocalPosts {
  /// Inserts a post at the top of its timelines.
  static func show(_ moment: Moment, in connection: SQLConnection) throws {
    try TimelineTable.insertLocal(moment, in: connection)
  }

  /// Updates a shown post.
  static func update(_ moment: Moment, in connection: SQLConnection) throws {
    try MomentTable.save([moment], in: connection)
  }

  /// Removes a post.
  static func hide(_ localID: String, in connection: SQLConnection) throws {
    try MomentTable.remove(postID: localID, in: connection)
  }

  /// Replaces a post by the server's.
  static func replace(_ localID: String, with moment: Moment, in connection: SQLConnection) throws {
    try TimelineTable.replaceLocal(localID, with: moment, in: connection)
  }
}
