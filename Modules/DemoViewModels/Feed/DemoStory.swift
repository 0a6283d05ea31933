package import MomentsContracts

/// The demo as plain values, for an app that begins with it on a store of its own.
///
/// The same people, moments and comments that the demo view models show, without the reader's language or time.
package struct DemoStory {
  /// Somebody of the demo.
  package struct Person {
    /// Who it is, with the portrait.
    package var reference: PersonReference
    /// What the person says of themselves.
    package var bio: RichText
    /// The picture behind the profile.
    package var background: PictureReference?
    /// How many follow the person.
    package var followerCount: Int
    /// How many the person follows.
    package var followingCount: Int
    /// How many moments the person wrote.
    package var momentCount: Int
    /// Whether the owner follows the person.
    package var isFollowed: Bool
  }

  /// A moment or a comment.
  package struct Post {
    /// The identity; those of moments are the ones of the demo's rows.
    package var id: String
    /// The identity of who wrote it.
    package var author: String
    /// The identity of who shared it.
    package var boostedBy: String?
    /// The identity of what it answers.
    package var replyTo: String?
    /// The identity of the moment that it stands below; its own for a moment.
    package var root: String
    /// How old it is, in minutes.
    package var minutesAgo: Int
    /// What it says.
    package var text: RichText
    /// Its pictures.
    package var photos: [PictureReference]
    /// How many like it.
    package var likeCount: Int
    /// Whether the owner likes it.
    package var isLiked: Bool
    /// The identities of some of those who like it.
    package var likers: [String]
    /// What stands in front of it.
    package var warning: String?
  }

  /// Everybody, the owner first.
  package let people: [Person]
  /// The moments, newest first.
  package let moments: [Post]
  /// The comments below them, each after what it answers.
  package let comments: [Post]

  /// Makes the values; some milliseconds.
  package init() {
    people = DemoPerson.allCases.map(Person.init)
    moments = DemoFeed.moments.enumerated().map { Post($1, number: $0) }
    comments = DemoFeed.moments.enumerated().flatMap { number, moment in
      Self.comments(of: moment, number: number)
    }
  }

  /// No moment gets more comments than this: nobody reads a store of thousands at its first start.
  private static let commentsPerMoment = 24

  private static func comments(of moment: DemoMoment, number: Int) -> [Post] {
    let root = Post.id(ofMoment: number)
    // The last comment at each depth: what the next deeper one answers.
    var path = [root]
    return DemoComments.comments(of: moment, number: number, in: .thread)
      .prefix(commentsPerMoment).enumerated()
      .map { place, comment in
        let depth = min(max(0, comment.depth), path.count - 1)
        path.removeSubrange((depth + 1)...)
        let id = "\(root)-comment-\(place + 1)"
        defer { path.append(id) }
        return Post(comment, id: id, root: root, replyTo: path[depth])
      }
  }
}

extension DemoStory.Person {
  fileprivate init(_ person: DemoPerson) {
    self.init(
      reference: person.reference,
      bio: DemoMarkup.read(person.bio),
      background: DemoPicture(person.background, width: 1250, height: 1000, nil).reference,
      followerCount: person.followerCount,
      followingCount: person.followingCount,
      momentCount: DemoFeed.moments.count { $0.author == person },
      // Some stay to be followed, or there would be nothing to suggest.
      isFollowed: person != .owner && person.rawValue % 3 != 0
    )
  }
}

extension DemoStory.Post {
  fileprivate static func id(ofMoment number: Int) -> String { "moment-\(number + 1)" }

  fileprivate init(_ moment: DemoMoment, number: Int) {
    self.init(
      id: Self.id(ofMoment: number),
      author: moment.author.reference.id,
      boostedBy: moment.boostedBy?.reference.id,
      root: Self.id(ofMoment: number),
      minutesAgo: moment.minutesAgo,
      text: moment.text,
      photos: moment.photos,
      likeCount: moment.likeCount,
      isLiked: moment.isLiked,
      likers: moment.likers.map(\.reference.id),
      warning: moment.warning
    )
  }

  fileprivate init(_ comment: DemoComment, id: String, root: String, replyTo: String) {
    self.init(
      id: id,
      author: comment.author.reference.id,
      replyTo: replyTo,
      root: root,
      minutesAgo: comment.minutesAgo,
      text: comment.text,
      photos: comment.photos,
      likeCount: comment.likeCount,
      isLiked: comment.isLiked,
      likers: [],
      warning: comment.warning
    )
  }
}
