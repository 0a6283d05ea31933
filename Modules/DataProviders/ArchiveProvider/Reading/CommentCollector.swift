import SocialModel

/// Collects the comments of a post from its file of comments and from the posts of the archive.
struct CommentCollector {
  let content: ArchiveContent
  let context: ContextFile.Reading

  /// The comments, each before its replies: those of the file in its order, then those among the
  /// posts, oldest first.
  ///
  /// There are no duplicates, and the post itself is not included. Comments whose ancestors do not
  /// lead to the post are last. O(comments).
  func comments(of postID: String) -> [Moment] {
    var children: [String: [Moment]] = [:]
    for comment in context.descendants {
      children[comment.inReplyToID ?? postID, default: []].append(comment)
    }
    var seen: Set<String> = [postID]
    var found: [Moment] = []
    collect(below: postID, children, &seen, &found)
    for comment in context.descendants where seen.insert(comment.postID).inserted {
      found.append(comment)
      collect(below: comment.postID, children, &seen, &found)
    }
    return found
  }

  private func collect(
    below postID: String,
    _ children: [String: [Moment]],
    _ seen: inout Set<String>,
    _ found: inout [Moment]
  ) {
    // An explicit stack, because a thread may be deeper than the call stack.
    var waiting = replies(to: postID, children)
    while let comment = waiting.popLast() {
      guard seen.insert(comment.postID).inserted else { continue }
      found.append(comment)
      waiting += replies(to: comment.postID, children)
    }
  }

  /// The replies to a post, last first.
  private func replies(to postID: String, _ children: [String: [Moment]]) -> [Moment] {
    let posts = (content.replies[postID] ?? []).map { content.moments[$0] }
    return ((children[postID] ?? []) + posts).reversed()
  }

  /// The ancestors of a post, the farthest first: those of the file, otherwise those among the
  /// posts of the archive.
  func ancestors(of moment: Moment) -> [Moment] {
    guard context.ancestors.isEmpty else { return context.ancestors }
    var seen: Set<String> = [moment.postID]
    var found: [Moment] = []
    var parent = moment.inReplyToID
    while let id = parent, seen.insert(id).inserted, let post = content.moment(ofPost: id) {
      found.append(post)
      parent = post.inReplyToID
    }
    return found.reversed()
  }
}
