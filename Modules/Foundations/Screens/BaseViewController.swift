import DesignKit
public import ListModel
public import UIKit

/// The base of screens: one initializer, one method for bindings, and a tracked screen view each
/// time it appears.
open class BaseViewController: UIViewController {
  /// The bindings of the screen, disposed with it.
  public let bindings = DisposeBag()

  /// The banner of the screen, shown until the reader acts on it; nil for none.
  ///
  /// It is below the navigation bar, and the safe area of the screen begins below it.
  public var banner: BannerView? {
    didSet { if isViewLoaded, banner !== oldValue { show(banner, insteadOf: oldValue) } }
  }

  private var visibleWork: Task<Void, Never>?

  /// Makes a screen.
  ///
  /// Subclasses pass their view model in their own initializer.
  public init() {
    super.init(nibName: nil, bundle: nil)
    // The back button shows only the arrow, which leaves the space to the title of the screen.
    navigationItem.backButtonDisplayMode = .minimal
  }

  deinit {
    visibleWork?.cancel()
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Builds the hierarchy and starts the bindings.
  open override func viewDidLoad() {
    super.viewDidLoad()
    makeControls()
    styleControls()
    constrainControls()
    bind()
    if let banner { show(banner, insteadOf: nil) }
  }

  /// Fits the banner to the width of the screen.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let banner { fitSafeArea(to: banner) }
  }

  /// Tracks a screen view, and starts the work of a visible screen.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    trackScreenView()
    visibleWork?.cancel()
    visibleWork = startVisibleWork()
  }

  /// Cancels the work of a visible screen.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    visibleWork?.cancel()
    visibleWork = nil
  }

  /// Step one: add the controls to the view.
  open func makeControls() {}

  /// Step two: give the controls the tokens of DesignKit.
  open func styleControls() {}

  /// Step three: add the constraints.
  open func constrainControls() {}

  /// Step four: show the values that the view model publishes.
  open func bind() {}

  /// Starts work that runs while the screen is visible, such as observing changes; nothing by
  /// default.
  ///
  /// Called each time the screen has appeared. The task is cancelled when the screen disappears or
  /// is released. It must not retain the screen, which would never be released.
  open func startVisibleWork() -> Task<Void, Never>? { nil }

  // MARK: Keys

  /// The keyboard shortcuts of this screen, in addition to moving the focus; none unless
  /// overridden.
  ///
  /// The sheet of shortcuts shows them in this order. Read for each key.
  open var keyboardShortcuts: [KeyboardShortcut] { [] }

  /// Performs the shortcuts; other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = keyboardShortcuts.perform(presses)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Called each time the screen has appeared.
  ///
  /// A screen with a view model notifies it.
  open func trackScreenView() {}

  // MARK: The banner

  /// Adds a banner below the navigation bar, and reduces the safe area by its height.
  private func show(_ banner: BannerView?, insteadOf old: BannerView?) {
    old?.removeFromSuperview()
    guard let banner else {
      if old != nil { additionalSafeAreaInsets.top = 0 }
      return
    }
    view.addConstrainedSubviews(banner)
    // The safe area ends below the banner, so the banner ends where the safe area begins.
    banner.constrain(.sides.equal(to: view))
    banner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    fitSafeArea(to: banner)
  }

  /// Gives a banner the height of its text at the available width.
  private func fitSafeArea(to banner: BannerView) {
    let height = banner.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if additionalSafeAreaInsets.top != height { additionalSafeAreaInsets.top = height }
  }

  // MARK: Sheets

  /// Makes a sheet to present, with this screen under a navigation bar.
  ///
  /// It is a form in the middle of a wide window. Subclasses override it to set detents or to
  /// become the delegate of the presentation.
  open func inSheet() -> UINavigationController {
    let sheet = UINavigationController(rootViewController: self)
    sheet.modalPresentationStyle = .formSheet
    sheet.navigationBar.barTintColor = Palette.background
    sheet.navigationBar.tintColor = Palette.accent
    return sheet
  }
}
