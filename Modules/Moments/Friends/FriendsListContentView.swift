public import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// The people of a list: a ``ListView`` with its first load, zero case, failures, pages and
/// messages.
public final class FriendsListContentView: UIView {
  /// What the list looks like.
  public struct ViewConfig {
    /// Behind the rows.
    public var backgroundColor = Palette.background
    /// The rows.
    public var item = FriendsListItemView.ViewConfig.default

    /// As in the app.
    public static var `default`: ViewConfig { ViewConfig() }
  }

  /// The list.
  public let listView: ListView

  /// Makes the people over their view model.
  ///
  /// - Parameters:
  ///   - viewModel: What shows.
  ///   - itemFactory: Makes the rows.
  ///   - viewConfig: What it looks like.
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
    listView.pinEdges(to: self)
    listView.backgroundColor = viewConfig.backgroundColor
    listView.scrollView.backgroundColor = viewConfig.backgroundColor
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }
}
