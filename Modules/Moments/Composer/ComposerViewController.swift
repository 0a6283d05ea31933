import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
import MomentsLanguage
public import UIKit

/// The sheet in which a moment, a comment or an edit is written.
///
///     Cancel          New moment            Post
///     +----------------------------------------+
///     | Replying to Ann                        |
///     | First light on the ridge ...           |
///     +----------------------------------------+
///     (o)  Lin Yue  @linyue
///          [ Content warning                 ]
///          What is on your mind?
///          [photo] [photo] [photo]
///     ------------------------------------------
///     photos  warning  who  EN  drafts     500 o
///
/// Present it with `inSheet()`.
public final class ComposerViewController: BaseViewController {
  let viewModel: any ComposerViewModel
  let imageLoader: ImageLoader
  let photoPicker: (any PhotoPicking)?

  let scrollView = UIScrollView()
  private let column = UIStackView()
  private let answeredView: ComposerAnsweredView
  private let partsBefore: ComposerPartsView
  private let partsAfter: ComposerPartsView
  private let partBar: ComposerPartBar
  private let addPartButton = UIButton(type: .system)
  private let row = UIStackView()
  private let avatarView = AsyncImageView(frame: .zero)
  private let body = UIStackView()
  private let nameLabel = ImageLabel()
  let warningField = ComposerWarningField()
  private let warningBox = UIView()
  let textView = ComposerTextView()
  private let photosView: ComposerPhotosView
  let pollView: ComposerPollView
  private let scheduleView: ComposerScheduleView
  private let quotedView: QuotedMomentView
  let suggestionsView: ComposerSuggestionsView
  private let toolbar: ComposerToolbar
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let messageView = ListMessageView()
  private let avatarBox = UIView()

  private var loading: Task<Void, Never>?
  var picking: Task<Void, Never>?
  private var hasFocused = false
  /// Whether a page of the sheet took the focus from the text.
  var returnsFocus = false
  private var isBusy = false

