public import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// The people of a list: a ``ListView`` with loading, empty and failure states, pages and messages.
public final class FriendsListContentView: UIView {
  /// The appearance of the list.
  public struct ViewConfig {
    /// The color behind the rows.
    public var backgroundColor = Palette.background
    /// The appearance of the rows.
    public var item = FriendsListItemView.ViewConfig.default

    /// The app's appearance.
    public static var `default`: ViewConfig { ViewConfig() }
  }

  /// Fills the view and shows the people, with all states of loading.
  public let listView: ListView

  /// Makes the people over their view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the list.
  ///   - itemFactory: Makes the rows.
  ///   - viewConfig: The appearance.
  public init(
    viewModel: any FriendsListContentViewModel,
    itemFactory: FriendsListItemFactory,
    viewConfig: ViewConfig = .default
  ) {
    listView = ListView(viewModel)
    super.init(frame: .zero)
    itemFactory.register(in: listView, for: viewModel, viewConfig: viewConfig.item)
    clipsToBounds = true
    addSubview(listView)
    listView.constrain(.edges)
    listView.backgroundColor = viewConfig.backgroundColor
    listView.scrollView.backgroundColor = viewConfig.backgroundColor
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }
}
