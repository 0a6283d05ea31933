import Components
public import Contracts
import DesignKit
public import Foundations
import ListModel
public import UIKit

/// One moment with its comments.
public final class ThreadViewController: BaseTableViewController {
  private let viewModel: any ThreadViewModel
  private let imageLoader: ImageLoader
  private let pill = NewCommentsPill()
  private var watch: Task<Void, Never>?

  /// How long a message that can be undone stays, in seconds: as long as it can be.
  private static let undoStay: TimeInterval = 5

  /// Makes the screen over a view model, demo or live.
  public init(viewModel: any ThreadViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
    title = viewModel.title
  }

  /// Fails: screens are made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  isolated deinit {
    watch?.cancel()
  }

  public override func registerRows() {
    let viewModel = viewModel
    let imageLoader = imageLoader
    register(
      { ThreadAuthorView(imageLoader: imageLoader) },
      onAction: { viewModel.openProfile($1.author) }
    )
    register(
      { ThreadParentView(imageLoader: imageLoader) },
      onSelect: { _ in viewModel.openParent() }
    )
    register(
      { ThreadTextView() },
      onAction: { [weak self] action, _ in
        switch action {
        case .toggleFold: self?.toggleFold()
        case .toggleWarning: viewModel.toggleWarning()
        case .open(let kind): viewModel.open(kind)
        }
      },
      onSelect: { [weak self] in if $0.folding.canFold { self?.toggleFold() } }
    )
    register(
      { ThreadPhotosView(imageLoader: imageLoader) },
      onAction: { action, _ in
        if case .openPhoto(let i) = action { viewModel.openPhoto(at: i) }
      }
    )
    register(
      { ThreadLikesView(imageLoader: imageLoader) },
      onAction: { _, _ in viewModel.toggleLike() }
    )
    register({ ThreadCommentHeaderView() })
    register(
      { ThreadCommentView(imageLoader: imageLoader) },
      onAction: { action, row in
        switch action {
        case .toggleLike: viewModel.toggleLike(row.id)
        case .toggleCollapse(let id): viewModel.toggleCollapse(id)
        case .toggleWarning: viewModel.toggleWarning(row.id)
        case .open(let kind): viewModel.open(kind)
        case .openPhoto(let i): viewModel.openPhoto(at: i, of: row.id)
        case .openAuthor: viewModel.openProfile(row.author)
        case .delete: viewModel.delete(row.id)
        }
      }
    )
    register(
      { ThreadPlaceholderView() },
      onAction: { action, row in
        switch action {
        case .reveal: viewModel.reveal(row.id)
        case .toggleCollapse(let id): viewModel.toggleCollapse(id)
        }
      }
    )
  }

  private func toggleFold() {
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.75,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: {
        self.viewModel.toggleFold()
      }
    )
  }

  public override func makeControls() {
    super.makeControls()
    pill.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pill)
    pill.onTap = { [weak self] in self?.viewModel.showNewComments() }
  }

  public override func constrainControls() {
    super.constrainControls()
    NSLayoutConstraint.activate([
      pill.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pill.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
      pill.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor,
        constant: -Spacing.large
      ),
    ])
  }

  public override func bind() {
    super.bind()
    viewModel.message.observe { [weak self] message in
      guard let self, let message else { return }
      ToastView(
        text: message.text,
        actionTitle: message.undoTitle,
        stayingFor: message.undoTitle == nil ? ToastView.stay : Self.undoStay
      ) { [weak self] in
        self?.viewModel.undo(message.id)
      }.present(in: view)
    }.disposed(by: bindings)
    viewModel.newComments.observe { [weak self] in self?.pill.show($0) }.disposed(by: bindings)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watch?.cancel()
    watch = Task { [viewModel] in await viewModel.watchForNewComments() }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watch?.cancel()
    viewModel.screenDidDisappear()
  }
}
