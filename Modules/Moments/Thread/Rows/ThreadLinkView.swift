import DesignKit
public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The page that a thread's moment links to, as a card.
public final class ThreadLinkView: BaseListItemView<ThreadLinkRow, ThreadLinkView.Action> {
  /// What the reader can do in the row.
  public enum Action: Hashable, Sendable {
    /// Open the page.
    case open
  }

  private let previewView: LinkPreviewView

  /// Makes a row that loads its picture with a loader.
  public init(imageLoader: ImageLoader) {
    previewView = LinkPreviewView(.init(isCard: true), imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  /// Puts the card into the view.
  public override func makeControls() {
    previewView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(previewView)
    previewView.onOpen = { [weak self] in self?.onAction?(.open) }
  }

  /// Gives the row its ground.
  public override func styleControls() { backgroundColor = Palette.background }

  /// Says where the card goes.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      previewView.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      previewView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      previewView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      previewView.bottomAnchor.constraint(equalTo: bottomAnchor).withPriority(.required - 1),
    ])
  }

  /// Shows a page.
  public override func update(with viewModel: ThreadLinkRow) {
    previewView.update(with: viewModel.preview)
  }

  /// Stops loading.
  public override func prepareForReuse() {
    super.prepareForReuse()
    previewView.cancel()
  }
}
