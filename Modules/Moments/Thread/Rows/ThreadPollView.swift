public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The poll of a thread's moment.
public final class ThreadPollView: ThreadBoxView<ThreadBoxRow<PollRow>, PollAction> {
  private let pollView = PollView()

  /// Makes a row that loads custom emoji with a loader.
  public init(imageLoader: ImageLoader) {
    super.init(pollView)
    pollView.imageLoader = imageLoader
    pollView.onAction = { [weak self] in self?.onAction?($0) }
  }

  /// Shows a poll.
  public override func update(with viewModel: ThreadBoxRow<PollRow>) {
    pollView.update(with: viewModel.content, identifier: "thread")
  }
}
