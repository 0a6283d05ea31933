import SocialModel

/// Posts that show before the server has them.
///
/// Call all functions inside of a transaction.
enum LocalPosts {
  /// Shows a post on top of the timelines it belongs to.
  static func show(_ moment: Moment, in connection: SQLConnection) throws {
    try TimelineTable.insertLocal(moment, in: connection)
  }

  /// Changes a post that shows.
  static func update(_ moment: Moment, in connection: SQLConnection) throws {
    try MomentTable.save([moment], in: connection)
  }

  /// Takes a post away.
  static func hide(_ localID: String, in connection: SQLConnection) throws {
    try MomentTable.remove(postID: localID, in: connection)
  }

  /// Puts what the server made of a post in its place.
  static func replace(_ localID: String, with moment: Moment, in connection: SQLConnection) throws {
    try TimelineTable.replaceLocal(localID, with: moment, in: connection)
  }
}
