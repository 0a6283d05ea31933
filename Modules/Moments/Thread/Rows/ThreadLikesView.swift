import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The like button of a thread's moment, and who likes it; at the other end of the line what else
/// the reader can do.
///
///     (o)(o)(o) Ada, Lin and 3 others
///     <3 12                   [boost] [edit] [delete]
public final class ThreadLikesView: BaseListItemView<ThreadLikesRow, ThreadLikesView.Action> {
  /// What the reader can do in the row.
  public enum Action: Hashable, Sendable {
    /// Like the moment, or take the like back.
    case toggleLike
    /// Show who likes the moment.
    case showLikers
    /// Share the moment, or take that back.
    case toggleBoost
    /// Change one's own moment.
    case edit
    /// Delete one's own moment.
    case delete
  }

  private let stack = UIStackView()
  private let likersView: LikersView
  private let likeButton = UIButton(type: .custom)
  private let boostButton = UIButton(type: .custom)
  private let editButton = UIButton(type: .custom)
  private let deleteButton = UIButton(type: .custom)
  private let actionsStack = UIStackView()
  private let separator = HairlineView()
  private var shown: (moment: ListItemID, isLiked: Bool)?

  /// Makes a row that loads its pictures with a loader.
  public init(imageLoader: ImageLoader) {
    likersView = LikersView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  /// Puts the controls into the view.
  public override func makeControls() {
    for view in [likersView, likeButton] { stack.addArrangedSubview(view) }
    for view in [boostButton, editButton, deleteButton] { actionsStack.addArrangedSubview(view) }
    for view in [stack, actionsStack, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    likersView.onTap { [weak self] in self?.onAction?(.showLikers) }
    let actions: [(UIButton, Action)] = [
      (likeButton, .toggleLike), (boostButton, .toggleBoost), (editButton, .edit),
      (deleteButton, .delete),
    ]
    for (button, action) in actions {
      button.onPrimaryAction { [weak self] in self?.onAction?(action) }
    }
  }

  /// Gives the controls the tokens of DesignKit.
  public override func styleControls() {
    backgroundColor = Palette.background
    stack.axis = .vertical
    likeButton.styleAsFavorite()
    likeButton.accessibilityIdentifier = "thread.like"
    actionsStack.spacing = Spacing.medium
    let icons: [(UIButton, Icon, String)] = [
      (boostButton, .boost, "thread.boost"), (editButton, .edit, "thread.edit"),
      (deleteButton, .delete, "thread.delete"),
    ]
    for (button, icon, name) in icons {
      button.styleAsCounter(icon: icon.image)
      button.contentHorizontalAlignment = .center
      button.accessibilityIdentifier = name
    }
    boostButton.configurationUpdateHandler = { button in
      button.configuration?.baseForegroundColor =
        button.isSelected ? Palette.accent : Palette.secondaryText
    }
  }

  /// Says where the controls go.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor).withPriority(.required - 1),
      likeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
      actionsStack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      actionsStack.centerYAnchor.constraint(equalTo: likeButton.centerYAnchor),
      separator.leadingAnchor.constraint(equalTo: leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    for button in [boostButton, editButton, deleteButton] {
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget)
          .yieldingToHiding(),
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget)
          .yieldingToHiding(),
      ])
    }
  }

  /// Shows likes.
  public override func update(with viewModel: ThreadLikesRow) {
    let likes = viewModel.likes
    likersView.update(people: likes.people, text: likes.peopleText)
    likersView.isUserInteractionEnabled = viewModel.showsLikers
    likersView.isAccessibilityElement = viewModel.showsLikers
    likersView.accessibilityTraits = viewModel.showsLikers ? .button : .none
    likersView.accessibilityLabel = likes.peopleText.readAloud
    likeButton.show(likes)
    showActions(viewModel.actions)
    if let shown, shown.moment == viewModel.moment, !shown.isLiked, likes.isLiked {
      likeButton.animateFavorite()
    }
    shown = (viewModel.moment, likes.isLiked)
  }

  private func showActions(_ actions: MomentRow.Actions) {
    let titles = [
      (boostButton, actions.boostTitle), (editButton, actions.editTitle),
      (deleteButton, actions.deleteTitle),
    ]
    for (button, title) in titles {
      button.isHidden = title == nil
      button.accessibilityLabel = title
    }
    boostButton.isSelected = actions.isBoosted
    actionsStack.isHidden = titles.allSatisfy { $0.1 == nil }
  }

  /// Leaves the names some room in a narrow column.
  public override func prepareForLayout(width: CGFloat) {
    likersView.prepareForLayout(width: width - 2 * Spacing.large)
  }

  /// Stops loading and forgets the row.
  public override func prepareForReuse() {
    super.prepareForReuse()
    shown = nil
    likersView.cancel()
  }
}
