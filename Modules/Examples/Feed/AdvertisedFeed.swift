import Foundations
import ListModel
import UIKit

/// The feed with an advertisement after every second post.
func advertisedFeedScreen() -> UIViewController {
  let feed = PostFeed(
    sections: { posts in
      [
        ListSection(id: "feed") {
          for (index, post) in posts.enumerated() {
            post
            if index % 2 == 1 { FeedAdvertisement(text: "Boots that like the rain. From 89.") }
          }
        }
      ]
    },
    source: { _ in ListPage(FeedPost.samples) }
  )
  return ListViewController(feed) {
    $0.register(FeedPost.self) { ListStackedSectionController(feedTwo(feed)) }
    $0.register({ FeedAdvertisementView() })
  }
}
