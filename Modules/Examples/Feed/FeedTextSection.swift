import Foundations
import ListModel
import UIKit

func feedAuthor() -> ListSectionController<FeedPost> {
  ListSingleSectionController { Row({ FeedAuthorView() }, FeedAuthorRow(name: $0.author)) }
}

final class FeedTextSection: ListSectionController<FeedPost> {
  private var isExpanded = false

  @RowBuilder override func rows(for post: FeedPost) -> [AnyRow] {
    Row({ FeedTextView() }, FeedTextRow(text: post.text, isExpanded: isExpanded))
      .onSelect(tints: false) { [weak self] _ in
        self?.isExpanded.toggle()
        self?.updateRows()
      }
  }
}