  /// Makes the screen with a view model, demo or live.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the draft.
  ///   - imageLoader: Loads portraits and photos.
  ///   - photoPicker: Lets the reader choose photos; without one there is no button for them.
  public init(
    viewModel: any ComposerViewModel,
    imageLoader: ImageLoader,
    photoPicker: (any PhotoPicking)? = nil
  ) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    self.photoPicker = photoPicker
    answeredView = ComposerAnsweredView(imageLoader: imageLoader)
    photosView = ComposerPhotosView(strings: viewModel.strings, imageLoader: imageLoader)
    suggestionsView = ComposerSuggestionsView(imageLoader: imageLoader)
    partsBefore = ComposerPartsView(strings: viewModel.strings, imageLoader: imageLoader)
    partsAfter = ComposerPartsView(strings: viewModel.strings, imageLoader: imageLoader)
    partBar = ComposerPartBar(strings: viewModel.strings)
    pollView = ComposerPollView(strings: viewModel.strings)
    scheduleView = ComposerScheduleView(strings: viewModel.strings)
    quotedView = QuotedMomentView(imageLoader: imageLoader)
    toolbar = ComposerToolbar(strings: viewModel.strings, canPickPhotos: photoPicker != nil)
    super.init()
  }

  deinit {
    loading?.cancel()
    picking?.cancel()
  }

  /// Makes the sheet, which is not closed by a swipe while something is written.
  public override func inSheet() -> UINavigationController {
    let sheet = super.inSheet()
    sheet.presentationController?.delegate = self
    return sheet
  }

  // MARK: Steps

  public override func makeControls() {
    nameLabel.imageLoader = imageLoader
    for view in [
      partBar, nameLabel, warningBox, textView, photosView, pollView, quotedView, scheduleView,
      addPartButton,
    ] as [UIView] {
      body.addArrangedSubview(view)
    }
    avatarBox.addSubview(avatarView)
    for view in [avatarBox, body] { row.addArrangedSubview(view) }
    for view in [answeredView, partsBefore, row, partsAfter] { column.addArrangedSubview(view) }
    scrollView.addSubview(column)
    warningBox.addSubview(warningField)
    for view in [scrollView, suggestionsView, toolbar, spinner, messageView] {
      self.view.addSubview(view)
    }
    makeBarButtons()
    warningField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        viewModel.setWarning(warningField.text ?? "")
      },
      for: .editingChanged
    )
    warningField.delegate = self
    textView.delegate = self
    textView.onSubmit = { [weak self] in self?.post() }
    textView.onPaste = { [weak self] in self?.pastePhotos() ?? false }
    textView.onKey = { [weak self] in self?.takeKey($0) ?? false }
    suggestionsView.onChoose = { [weak self] in self?.choose($0) }
    warningField.onSubmit = { [weak self] in self?.post() }
    toolbar.onAction = { [weak self] in self?.perform($0) }
    photosView.onAction = { [weak self] in self?.perform($0) }
    pollView.onAction = { [weak self] in self?.perform($0) }
    scheduleView.onChoose = { [weak self] in self?.chooseSchedule() }
    scheduleView.onRemove = { [viewModel] in viewModel.setSchedule(nil) }
    for view in [partsBefore, partsAfter] {
      view.onAction = { [weak self] in self?.perform($0) }
    }
    partBar.onRemove = { [weak self] in
      guard let self else { return }
      perform(.remove(viewModel.content.value.part))
    }
    addPartButton.onPrimaryAction { [weak self] in self?.perform(.add) }
    messageView.onRetry = { [weak self] in self?.load() }
  }

  public override func styleControls() {
    let strings = viewModel.strings
    view.backgroundColor = Palette.background
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .none
    column.axis = .vertical
    column.spacing = Spacing.medium
    row.spacing = Spacing.medium
    row.alignment = .leading
    body.axis = .vertical
    body.spacing = Spacing.small
    avatarView.styleAsAvatar()
    avatarView.emptySymbol = Icon.person.image
    nameLabel.style(Typography.name(), Palette.primaryText, lines: 2)
    warningBox.backgroundColor = Palette.surface
    warningBox.layer.cornerRadius = CornerRadius.medium
    configure(warningField) {
      $0.font = Typography.body()
      $0.textColor = Palette.primaryText
      $0.tintColor = Palette.accent
      $0.show(placeholder: strings.composerWarningPlaceholder)
      $0.adjustsFontForContentSizeCategory = true
      $0.accessibilityLabel = strings.composerWarningPlaceholder
      $0.accessibilityIdentifier = "composer.warningField"
    }
    textView.accessibilityIdentifier = "composer.text"
    addPartButton.styleAsText()
    addPartButton.contentHorizontalAlignment = .leading
    addPartButton.titleLabel?.numberOfLines = 0
    addPartButton.setTitle(strings.composerAddPart, for: .normal)
    addPartButton.accessibilityIdentifier = "composer.part.add"
    layOutForTextSize()
  }

  public override func constrainControls() {
    scrollView.constrain(column: column)
    warningField.constrain(.edges.inset(dx: Spacing.medium, dy: Spacing.small))
    scrollView.constrain(.top.sides, .bottom.equal(to: toolbar.topAnchor))
    suggestionsView.constrain(.sides, .bottom.equal(to: toolbar.topAnchor))
    toolbar.constrain(.sides.bottom)
    avatarView.constrain(
      .top.leading.bottom,
      .trailing.atMost(),
      // Beside the text the box is as wide as the portrait; above it, as wide as the row.
      .trailing.yielding,
      .size(Metrics.avatar)
    )
    addPartButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    spinner.constrain(.center)
    messageView.constrain(.top.bottom.equal(to: view.safeAreaLayoutGuide), .sides)
  }

  public override func bind() {
    viewModel.content.observe { [weak self] in self?.update(with: $0) }.disposed(by: bindings)
    viewModel.phase.observe { [weak self] in self?.update(with: $0) }.disposed(by: bindings)
    viewModel.suggestions.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
    viewModel.message.observe { [weak self] message in
      guard let self, let message else { return }
      ToastView(text: message.text).present(in: view, above: toolbar.bounds.height)
    }.disposed(by: bindings)
    load()
  }

  private func load() {
    loading?.cancel()
    loading = Task { [weak self, viewModel] in
      await viewModel.load()
      self?.focus()
    }
  }

  // MARK: Showing

  /// Shows the draft.
  private func update(with content: ComposerContent) {
    let strings = viewModel.strings
    title = strings.composerTitle(content.kind)
    navigationItem.rightBarButtonItem?.title =
      content.schedule == nil ? strings.composerPost(content.kind) : strings.schedulePost
    navigationItem.rightBarButtonItem?.isEnabled = content.canPost
    answeredView.isHidden = content.answered == nil
    content.answered.map(answeredView.update)
    nameLabel.show(content.author?.displayName, in: Typography.name)
    nameLabel.isHidden = content.author == nil
    avatarView.show(
      content.author?.avatar,
      size: CGSize(width: Metrics.avatar, height: Metrics.avatar),
      with: imageLoader
    )
    warningBox.isHidden = content.warning == nil
    // Text that an input method is composing is part of both texts, so it is never replaced here.
    if let warning = content.warning, warningField.text != warning { warningField.text = warning }
    if textView.text != content.text { textView.text = content.text }
    textView.placeholder =
      content.part == 0
      ? strings.composerPlaceholder(content.kind) : strings.composerPartPlaceholder
    textView.showsPlaceholder = content.text.isEmpty
    photosView.update(with: content.photos)
    pollView.update(with: content)
    scheduleView.update(with: content)
    quotedView.isHidden = content.quoted == nil
    content.quoted.map(quotedView.update)
    partsBefore.update(with: content, at: 0..<content.part)
    let next = content.part + 1
    partsAfter.update(with: content, at: next..<max(content.parts.count, next))
    partBar.update(with: content)
    addPartButton.isHidden = !content.offersPart
    toolbar.update(with: content, isEnabled: !isBusy)
    preventDismissal(content)
  }

  /// Shows the phase of the sheet.
  private func update(with phase: ComposerPhase) {
    isBusy = phase != .writing
    scrollView.isHidden = phase == .loading || phase.failure != nil
    toolbar.isHidden = phase.failure != nil
    messageView.isHidden = phase.failure == nil
    phase.failure.map { messageView.show($0) }
    if phase == .loading || phase == .posting {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    scrollView.alpha = phase == .posting ? 0.4 : 1
    for view in [
      textView, warningField, photosView, pollView, scheduleView, partBar, partsBefore, partsAfter,
    ] as [UIView] {
      view.isUserInteractionEnabled = !isBusy
    }
    textView.isEditable = !isBusy
    toolbar.update(with: viewModel.content.value, isEnabled: !isBusy)
    preventDismissal(viewModel.content.value)
  }

  /// Prevents a drag from discarding the draft: a confirmation is required first.
  private func preventDismissal(_ content: ComposerContent) {
    let hasSomething =
      !content.text.isEmpty || !content.photos.isEmpty || !(content.warning ?? "").isEmpty
      || content.poll != nil || content.isThread
    isModalInPresentation = hasSomething || viewModel.phase.value == .posting
    navigationController?.isModalInPresentation = isModalInPresentation
  }

  /// At large text sizes the portrait is above the text.
  private func layOutForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .fill : .top
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { layOutForTextSize() }
  }

  // MARK: Coming

  /// Puts the caret into the text; after a page of the sheet, at its previous position.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard returnsFocus else { return focus() }
    returnsFocus = false
    textView.becomeFirstResponder()
  }

  public override func trackScreenView() {
    viewModel.screenDidAppear()
  }

  /// The caret is after the existing text: mentions, or a draft.
  private func focus() {
    guard view.window != nil, viewModel.phase.value == .writing, !hasFocused else { return }
    hasFocused = textView.becomeFirstResponder()
    textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
  }
}

extension ComposerPhase {
  /// Why the composer cannot be used; `nil` unless loading failed.
  fileprivate var failure: ListFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}
