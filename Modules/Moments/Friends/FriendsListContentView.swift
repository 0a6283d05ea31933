public import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// The people of a list: a ``ListView`` with loading, empty and failure states, pages and messages.
public final class FriendsListContentView: BaseView {
  /// The appearance of the list.
  public struct ViewConfig {
    /// The color behind the rows.
    public var backgroundColor = Palette.background
    /// The insets around all rows, in points.
    public var insets = NSDirectionalEdgeInsets.zero
    /// The space between rows, in points.
    public var spacing: CGFloat = 0
    /// The minimum width of a column, in points, to show the people as a collection of as many
    /// columns as fit; `nil` for a table.
    public var columnWidth: CGFloat?
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
  ///   - viewConfig: The appearance.
  public init(
    viewModel: any FriendsListContentViewModel,
    viewConfig: ViewConfig = .default
  ) {
    listView =
      viewConfig.columnWidth.map { Self.collection(viewModel, viewConfig, columnWidth: $0) }
      ?? Self.table(viewModel, viewConfig)
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(listView)
    listView.constrain(.edges)
    listView.backgroundColor = viewConfig.backgroundColor
    listView.scrollView.backgroundColor = viewConfig.backgroundColor
  }

  private static func table(
    _ viewModel: any FriendsListContentViewModel,
    _ config: ViewConfig
  ) -> ListView {
    let list = ListView(viewModel)
    let (insets, gap) = (config.insets, config.spacing / 2)
    list.register(FriendRow.self) {
      FriendsListItemView.row($0, of: { viewModel }, viewConfig: config.item).insets(
        NSDirectionalEdgeInsets(
          top: gap,
          leading: insets.leading,
          bottom: gap,
          trailing: insets.trailing
        )
      )
    }
    list.scrollView.contentInset.top = insets.top - gap
    list.scrollView.contentInset.bottom = insets.bottom - gap
    return list
  }

  private static func collection(
    _ viewModel: any FriendsListContentViewModel,
    _ config: ViewConfig,
    columnWidth: CGFloat
  ) -> ListView {
    ListView(viewModel, style: .collection) { sections in
      TableModel {
        for section in sections {
          Section(id: section.id, Array(section.rows(of: FriendRow.self))) {
            FriendsListItemView.row($0, of: { viewModel }, viewConfig: config.item)
          }
          .grid(columnWidth: columnWidth)
          .insets(config.insets)
          .spacing(config.spacing)
        }
      }
    }
  }
}
