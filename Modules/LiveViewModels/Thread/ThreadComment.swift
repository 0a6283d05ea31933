import MomentsContracts
import SocialModel

/// A comment and what views need of it, made once.
struct ThreadComment: Sendable {
  let moment: Moment
  let text: RichText
  let photos: [ImageReference]

  init(_ moment: Moment) {
    self.moment = moment
    text = RichText(moment.text)
    photos = moment.images
  }
}

extension ThreadComment {
  /// The comments of a thread that was read again; those of before serve again where their moments
  /// are the same.
  ///
  /// O(comments), off the main actor: the text of a comment is made ready for views here.
  @concurrent
  static func comments(
    of moments: [Moment],
    knowing known: [String: ThreadComment]
  ) async -> [ThreadComment] {
    var seen: Set<String> = []
    return moments.compactMap { moment in
      guard seen.insert(moment.postID).inserted else { return nil }
      if let comment = known[moment.postID], comment.moment == moment { return comment }
      return ThreadComment(moment)
    }
  }
}
