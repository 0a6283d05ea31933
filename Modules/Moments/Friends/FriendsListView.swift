public import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// A list of people with its header.
public final class FriendsListView: BaseView {
  /// The appearance of header and list together.
  public struct ViewConfig {
    /// The appearance of the header.
    public var header = FriendsListHeaderView.ViewConfig.default
    /// The appearance of the people.
    public var content = FriendsListContentView.ViewConfig.default
    /// The corner radius, in points.
    public var cornerRadius = CornerRadius.xLarge
    /// The color of the lines between header and people, and around both: in dark appearance, the
    /// dimmed screen below is nearly the color of the list.
    public var lineColor = Palette.separator

    /// The app's appearance.
    public static var `default`: ViewConfig { ViewConfig() }
  }

  private let viewConfig: ViewConfig
  private let headerView: FriendsListHeaderView
  private let line = HairlineView()
  private let contentView: FriendsListContentView

  /// Makes a list over its view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the list.
  ///   - viewConfig: The appearance.
  public init(
    viewModel: any FriendsListViewModel,
    viewConfig: ViewConfig = .default
  ) {
    self.viewConfig = viewConfig
    headerView = FriendsListHeaderView(viewModel: viewModel.header, viewConfig: viewConfig.header)
    contentView = FriendsListContentView(
      viewModel: viewModel.content,
      viewConfig: viewConfig.content
    )
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = viewConfig.cornerRadius
    layer.borderWidth = 1
    backgroundColor = viewConfig.content.backgroundColor
    line.backgroundColor = viewConfig.lineColor
    for view in [headerView, line, contentView] {
      addConstrainedSubviews(view)
      view.constrain(.sides)
    }
    headerView.constrain(.top)
    line.constrain(.top.equal(to: headerView.bottomAnchor))
    contentView.constrain(.top.equal(to: line.bottomAnchor), .bottom)
  }

  /// The border is updated for the traits, which a layer does not do by itself.
  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = viewConfig.lineColor.resolvedColor(with: traitCollection).cgColor
  }
}
