public import DesignKit
import Foundations
public import MomentsContracts
public import UIKit

/// A list of people with what stands above it.
public final class FriendsListView: UIView {
  /// What header and list look like together.
  public struct ViewConfig {
    /// The header.
    public var header = FriendsListHeaderView.ViewConfig.default
    /// The people.
    public var content = FriendsListContentView.ViewConfig.default
    /// How round the corners are, in points.
    public var cornerRadius = CornerRadius.xLarge
    /// The lines between header and people, and around both: in the dark, the shade of the screen
    /// below is nearly that of the list.
    public var lineColor = Palette.separator

    /// As in the app.
    public static var `default`: ViewConfig { ViewConfig() }
  }

  private let viewConfig: ViewConfig
  private let headerView: FriendsListHeaderView
  private let line = HairlineView()
  private let contentView: FriendsListContentView

  /// Makes a list over its view model.
  ///
  /// - Parameters:
  ///   - viewModel: What shows.
  ///   - itemFactory: Makes the rows.
  ///   - viewConfig: What it looks like.
  public init(
    viewModel: any FriendsListViewModel,
    itemFactory: FriendsListItemFactory,
    viewConfig: ViewConfig = .default
  ) {
    self.viewConfig = viewConfig
    headerView = FriendsListHeaderView(viewModel: viewModel.header, viewConfig: viewConfig.header)
    contentView = FriendsListContentView(
      viewModel: viewModel.content,
      itemFactory: itemFactory,
      viewConfig: viewConfig.content
    )
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = viewConfig.cornerRadius
    layer.borderWidth = 1
    backgroundColor = viewConfig.content.backgroundColor
    line.backgroundColor = viewConfig.lineColor
    for view in [headerView, line, contentView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      headerView.topAnchor.constraint(equalTo: topAnchor),
      line.topAnchor.constraint(equalTo: headerView.bottomAnchor),
      contentView.topAnchor.constraint(equalTo: line.bottomAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The line around the list follows the traits, which a layer does not by itself.
  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = viewConfig.lineColor.resolvedColor(with: traitCollection).cgColor
  }
}
