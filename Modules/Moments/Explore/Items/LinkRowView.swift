import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// One link of a shelf.
final class LinkRowView: BaseListItemView<LinkRow, LinkRowView.Action> {
  /// The reader's actions in the row.
  enum Action: Hashable, Sendable {
    /// Open the page.
    case open
  }

  private let previewView: LinkPreviewView

  init(imageLoader: ImageLoader) {
    previewView = LinkPreviewView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  override func makeControls() {
    addSubview(previewView)
    previewView.onOpen = { [weak self] in self?.onAction?(.open) }
  }

  override func constrainControls() { previewView.constrain(.edges) }

  override func update(with viewModel: LinkRow) { previewView.update(with: viewModel.preview) }

  override func prepareForReuse() {
    super.prepareForReuse()
    previewView.cancel()
  }
}
