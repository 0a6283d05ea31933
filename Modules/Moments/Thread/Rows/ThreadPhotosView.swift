import DesignKit
public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The photos of a thread's moment, as wide as the row.
public final class ThreadPhotosView: BaseListItemView<ThreadPhotosRow, ThreadPhotosView.Action> {
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Open the photo at an index.
    case openPhoto(Int)
  }

  private let photoGrid: PhotoGridView

  /// Makes a row that loads its images with a loader.
  public init(imageLoader: ImageLoader) {
    photoGrid = PhotoGridView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  /// Adds the grid to the view.
  public override func makeControls() {
    addConstrainedSubviews(photoGrid)
    photoGrid.onPhoto = { [weak self] in self?.onAction?(.openPhoto($0)) }
  }

  public override func styleControls() {
    backgroundColor = Palette.background
  }

  public override func constrainControls() {
    photoGrid.constrain(.top.inset(Spacing.medium), .sides.inset(Spacing.large), .bottom.yielding)
  }

  /// Shows photos.
  public override func update(with viewModel: ThreadPhotosRow) {
    photoGrid.update(
      with: viewModel.photos,
      of: viewModel.moment,
      unnamed: viewModel.photoText,
      hiddenCount: viewModel.hiddenPhotoCount,
      identifier: "thread"
    )
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    photoGrid.cancel()
  }
}
