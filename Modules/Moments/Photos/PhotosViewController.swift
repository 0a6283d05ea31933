import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
import MomentsLanguage
public import UIKit
import UIKitClosures

/// The photos, films and sounds of a moment in full screen: swiped, zoomed, played, described, and
/// dismissed by a drag.
///
/// Present it; it covers the screen and reveals the screen below while it is dragged away.
public final class PhotosViewController: BaseViewController {
  let viewModel: any PhotosViewModel
  private let backdrop = UIView()
  private let topBar = UIView()
  private let closeButton = UIButton(type: .system)
  private let positionLabel = UILabel()
  private let momentButton = UIButton(type: .system)
  private let saveButton = UIButton(type: .system)
  private let copyButton = UIButton(type: .system)
  private let browserButton = UIButton(type: .system)
  private lazy var buttons = UIStackView(
    arrangedSubviews: [momentButton, saveButton, copyButton, browserButton]
  )
  private let caption = PhotosCaption()
  /// The background of the playback bar.
  let playbackView = UIView()
  let playbackBar: PlaybackBar
  let players: (any MediaPlayerMaking)?
  /// Whether a page was shown before: later pages do not start playing by themselves.
  var wasPageShown = false
  /// Whether the display stays on without input, because a film is playing.
  var holdsScreenOn = false {
    didSet {
      guard holdsScreenOn != oldValue else { return }
      UIApplication.shared.isIdleTimerDisabled = holdsScreenOn
    }
  }
  let pager: PhotosPager
  private let drag = UIPanGestureRecognizer()
  private var areBarsShown = true
  private let transition: PhotosTransition
  private var isLeaving = false

