import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The like and boost buttons of a thread's moment, and who likes it; at the other end of the line
/// what else the reader can do.
///
///     (o)(o)(o) Ada, Lin and 3 others
///     <3 12    boost 3        [bookmark] [edit] [delete]
///
/// In large letters, the other end is a line of its own.
public final class ThreadLikesView: BaseListItemView<ThreadLikesRow, ThreadLikesView.Action> {
  /// What the reader can do in the row.
  public enum Action: Hashable, Sendable {
    /// Like the moment, or take the like back.
    case toggleLike
    /// Show who likes the moment.
    case showLikers
    /// Share the moment, or take that back.
    case toggleBoost
    /// Keep the moment for later, or keep it no longer.
    case toggleBookmark
    /// Change one's own moment.
    case edit
    /// Delete one's own moment.
    case delete
  }

  private let stack = UIStackView()
  private let likersView: LikersView
  private let likeButton = UIButton(type: .custom)
  private let boostButton = UIButton(type: .custom)
  private let bookmarkButton = UIButton(type: .custom)
  private let editButton = UIButton(type: .custom)
  private let deleteButton = UIButton(type: .custom)
  private let line = UIStackView()
  private let counters = UIStackView()
  /// Takes the rest of the line.
  private let space = UIView()
  private let actionsStack = UIStackView()
  private let separator = HairlineView()
  private lazy var top = stack.topAnchor.constraint(equalTo: topAnchor)
  private var shown: (moment: ListItemID, isLiked: Bool)?

  /// Makes a row that loads its images with a loader.
  public init(imageLoader: ImageLoader) {
    likersView = LikersView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  /// Puts the controls into the view.
  public override func makeControls() {
    for view in [likersView, line] { stack.addArrangedSubview(view) }
    for view in [counters, space, actionsStack] { line.addArrangedSubview(view) }
    for view in [likeButton, boostButton] { counters.addArrangedSubview(view) }
    for view in [bookmarkButton, editButton, deleteButton] { actionsStack.addArrangedSubview(view) }
    for view in [stack, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    likersView.onTap { [weak self] in self?.onAction?(.showLikers) }
    let actions: [(UIButton, Action)] = [
      (likeButton, .toggleLike), (boostButton, .toggleBoost), (bookmarkButton, .toggleBookmark),
      (editButton, .edit), (deleteButton, .delete),
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
    boostButton.styleAsBoost()
    boostButton.accessibilityIdentifier = "thread.boost"
    bookmarkButton.styleAsBookmark()
    bookmarkButton.accessibilityIdentifier = "thread.bookmark"
    editButton.styleAsCounter(icon: Icon.edit.image)
    editButton.accessibilityIdentifier = "thread.edit"
    deleteButton.styleAsCounter(icon: Icon.delete.image)
    deleteButton.accessibilityIdentifier = "thread.delete"
    for button in [bookmarkButton, editButton, deleteButton] {
      button.contentHorizontalAlignment = .center
    }
    counters.spacing = Spacing.large
    actionsStack.spacing = Spacing.xSmall
    space.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    space.setContentCompressionResistancePriority(.defaultLow - 1, for: .horizontal)
  }

  /// Says where the controls go.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      top,
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor).withPriority(.required - 1),
      likeButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 64),
      boostButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 64).yieldingToHiding(),
      separator.leadingAnchor.constraint(equalTo: leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    for button in [likeButton, boostButton] {
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget)
        .yieldingToHiding().isActive = true
    }
    for button in [bookmarkButton, editButton, deleteButton] {
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
    // Buttons have room around them.
    top.constant = likersView.isHidden ? 0 : Spacing.medium
    likersView.isUserInteractionEnabled = viewModel.showsLikers
    likersView.isAccessibilityElement = viewModel.showsLikers
    likersView.accessibilityTraits = viewModel.showsLikers ? .button : .none
    likersView.accessibilityLabel = likes.peopleText.words.readAloud
    likeButton.show(likes)
    showActions(viewModel.actions)
    if let shown, shown.moment == viewModel.moment, !shown.isLiked, likes.isLiked {
      likeButton.animateFavorite()
    }
    shown = (viewModel.moment, likes.isLiked)
  }

  private func showActions(_ actions: MomentRow.Actions) {
    boostButton.showBoosts(of: actions)
    bookmarkButton.showBookmark(of: actions)
    for (button, title) in [(editButton, actions.editTitle), (deleteButton, actions.deleteTitle)] {
      button.isHidden = title == nil
      button.accessibilityLabel = title
    }
    actionsStack.isHidden = [bookmarkButton, editButton, deleteButton].allSatisfy(\.isHidden)
    placeActions()
  }

  /// Large letters leave no room for both ends in one line.
  private func placeActions() {
    let isLarge = line.stackForLargeText(traitCollection)
    space.isHidden = isLarge
  }

  /// The line follows the content size; labels and buttons do by themselves.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placeActions()
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
