public import Foundations
public import ListModel
import UIKit

/// The base of row views that load images.
open class ImageListItemView<ViewModel: ListItemViewModel, Action>: BaseListItemView<
  ViewModel, Action
>
{
  /// Loads the images.
  public let imageLoader: ImageLoader

  /// Makes a row view and runs the steps.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }
}
