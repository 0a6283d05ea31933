import Components
public import Contracts
import DesignKit
public import Foundations
import ListModel
public import UIKit

/// The like button of a thread's moment, and who likes it.
public final class ThreadLikesView: BaseListItemView<ThreadLikesRow, ThreadLikesView.Action> {
  /// What the reader can do in the row.
  public enum Action: Hashable, Sendable {
    /// Like the moment, or take the like back.
    case toggleLike
  }

  private let stack = UIStackView()
  private let likersView: LikersView
  private let likeButton = UIButton(type: .custom)
  private let separator = UIView()
  private var shown: (moment: ListItemID, isLiked: Bool)?

  /// Makes a row that loads its pictures with a loader.
  public init(imageLoader: ImageLoader) {
    likersView = LikersView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  /// Fails: row views are made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Puts the controls into the view.
  public override func makeControls() {
    for view in [likersView, likeButton] { stack.addArrangedSubview(view) }
    for view in [stack, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    likeButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.toggleLike) },
      for: .primaryActionTriggered
    )
  }

  /// Gives the controls the tokens of DesignKit.
  public override func styleControls() {
    backgroundColor = Palette.background
    separator.backgroundColor = Palette.separator
    stack.axis = .vertical
    likeButton.styleAsFavorite()
    likeButton.accessibilityIdentifier = "thread.like"
  }

  /// Says where the controls go.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor).withPriority(.required - 1),
      likeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
      separator.leadingAnchor.constraint(equalTo: leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  /// Shows likes.
  public override func update(with viewModel: ThreadLikesRow) {
    let likes = viewModel.likes
    likersView.update(people: likes.people, text: likes.peopleText)
    likeButton.isSelected = likes.isLiked
    likeButton.configuration?.title = likes.countText
    likeButton.accessibilityLabel = likes.accessibilityText
    if let shown, shown.moment == viewModel.moment, !shown.isLiked, likes.isLiked {
      likeButton.animateFavorite()
    }
    shown = (viewModel.moment, likes.isLiked)
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
