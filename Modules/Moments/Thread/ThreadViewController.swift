import DesignKit
import Foundation
public import Foundations
public import ListModel
import MomentsComponents
public import MomentsContracts
public import UIKit

/// One moment with its comments.
///
/// The moment is one object of the list, shown by a stack of small section controllers; each
/// comment is an object of its own.
public final class ThreadViewController: ListAdapterViewController {
  /// The number of comments around the visible ones that load their photos.
  private static let workingRange = 4

  private let viewModel: any ThreadViewModel
  private let imageLoader: ImageLoader
  private let pill = NewRowsPill(icon: .further, identifier: "thread.new")
  /// Opens the composer for a comment; nil if the reader cannot comment.
  private lazy var bar = viewModel.commentPrompt.map { CommentBar(prompt: $0) }

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any ThreadViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel, workingRangeSize: Self.workingRange)
    title = viewModel.title
  }

  // MARK: Objects

  /// Registers a stack of section controllers for the moment, and one controller for each comment.
  public override func registerSections() {
    let ask = asking
    let menu: (ThreadMomentRow) -> UIMenu? = { [viewModel] in viewModel.menu(of: $0, asking: ask) }
    adapter.register(ThreadMomentRow.self) { [viewModel, imageLoader] in
      ListStackedSectionController([
        ThreadPartSection(
          { [$0.author] },
          { ThreadAuthorView(imageLoader: imageLoader) },
          menu: menu
        ) {
          switch $0 {
          case .openAuthor: viewModel.openProfile($1.author)
          }
        },
        ThreadTextSection(viewModel: viewModel, imageLoader: imageLoader, menu: menu),
        ThreadPartSection(
          { [$0.photos].compactMap(\.self) },
          { ThreadPhotosView(imageLoader: imageLoader) },
          menu: menu
        ) { action, _ in
          switch action {
          case .openPhoto(let index): viewModel.openPhoto(at: index)
          }
        },
        ThreadPartSection(
          { [$0.poll].compactMap(\.self) },
          { ThreadPollView(imageLoader: imageLoader) },
          menu: menu
        ) { action, _ in viewModel.performInPoll(action) },
        ThreadPartSection(
          { [$0.link].compactMap(\.self) },
          { ThreadLinkView(imageLoader: imageLoader) },
          menu: menu
        ) { action, row in
          switch action {
          case .open: viewModel.open(.link(row.preview.url))
          }
        },
        ThreadPartSection(
          { [$0.quoted].compactMap(\.self) },
          { ThreadQuotedView(imageLoader: imageLoader) },
          menu: menu
        ) { action, row in
          switch action {
          case .open: viewModel.perform(.openQuoted, on: row.moment)
          }
        },
        ThreadPartSection(
          { [$0.detail].compactMap(\.self) },
          { ThreadDetailView() },
          menu: menu
        ) { action, row in
          switch action {
          case .showEdits: viewModel.perform(.showEdits, on: row.moment)
          case .showLikers: viewModel.openLikers()
          case .showBoosters: viewModel.openBoosters()
          }
        },
        ThreadPartSection(
          { [$0.likes] },
          { ThreadLikesView(imageLoader: imageLoader) },
          menu: menu
        ) { action, row in
          switch action {
          case .toggleLike: viewModel.toggleLike()
          case .showLikers: viewModel.openLikers()
          case .toggleBoost: viewModel.toggleBoost()
          case .toggleBookmark: viewModel.perform(.bookmark, on: row.moment)
          case .edit: viewModel.edit()
          case .delete: viewModel.delete()
          }
        },
      ])
    }
    adapter.register(ThreadCommentRow.self) { [viewModel, imageLoader] in
      ThreadCommentSection(viewModel: viewModel, imageLoader: imageLoader, ask: ask)
    }
    adapter.register(
      { [imageLoader] in ThreadParentView(imageLoader: imageLoader) },
      onSelect: { [viewModel] _ in viewModel.openParent() }
    )
    adapter.register({ ThreadCommentHeaderView() })
    adapter.register(
      { ThreadPlaceholderView() },
      onAction: { [viewModel] action, row in
        switch action {
        case .reveal: viewModel.reveal(row.id)
        case .toggleCollapse(let comment): viewModel.toggleCollapse(comment)
        }
      }
    )
  }

  /// Asks the reader for confirmation.
  private var asking: (MomentRow.Actions.Question, @escaping () -> Void) -> Void {
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
    bar.onTap = { [viewModel] in viewModel.writeComment() }
  }

  /// Adds the constraints.
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
    guard collectionView.contentInset.bottom != height else { return }
    collectionView.contentInset.bottom = height
  }

  /// Observes the view model's messages, and the number of new comments.
  public override func bind() {
    super.bind()
    viewModel.state.observe { [weak self] state in
      self?.bar?.isHidden = state != .content
    }.disposed(by: bindings)
    viewModel.newComments.observe { [weak self] in self?.pill.show($0?.title) }.disposed(
      by: bindings
    )
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

  /// The shortcuts for the moment and for new comments.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    let strings = viewModel.strings
    var shortcuts =
      [
        KeyboardShortcut(strings.shortcutLike, "l") { [viewModel] in viewModel.toggleLike() }
      ] + listView.refreshShortcuts(strings.shortcutRefresh)
    if bar != nil {
      shortcuts.append(
        KeyboardShortcut(strings.shortcutComment, "c") { [viewModel] in viewModel.writeComment() }
      )
    }
    return shortcuts
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
  fileprivate func menu(
    of row: ThreadMomentRow,
    asking ask: @escaping (MomentRow.Actions.Question, @escaping () -> Void) -> Void
  ) -> UIMenu {
    MomentMenu(strings: strings, ask: ask) { [weak self] command in
      switch command {
      case .like: self?.toggleLike()
      case .reply: self?.writeComment()
      case .boost: self?.toggleBoost()
      case .edit: self?.edit()
      case .delete: self?.delete()
      case .other(let command): self?.perform(command, on: row.author.moment)
      }
    }
    .menu(
      isLiked: row.likes.likes.isLiked,
      actions: row.likes.actions,
      text: row.text.flatMap { $0.isConcealed ? nil : $0.text.string }
    )
  }
}
