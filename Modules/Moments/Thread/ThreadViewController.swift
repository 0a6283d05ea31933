import DesignKit
import Foundation
public import Foundations
public import ListModel
import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import UIKit

/// One moment with its comments.
///
/// The moment is one object of the list, which a section controller shows as rows; each comment is
/// a row.
public final class ThreadViewController: ListViewController {
  let viewModel: any ThreadViewModel
  let imageLoader: ImageLoader
  private let pill = NewRowsPill(icon: .further, identifier: "thread.new")
  /// Opens the composer for a comment; nil if the reader cannot comment.
  private lazy var bar = viewModel.commentPrompt.map { CommentBar(prompt: $0) }

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any ThreadViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel, style: .collection)
    title = viewModel.title
  }

  // MARK: Rows

  /// Registers a section controller for the moment, and a row for everything else.
  public override func registerRows() {
    register(ThreadMomentRow.self) { [viewModel, imageLoader, asking] in
      ThreadMomentSection(viewModel: viewModel, imageLoader: imageLoader, ask: asking)
    }
    register(ThreadCommentRow.self) { [unowned self] in row(of: $0) }
    register(
      { [imageLoader] in ThreadParentView(imageLoader: imageLoader) },
      onSelect: { [viewModel] in viewModel.perform(.openMoment, on: $0.id) }
    )
    register({ ThreadCommentHeaderView() })
    register(
      { ThreadPlaceholderView() },
      onAction: { [viewModel] action, row in
        switch action {
        case .reveal: viewModel.perform(.reveal, on: row.id)
        case .toggleCollapse(let comment): viewModel.perform(.collapse, on: comment)
        }
      }
    )
  }

  /// Asks the reader for confirmation.
  var asking: (MomentRow.Actions.Question, @escaping () -> Void) -> Void {
    { [weak self, strings = viewModel.strings] question, perform in
      self?.ask(question, strings: strings, then: perform)
    }
  }

  // MARK: Steps

  /// Adds the button for new comments over the list.
  public override func makeControls() {
    super.makeControls()
    pill.float(over: view)
    pill.onTap = { [weak self] in self?.showNewComments() }
    listView.messageOffset = { [weak self] in self?.heightOfBars ?? 0 }
    guard let bar else { return }
    view.addConstrainedSubviews(bar)
    bar.onTap = { [weak self] in self?.performOnMoment(.reply) }
  }

  public override func constrainControls() {
    super.constrainControls()
    pill.bottomAnchor.constraint(
      equalTo: bar?.topAnchor ?? view.safeAreaLayoutGuide.bottomAnchor,
      constant: -Spacing.large
    ).isActive = true
    guard let bar else { return }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// The list ends above the bar.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let bar else { return }
    let height = max(0, bar.bounds.height - view.safeAreaInsets.bottom)
    guard listView.scrollView.contentInset.bottom != height else { return }
    listView.scrollView.contentInset.bottom = height
  }

  /// Observes the view model's messages, and the number of new comments.
  public override func bind() {
    super.bind()
    viewModel.snapshot.observe { [weak self] in
      self?.bar?.isHidden = $0.state != .content
      self?.showMenuButton()
    }.disposed(by: bindings)
    viewModel.newComments.observe { [weak self] in self?.pill.show($0?.title) }.disposed(
      by: bindings
    )
  }

  /// The moment; nil while there is none.
  private var moment: ThreadMomentRow? {
    viewModel.sections.lazy.compactMap { $0.rows(of: ThreadMomentRow.self).first }.first
  }

  private func performOnMoment(_ command: MomentCommand) {
    if let moment { viewModel.perform(command, on: moment.author.moment) }
  }

  /// Shows the button with the menu of the moment, as its row in a timeline has it.
  private func showMenuButton() {
    let title = moment.map(\.likes.actions.moreTitle).flatMap { $0.isEmpty ? nil : $0 }
    guard title != navigationItem.rightBarButtonItem?.accessibilityLabel else { return }
    navigationItem.rightBarButtonItem = title.map { title in
      // Made when it opens: the actions of the moment change.
      let items = UIDeferredMenuElement.uncached {
        [weak self] (show: @escaping ([UIMenuElement]) -> Void) in
        show(self?.moment.map { self?.menu(of: $0).children ?? [] } ?? [])
      }
      let button = UIBarButtonItem(image: Icon.more.image, menu: UIMenu(children: [items]))
      button.accessibilityLabel = title
      button.accessibilityIdentifier = "thread.more"
      return button
    }
  }

  private func menu(of moment: ThreadMomentRow) -> UIMenu {
    viewModel.menu(of: moment, asking: asking)
  }

  /// The height of the bars over the lower edge of the list, in points.
  private var heightOfBars: CGFloat {
    let barHeight = bar.map { max(0, $0.bounds.height - view.safeAreaInsets.bottom) } ?? 0
    return barHeight + (pill.isHidden ? 0 : pill.bounds.height + Spacing.small)
  }

  /// Inserts the new comments into the list, and scrolls to the first of them.
  private func showNewComments() {
    guard let first = viewModel.showNewComments() else { return }
    listView.scroll(to: first, at: .middle)
  }

  // MARK: Keys

  /// The shortcuts for the moment, for the focused comment, and for new comments.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    let strings = viewModel.strings
    var shortcuts =
      [
        KeyboardShortcut(strings.shortcutLike, "l") { [weak self] in self?.performOnMoment(.like) }
      ] + listView.refreshShortcuts(strings.shortcutRefresh)
    if bar != nil {
      shortcuts.append(
        KeyboardShortcut(strings.shortcutComment, "c") { [weak self] in
          self?.performOnMoment(.reply)
        }
      )
      shortcuts.append(KeyboardShortcut(strings.reply, "r") { [weak self] in self?.reply() })
    }
    return shortcuts
  }

  /// Replies to the focused comment; without one, to the moment.
  private func reply() {
    let comment = listView.focusedRow(of: ThreadCommentRow.self)
    guard let comment, comment.actions.replyTitle != nil else { return performOnMoment(.reply) }
    viewModel.perform(.reply, on: comment.id)
  }

  /// Loads new comments.
  public override func startVisibleWork() -> Task<Void, Never>? {
    Task { [viewModel] in await viewModel.watch() }
  }

  /// Performs deletions that could still be undone.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.screenDidDisappear()
  }
}

extension ThreadViewModel {
  /// The menu of the moment.
  func menu(
    of row: ThreadMomentRow,
    asking ask: @escaping (MomentRow.Actions.Question, @escaping () -> Void) -> Void
  ) -> UIMenu {
    MomentMenu(strings: strings, ask: ask) { [weak self] in
      self?.perform($0, on: row.author.moment)
    }
    .menu(
      isLiked: row.likes.likes.isLiked,
      actions: row.likes.actions,
      text: row.text.flatMap { $0.isConcealed ? nil : $0.text.string }
    )
  }
}
