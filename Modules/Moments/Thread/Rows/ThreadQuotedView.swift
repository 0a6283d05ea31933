public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The moment that a thread's moment quotes, as a card.
public final class ThreadQuotedView: ThreadBoxView<
  ThreadBoxRow<QuotedMoment>, ThreadQuotedView.Action
>
{
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Open the quoted moment.
    case open
  }

  private let quotedView: QuotedMomentView

  /// Makes a row that loads its images with a loader.
  public init(imageLoader: ImageLoader) {
    quotedView = QuotedMomentView(imageLoader: imageLoader)
    super.init(quotedView)
    quotedView.onOpen = { [weak self] in self?.onAction?(.open) }
  }

  /// Shows the quoted moment.
  public override func update(with viewModel: ThreadBoxRow<QuotedMoment>) {
    quotedView.update(with: viewModel.content)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    quotedView.cancel()
  }
}
