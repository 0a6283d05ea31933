public import ListModel
public import UIKit

/// The base of screens: one initializer, one place for bindings, a screen view each time it
/// appears.
open class BaseViewController: UIViewController {
  /// The bindings of the screen, dropped with it.
  public let bindings = DisposeBag()

  /// What holds for the whole screen until the reader does something about it; nil for nothing.
  ///
  /// It lies below the navigation bar, and the safe area of the screen begins below it.
  public var banner: BannerView? {
    didSet { if isViewLoaded, banner !== oldValue { place(banner, insteadOf: oldValue) } }
  }

  private var visibleWork: Task<Void, Never>?

  /// Makes a screen.
  ///
  /// Subclasses take their view model in an initializer of their own.
  public init() {
    super.init(nibName: nil, bundle: nil)
    // The way back is an arrowhead: it leaves the bar to the title of the screen.
    navigationItem.backButtonDisplayMode = .minimal
  }

  deinit {
    visibleWork?.cancel()
  }

  /// Made in code only.
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
    if let banner { place(banner, insteadOf: nil) }
  }

  /// Fits the banner to the width of the screen.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let banner { fitSafeArea(to: banner) }
  }

  /// Counts a screen view, and begins the work of a screen that shows.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    trackScreenView()
    visibleWork?.cancel()
    visibleWork = startVisibleWork()
  }

  /// Ends the work of a screen that shows.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    visibleWork?.cancel()
    visibleWork = nil
  }

  /// Step one: put the controls into the view.
  open func makeControls() {}

  /// Step two: give the controls the tokens of DesignKit.
  open func styleControls() {}

  /// Step three: say where the controls go.
  open func constrainControls() {}

  /// Step four: show what the view model publishes.
  open func bind() {}

  /// Begins what is done while the screen shows, say following changes; by default nothing.
  ///
  /// Called each time the screen has appeared. The work is cancelled as it disappears, and with it.
  /// The work must not keep the screen, which would keep itself.
  open func startVisibleWork() -> Task<Void, Never>? { nil }

  // MARK: Keys

  /// What the keyboard does on this screen, beside moving the focus; nothing unless overridden.
  ///
  /// The sheet that lists shortcuts shows them in this order. Asked for with each key.
  open var keyboardShortcuts: [KeyboardShortcut] { [] }

  /// Performs the shortcuts; keys that are none go on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = keyboardShortcuts.perform(presses)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Called each time the screen has appeared.
  ///
  /// A screen with a view model hands it on.
  open func trackScreenView() {}
}