  /// The vertical distance of a drag that closes the screen, in points.
  private static let closingDistance: CGFloat = 110
  /// The velocity of a flick that closes the screen, in points per second.
  private static let closingSpeed: CGFloat = 900
  private static let duration: TimeInterval = 0.2

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - viewModel: The photos.
  ///   - imageLoader: Loads them.
  ///   - players: Makes players of films and sounds; nil to open them outside.
  ///   - tile: Returns the tile of a photo on the presenting screen, if it is visible: the start
  ///     and end of the transition.
  public init(
    viewModel: any PhotosViewModel,
    imageLoader: ImageLoader,
    players: (any MediaPlayerMaking)? = nil,
    tile: @escaping (_ index: Int) -> AsyncImageView? = { _ in nil }
  ) {
    self.viewModel = viewModel
    transition = PhotosTransition(tile: tile)
    self.players = players
    let strings = viewModel.strings
    playbackBar = PlaybackBar(strings: strings)
    pager = PhotosPager(photos: viewModel.photos, index: viewModel.index.value) {
      PhotoPageView(photo: $0, imageLoader: imageLoader, strings: strings)
    }
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  // MARK: Make

  public override func makeControls() {
    view.addConstrainedSubviews(backdrop, pager, topBar, caption.view, playbackView)
    topBar.addConstrainedSubviews(closeButton, positionLabel, buttons)
    playbackView.addConstrainedSubviews(playbackBar)
    addGestures()
  }

  private func addGestures() {
    closeButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.close() },
      for: .primaryActionTriggered
    )
    momentButton.onPrimaryAction { [viewModel] in viewModel.openMoment() }
    browserButton.onPrimaryAction { [viewModel] in viewModel.openInBrowser() }
    saveButton.onPrimaryAction { [viewModel] in viewModel.save() }
    copyButton.onPrimaryAction { [viewModel] in viewModel.copy() }
    playbackBar.onAction = { [weak self] in self?.perform($0) }
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.onAction { [weak self] recognizer in
      guard let page = self?.pager.page else { return }
      page.toggleZoom(at: recognizer.location(in: page))
    }
    let tap = UITapGestureRecognizer()
    tap.require(toFail: doubleTap)
    tap.onAction { [weak self] _ in self?.toggleBars() }
    drag.delegate = self
    drag.maximumNumberOfTouches = 1
    drag.onAction { [weak self] _ in self?.followDrag() }
    for recognizer in [doubleTap, tap, drag] { pager.addGestureRecognizer(recognizer) }
  }

  // MARK: Style

  /// Gives the controls the tokens of DesignKit: white on black, in any appearance.
  public override func styleControls() {
    view.overrideUserInterfaceStyle = .dark
    view.backgroundColor = .clear
    view.accessibilityViewIsModal = true
    backdrop.backgroundColor = .black
    for bar in bars { bar.backgroundColor = Palette.scrim }
    playbackView.isHidden = true
    let strings = viewModel.strings
    style(closeButton, Icon.close, strings.photosClose, "photos.close")
    style(momentButton, Icon.comment, strings.photosOpenMoment, "photos.moment")
    style(saveButton, Icon.save, strings.photosSave, "photos.save")
    style(copyButton, Icon.copy, strings.photosCopy, "photos.copy")
    style(browserButton, Icon.everyone, strings.photosOpenInBrowser, "photos.browser")
    configure(positionLabel) {
      // As high as the buttons beside it at every text size, like the titles of bars.
      $0.font = Typography.name(UITraitCollection(preferredContentSizeCategory: .large))
      $0.textColor = Palette.onImage
      $0.accessibilityIdentifier = "photos.position"
    }
  }

  private func style(_ button: UIButton, _ icon: Icon, _ name: String, _ identifier: String) {
    button.setImage(icon.image, for: .normal)
    button.tintColor = Palette.onImage
    button.accessibilityLabel = name
    button.accessibilityIdentifier = identifier
  }

  // MARK: Constrain

  public override func constrainControls() {
    let free = view.safeAreaLayoutGuide
    pager.constrain(.edges)
    backdrop.constrain(.edges)
    topBar.constrain(.top.sides, .bottom.equal(to: closeButton))
    closeButton.constrain(
      .top.equal(to: free),
      .leading.equal(to: free).inset(Spacing.small),
      .size(Metrics.tapTarget)
    )
    buttons.constrain(.top.equal(to: free), .trailing.equal(to: free).inset(Spacing.small))
    positionLabel.constrain(
      .centerY.equal(to: closeButton),
      .leading.equal(to: closeButton.trailingAnchor).offset(Spacing.small),
      .trailing.atMost(buttons.leadingAnchor).offset(-Spacing.small)
    )
    playbackView.constrain(.sides.bottom)
    playbackBar.constrain(.top, .sides.bottom.equal(to: free).inset(Spacing.small))
    for button in [momentButton, saveButton, copyButton, browserButton] {
      button.constrain(.width(Metrics.tapTarget).yielding, .height(Metrics.tapTarget))
    }
    caption.constrain(in: view, above: playbackView)
    setPlaybackBar(shown: false)
  }

  /// Shows the playback bar below the caption, or hides it.
  func setPlaybackBar(shown: Bool) {
    playbackView.isHidden = !shown
    caption.stand(aboveBar: shown)
  }

  /// The bars over the photo.
  var bars: [UIView] { [topBar, caption.view, playbackView] }

  // MARK: Bind

  public override func bind() {
    pager.onTurn = { [weak self] in self?.viewModel.turn(to: $0) }
    pager.onPage = { [weak self] in self?.beginPlaying(on: $0) }
    viewModel.index.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
    viewModel.message.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
    saveButton.isHidden = !viewModel.canExport
  }

  private func show(_ message: UserMessage?) {
    guard let message else { return }
    ToastView(text: message.text).present(
      in: view,
      above: [caption.view, playbackView].filter { !$0.isHidden }.reduce(0) {
        $0 + $1.bounds.height
      }
    )
  }

  private func show(_ index: Int) {
    if index != pager.index { pager.turn(to: index, animated: view.window != nil) }
    let count = viewModel.photos.count
    positionLabel.text = viewModel.strings.photoPosition(index + 1, of: count)
    positionLabel.isHidden = count == 1
    browserButton.isHidden = !viewModel.canOpenInBrowser
    copyButton.isHidden = !viewModel.canCopy
    saveButton.accessibilityLabel =
      viewModel.photo.media == nil ? viewModel.strings.photosSave : viewModel.strings.mediaSave
    caption.show(viewModel.photo.accessibilityDescription ?? "")
  }

  // MARK: Bars

  func toggleBars() { setBars(shown: !areBarsShown) }

  private func setBars(shown: Bool) {
    areBarsShown = shown
    UIView.animate(withDuration: Self.duration) {
      for bar in self.bars { bar.alpha = shown ? 1 : 0 }
    }
  }

  // MARK: Swiping away

  private func followDrag() {
    let way = drag.translation(in: view).y
    let share = min(abs(way) / max(view.bounds.height, 1), 1)
    switch drag.state {
    case .began, .changed:
      if drag.state == .began {
        transition.beginDrag(of: viewModel.index.value)
      }
      pager.transform = CGAffineTransform(translationX: 0, y: way)
        .scaledBy(x: 1 - share * 0.3, y: 1 - share * 0.3)
      backdrop.alpha = 1 - share
      for bar in bars { bar.alpha = 0 }
    case .ended
    where abs(way) > Self.closingDistance
      || abs(drag.velocity(in: view).y) > Self.closingSpeed:
      viewModel.close()
    case .ended, .cancelled:
      UIView.animate(
        withDuration: Self.duration,
        animations: {
          self.pager.transform = .identity
          self.backdrop.alpha = 1
          for bar in self.bars { bar.alpha = self.areBarsShown ? 1 : 0 }
        },
        completion: { [transition] _ in transition.endDrag() }
      )
    case .possible, .failed: break
    @unknown default: break
    }
  }

  // MARK: Opening and closing

  /// Animates the photo from its tile, or fades in if there is none.
  ///
  /// Call it when the screen has just been added to the window.
  public func arrive() {
    view.layoutIfNeeded()
    UIView.performWithoutAnimation { setSurroundings(shown: false) }
    let flies = transition.flyIn(
      viewModel.index.value,
      to: pager.page,
      in: pager,
      alongside: { self.setSurroundings(shown: true) }
    )
    guard !flies else { return }
    // The subviews, not the view: the view belongs to the presentation until it has ended.
    UIView.performWithoutAnimation { pager.alpha = 0 }
    UIView.animate(withDuration: Self.duration) {
      self.pager.alpha = 1
      self.setSurroundings(shown: true)
    }
  }

  /// Animates the photo back to its tile, if that is visible, or fades out.
  ///
  /// - Parameters:
  ///   - flying: Whether the photo moves to its tile; it fades if its tile is about to be removed
  ///     too.
  ///   - completion: Called once, when nothing of the screen is visible.
  public func leave(flying: Bool = true, completion: @escaping () -> Void) {
    guard !isLeaving else { return }
    isLeaving = true
    pager.page?.player?.pause()
    view.isUserInteractionEnabled = false
    let flies =
      flying
      && transition.flyOut(
        viewModel.index.value,
        from: pager.page,
        in: pager,
        alongside: { self.setSurroundings(shown: false) },
        completion: completion
      )
    if !flies { fadeOut(completion) }
  }

  /// The views around the photo.
  private func setSurroundings(shown: Bool) {
    backdrop.alpha = shown ? 1 : 0
    for bar in bars { bar.alpha = shown && areBarsShown ? 1 : 0 }
  }

  /// A dragged photo continues in its direction.
  private func fadeOut(_ completion: @escaping () -> Void) {
    let way = pager.transform.ty
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        if way != 0, !UIAccessibility.isReduceMotionEnabled {
          self.pager.transform.ty = self.view.bounds.height * (way < 0 ? -1 : 1)
        }
        self.view.alpha = 0
      },
      completion: { _ in completion() }
    )
  }

  /// Ends a running transition, regardless of the cause of the dismissal.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pager.page?.end()
    holdsScreenOn = false
    transition.end()
  }

  // MARK: Keys

  /// The shortcuts to turn, zoom and close.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    let strings = viewModel.strings
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (next, previous): (KeyboardShortcut.Key, KeyboardShortcut.Key) =
      isRightToLeft
      ? (.code(.keyboardLeftArrow), .code(.keyboardRightArrow))
      : (.code(.keyboardRightArrow), .code(.keyboardLeftArrow))
    return [
      KeyboardShortcut(strings.shortcutNextPhoto, next) { [viewModel] in
        viewModel.turn(to: viewModel.index.value + 1)
      },
      KeyboardShortcut(strings.shortcutPreviousPhoto, previous) { [viewModel] in
        viewModel.turn(to: viewModel.index.value - 1)
      },
      KeyboardShortcut(strings.shortcutZoomIn, "+") { [pager] in pager.page?.zoom(by: 1.5) },
      // The same key without Shift.
      KeyboardShortcut(strings.shortcutZoomIn, "=") { [pager] in pager.page?.zoom(by: 1.5) },
      KeyboardShortcut(strings.shortcutZoomOut, "-") { [pager] in pager.page?.zoom(by: 1 / 1.5) },
      KeyboardShortcut(strings.shortcutZoomToFit, "0") { [pager] in pager.page?.zoom(by: 0.01) },
      KeyboardShortcut(
        pager.page?.player == nil ? strings.shortcutToggleBars : strings.shortcutPlayPause,
        .code(.keyboardSpacebar)
      ) { [weak self] in self?.playOrToggleBars() },
      KeyboardShortcut(strings.shortcutClose, .code(.keyboardEscape)) { [viewModel] in
        viewModel.close()
      },
    ] + exportShortcuts + playbackShortcuts
  }
}

extension PhotosViewController {
  private var exportShortcuts: [KeyboardShortcut] {
    guard viewModel.canExport else { return [] }
    let strings = viewModel.strings
    let save = viewModel.photo.media == nil ? strings.photosSave : strings.mediaSave
    let copy = KeyboardShortcut(strings.photosCopy, "c", .primary) { [viewModel] in
      viewModel.copy()
    }
    return [KeyboardShortcut(save, "s", .primary) { [viewModel] in viewModel.save() }]
      + (viewModel.canCopy ? [copy] : [])
  }
}

extension PhotosViewController: UIGestureRecognizerDelegate {
  /// A vertical drag dismisses the photo; a zoomed photo is moved instead.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === drag else { return true }
    let velocity = drag.velocity(in: view)
    return pager.page?.isZoomed != true && abs(velocity.y) > abs(velocity.x)
  }
}
