import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import Foundations

/// The feed of docs/guides/section-controllers.md, one requirement after the other.
@Suite struct GuideTests {
  private static let posts = [
    Post(
      id: 1,
      author: "Ada",
      text: "The analytical engine weaves algebraic patterns just as the loom weaves flowers and"
        + " leaves. It can do whatever we know how to order it to perform, and it can follow"
        + " analysis; but it has no power of anticipating any relations or truths.",
      likeCount: 12,
      photos: (1...4).map(PostPhoto.init),
      comments: [
        PostComment(id: 11, author: "Charles", text: "Printed in the notes, I trust?"),
        PostComment(id: 12, author: "Ada", text: "In note G.", isMine: true),
      ]
    ),
    Post(id: 2, author: "Grace", text: "Found an actual bug.", likeCount: 3),
  ]

  /// The screen of a requirement, with the list of sections of a post.
  private func screen(
    _ sections: @escaping (FeedViewController) -> [ListSectionController<Post>]
  ) async -> (Screen, FeedViewController) {
    let controller = FeedViewController(posts: Self.posts, sections: sections)
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 390, height: 560))) { controller }
    await screen.settle()
    return (screen, controller)
  }

  @Test func oneNameAndTextThatExpands() async throws {
    let (screen, _) = await screen { _ in [AuthorSection(), TextSection()] }
    expectLook(screen, "1-text")
    let folded = try screen.view("post.text").bounds.height
    // Both posts have a text; the frontmost with the identifier is the last.
    let text = try require(screen.views("post.text").first)
    await screen.tap(at: text.convert(CGPoint(x: 20, y: 10), to: nil))
    await screen.settle()
    expect(text.bounds.height, isAbove: folded * 2)
    expectLook(screen, "1-text-expanded")
  }

  @Test func twoLikes() async throws {
    let (screen, controller) = await screen { feed in
      [
        AuthorSection(), TextSection(),
        LikesSection(onToggle: { [weak feed] in feed?.toggleLike($0) }),
      ]
    }
    let like = try require(screen.views("post.like").first as? UIButton)
    await screen.tap(at: like.convert(CGPoint(x: 20, y: 20), to: nil))
    await screen.settle()
    expect(controller.posts[0].isLiked)
    expect(like.configuration?.title, equals: "13")
    expectLook(screen, "2-likes")
  }

  @Test func threePhotos() async {
    let (screen, _) = await screen { feed in
      [
        AuthorSection(), TextSection(), PhotosSection(),
        LikesSection(onToggle: { [weak feed] in feed?.toggleLike($0) }),
      ]
    }
    expectLook(screen, "3-photos")
  }

  @Test func fourCommentsThatCanBeDeleted() async throws {
    let (screen, controller) = await screen { feed in
      [
        AuthorSection(), TextSection(), PhotosSection(),
        LikesSection(onToggle: { [weak feed] in feed?.toggleLike($0) }),
        CommentsSection(onDelete: { [weak feed] in feed?.delete($0, $1) }),
      ]
    }
    expectLook(screen, "4-comments")
    #expect(throws: ScreenTestingError.self) { try screen.view("comment.delete.11") }
    try await screen.tap("comment.delete.12")
    await screen.settle()
    expect(controller.posts[0].comments.map(\.id), equals: [11])
    #expect(throws: ScreenTestingError.self) { try screen.view("comment.12") }
    expectLook(screen, "4-comments-deleted")
  }
}

extension Screen {
  /// All views with an identifier, top to bottom.
  fileprivate func views(_ identifier: String) -> [UIView] {
    func find(_ view: UIView) -> [UIView] {
      (view.accessibilityIdentifier == identifier ? [view] : []) + view.subviews.flatMap(find)
    }
    return find(window).sorted {
      $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
    }
  }
}

/// The guide's screen.
final class FeedViewController: ListViewController {
  var posts: [Post] { feed.rows }
  private let feed: PagedListViewModel<Post, NoCursor>
  private let sections: (FeedViewController) -> [ListSectionController<Post>]

  init(
    posts: [Post],
    sections: @escaping (FeedViewController) -> [ListSectionController<Post>]
  ) {
    feed = PagedListViewModel { posts }
    self.sections = sections
    super.init(ListView(feed, style: .collection))
  }

  override func registerRows() {
    register(Post.self) { [weak self] in
      ListStackedSectionController(self.map { $0.sections($0) } ?? [])
    }
  }

  func toggleLike(_ post: Post) {
    feed.update(post.itemID) {
      $0.isLiked.toggle()
      $0.likeCount += $0.isLiked ? 1 : -1
    }
  }

  func delete(_ comment: PostComment, _ post: Post) {
    feed.update(post.itemID) { $0.comments.removeAll { $0.id == comment.id } }
  }
}
