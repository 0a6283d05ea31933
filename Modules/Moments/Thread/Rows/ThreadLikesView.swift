import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
import MomentsValues
public import UIKit

/// The like and boost buttons of a thread's moment, at the trailing end the other actions, and the
/// people who like and boosted it.
///
///     <3 12    boost 3        [bookmark] [edit] [delete]
///     (o)(o)(o) Ada, Lin and 3 others
///     24 likes   12 boosts
///
/// At large text sizes, the other actions are on a separate line. What a tap on a button adds is
/// below the buttons: they stay where the finger is.
public final class ThreadLikesView: BaseListItemView<ThreadLikesRow, MomentCommand> {
  private let stack = UIStackView()
  private let likersView: LikersView
  private let likeButton = UIButton(type: .custom)
  private let boostButton = UIButton(type: .custom)
  private let bookmarkButton = UIButton(type: .custom)
  private let editButton = UIButton(type: .custom)
  private let deleteButton = UIButton(type: .custom)
  private let line = UIStackView()
  private let counters = UIStackView()
  /// Takes the remaining space of the line.
  private let space = UIView()
  private let actionsStack = UIStackView()
  private let likesButton = UIButton(type: .custom)
  private let boostsButton = UIButton(type: .custom)
  private let people = UIStackView()
  private let separator = HairlineView()
  private lazy var bottom = stack.inactiveConstraint(.bottom.yielding)
  private var shown: (moment: ListItemID, isLiked: Bool)?

  /// Makes a row that loads its images with a loader.
  public init(imageLoader: ImageLoader) {
    likersView = LikersView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  public override func makeControls() {
    for view in [line, likersView, people] { stack.addArrangedSubview(view) }
    for view in [counters, space, actionsStack] { line.addArrangedSubview(view) }
    for view in [likeButton, boostButton] { counters.addArrangedSubview(view) }
    for view in [bookmarkButton, editButton, deleteButton] { actionsStack.addArrangedSubview(view) }
    for view in [likesButton, boostsButton] { people.addArrangedSubview(view) }
    addConstrainedSubviews(stack, separator)
    likersView.onTap { [weak self] in self?.onAction?(.openLikers) }
    let actions: [(UIButton, MomentCommand)] = [
      (likeButton, .like), (boostButton, .boost), (bookmarkButton, .bookmark),
      (editButton, .edit), (deleteButton, .delete), (likesButton, .openLikers),
      (boostsButton, .openBoosters),
    ]
    for (button, action) in actions {
      button.onPrimaryAction { [weak self] in self?.onAction?(action) }
    }
  }

  public override func styleControls() {
    backgroundColor = Palette.background
    stack.axis = .vertical
    // The numbers are as wide as their titles: a tap beside them opens nothing.
    stack.alignment = .leading
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
    people.spacing = Spacing.large
    for button in [likesButton, boostsButton] {
      button.titleLabel?.style(Typography.caption(), Palette.accent)
      // The largest text in a long language is scaled down rather than truncated.
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.5
      button.setTitleColor(Palette.accent, for: .normal)
      button.contentHorizontalAlignment = .leading
    }
    likesButton.accessibilityIdentifier = "thread.likes"
    boostsButton.accessibilityIdentifier = "thread.boosts"
    counters.spacing = Spacing.large
    actionsStack.spacing = Spacing.xSmall
    space.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    space.setContentCompressionResistancePriority(.defaultLow - 1, for: .horizontal)
  }

  public override func constrainControls() {
    stack.constrain(.sides.inset(Spacing.large), .top)
    for view in [line, likersView] { view.constrain(.width.equal(to: stack)) }
    likeButton.constrain(.width.atLeast(64))
    boostButton.constrain(.width.atLeast(64).yielding)
    separator.constrain(.sides.bottom)
    bottom.isActive = true
    for button in [likeButton, boostButton, likesButton, boostsButton] {
      button.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    }
    for button in [bookmarkButton, editButton, deleteButton] {
      button.constrain(.size.atLeast(Metrics.tapTarget).yielding)
    }
  }

  /// Shows likes.
  public override func update(with viewModel: ThreadLikesRow) {
    let likes = viewModel.likes
    likersView.update(people: likes.people, text: likes.peopleText)
    likersView.isUserInteractionEnabled = viewModel.showsLikers
    likersView.isAccessibilityElement = viewModel.showsLikers
    likersView.accessibilityTraits = viewModel.showsLikers ? .button : .none
    likersView.accessibilityLabel = likes.peopleText.words.readAloud
    likeButton.show(likes)
    showActions(viewModel.actions)
    showCounts(of: viewModel)
    if let shown, shown.moment == viewModel.moment, !shown.isLiked, likes.isLiked {
      likeButton.animateFavorite()
    }
    shown = (viewModel.moment, likes.isLiked)
  }

  private func showCounts(of row: ThreadLikesRow) {
    for (button, title) in [(likesButton, row.likesTitle), (boostsButton, row.boostsTitle)] {
      button.setTitle(title, for: .normal)
      button.isHidden = title == nil
    }
    people.stackForLargeText(traitCollection, alignment: .leading)
    people.isHidden = likesButton.isHidden && boostsButton.isHidden
    // Buttons have space around them.
    bottom.constant = likersView.isHidden || !people.isHidden ? 0 : -Spacing.medium
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

  /// At large text sizes both ends do not fit in one line.
  private func placeActions() {
    let isLarge = line.stackForLargeText(traitCollection)
    space.isHidden = isLarge
  }

  /// The line depends on the content size; labels and buttons update by themselves.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placeActions()
    people.stackForLargeText(traitCollection, alignment: .leading)
  }

  /// Leaves space for the names in a narrow column.
  public override func prepareForLayout(width: CGFloat) {
    likersView.prepareForLayout(width: width - 2 * Spacing.large)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    shown = nil
    likersView.cancel()
  }
}
