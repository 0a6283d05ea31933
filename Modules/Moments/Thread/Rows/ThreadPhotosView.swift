import DesignKit
public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The photos of a thread's moment, as wide as the row.
public final class ThreadPhotosView: BaseListItemView<ThreadPhotosRow, ThreadPhotosView.Action> {
  /// What the reader can do in the row.
  public enum Action: Hashable, Sendable {
    /// Look at a photo.
    case openPhoto(Int)
  }

  private let photoGrid: PhotoGridView

  /// Makes a row that loads its images with a loader.
  public init(imageLoader: ImageLoader) {
    photoGrid = PhotoGridView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  /// Puts the grid into the view.
  public override func makeControls() {
    photoGrid.translatesAutoresizingMaskIntoConstraints = false
    addSubview(photoGrid)
    photoGrid.onPhoto = { [weak self] in self?.onAction?(.openPhoto($0)) }
  }

  /// Gives the row its ground.
  public override func styleControls() {
    backgroundColor = Palette.background
  }

  /// Says where the grid goes.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      photoGrid.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      photoGrid.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      photoGrid.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      photoGrid.bottomAnchor.constraint(equalTo: bottomAnchor).withPriority(.required - 1),
    ])
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

  /// Stops loading.
  public override func prepareForReuse() {
    super.prepareForReuse()
    photoGrid.cancel()
  }
}
