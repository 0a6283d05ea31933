import DesignKit
public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The poll of a thread's moment.
public final class ThreadPollView: BaseListItemView<ThreadPollRow, PollAction> {
  private let pollView = PollView()
  private let imageLoader: ImageLoader

  /// Makes a row that loads custom emoji with a loader.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  /// Puts the poll into the view.
  public override func makeControls() {
    pollView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(pollView)
    pollView.imageLoader = imageLoader
    pollView.onAction = { [weak self] in self?.onAction?($0) }
  }

  /// Gives the row its ground.
  public override func styleControls() { backgroundColor = Palette.background }

  /// Says where the poll goes.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      pollView.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      pollView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      pollView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      pollView.bottomAnchor.constraint(equalTo: bottomAnchor).withPriority(.required - 1),
    ])
  }

  /// Shows a poll.
  public override func update(with viewModel: ThreadPollRow) {
    pollView.update(with: viewModel.poll, identifier: "thread")
  }
}
