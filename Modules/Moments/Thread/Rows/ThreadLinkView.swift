public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The page that a thread's moment links to, as a card.
public final class ThreadLinkView: ThreadBoxView<ThreadBoxRow<LinkPreview>, ThreadLinkView.Action> {
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Open the page.
    case open
  }

  private let previewView: LinkPreviewView

  /// Makes a row that loads its image with a loader.
  public init(imageLoader: ImageLoader) {
    previewView = LinkPreviewView(.init(isCard: true), imageLoader: imageLoader)
    super.init(previewView)
    previewView.onOpen = { [weak self] in self?.onAction?(.open) }
  }

  /// Shows a page.
  public override func update(with viewModel: ThreadBoxRow<LinkPreview>) {
    previewView.update(with: viewModel.content)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    previewView.cancel()
  }
}
