import MomentsContracts
import MomentsValues
import SocialModel

/// A comment with the values that its views need, computed once.
struct ThreadComment: Sendable {
  let moment: Moment
  let text: RichText
  let photos: [ImageReference]

  init(_ moment: Moment) {
    self.moment = moment
    text = moment.text
    photos = moment.images
  }
}

extension ThreadComment {
  /// The comments of a thread that was read again; earlier values are reused where their moments
  /// are equal.
  ///
  /// O(comments), off the main actor, because texts are converted for views here.
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
