import DesignKit
public import Foundations
public import MomentsContracts
public import MomentsValues
public import UIKit

/// The small avatars and the names of people who liked something.
public final class LikersView: BaseView {
  /// The maximum number of avatars beside the names, and the number where the names would have no
  /// space.
  private static let maximumAvatars = 5
  private static let narrowMaximumAvatars = 3
  private static let narrowWidth: CGFloat = 260

  private let imageLoader: ImageLoader
  private var avatars: [AsyncImageView] = []
  private var shownCount = 0
  private let avatarStack = UIStackView()
  private let label = ImageLabel()
  private let stack = UIStackView()

  /// Makes a view that loads its avatars with a loader.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    label.imageLoader = imageLoader
    super.init(frame: .zero)
    for view in [avatarStack, label] { stack.addArrangedSubview(view) }
    addSubview(stack)
    stack.constrain(.edges.inset(Spacing.small))
    stack.spacing = Spacing.small
    stack.alignment = .center
    avatarStack.spacing = Spacing.xSmall
    avatarStack.setContentHuggingPriority(.required, for: .horizontal)
    backgroundColor = Palette.surface
    layer.cornerRadius = CornerRadius.medium
    configure(label) {
      $0.font = Typography.caption()
      $0.textColor = Palette.secondaryText
      $0.numberOfLines = 4
      $0.adjustsFontForContentSizeCategory = true
    }
  }

  /// Shows people; hides the view if there are none.
  ///
  /// - Parameters:
  ///   - likers: Some of those who liked, the closest to the reader first; only those with a
  ///     portrait get an avatar.
  ///   - text: All of them as text, localised: "Ann, Bob and 12 others".
  public func update(people likers: [PersonReference], text: RichText) {
    isHidden = text.isEmpty
    let people = likers.filter { $0.avatar != nil }.prefix(Self.maximumAvatars)
    shownCount = people.count
    while avatars.count < people.count { addAvatar() }
    let side = Metrics.likerAvatar
    for (index, view) in avatars.enumerated() {
      view.isHidden = index >= people.count
      if index < people.count {
        view.show(people[index].avatar, side: side, with: imageLoader)
      } else {
        view.cancel()
      }
    }
    avatarStack.isHidden = people.isEmpty
    stack.stackForLargeText(traitCollection)
    label.show(text, in: Typography.caption)
  }

  /// Leaves space for the names in a narrow column.
  ///
  /// The first few loaded avatars stay. Call it before the view is measured, with its width in
  /// points.
  public func prepareForLayout(width: CGFloat) {
    let most = width < Self.narrowWidth ? Self.narrowMaximumAvatars : Self.maximumAvatars
    for (index, view) in avatars.enumerated() { view.isHidden = index >= min(most, shownCount) }
  }

  /// Large names get the full width.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stack.stackForLargeText(traitCollection)
  }

  /// Cancels the image loads.
  public func cancel() {
    for view in avatars { view.cancel() }
  }

  private func addAvatar() {
    let view = AsyncImageView(frame: .zero)
    view.styleAsAvatar(cornerRadius: CornerRadius.small)
    view.emptySymbol = Icon.person.image
    avatars.append(view)
    avatarStack.addArrangedSubview(view)
    view.constrain(.size(Metrics.likerAvatar).yielding)
  }
}
