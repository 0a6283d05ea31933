public import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit
import UIKitClosures

/// Shows a screen as a popup over the one below, which it dims.
///
/// A tap outside, a swipe down and Escape are passed to the view model, which decides what happens;
/// the presenter dismisses the popup.
public final class FriendsListContainerViewController: BaseViewController {
  /// The appearance of the popup.
  public struct ViewConfig {
    /// The color over the screen below.
    public var backdropColor = Palette.backdrop
    /// The blur of the screen below; `nil` for none.
    public var backdropBlur: UIBlurEffect.Style?
    /// The appearance of the list.
    public var list = FriendsListView.ViewConfig.default
    /// The maximum width of the popup, in points.
    public var maximumWidth: CGFloat = 480
    /// The maximum height of the popup, in points; at large text sizes it fills the screen.
    public var maximumHeight: CGFloat = 640
    /// The minimum distance from the sides of the screen, in points.
    public var horizontalMargin = Spacing.large
    /// The minimum distance from the top and the bottom of the screen, in points.
    public var verticalMargin = Spacing.xxLarge
    /// The distance from below by which the popup rises, in points.
    public var rise: CGFloat = 64
    /// The distance of a drag that dismisses the popup, in points.
    public var dragToLeave: CGFloat = 96

    /// The app's appearance.
    public static var `default`: ViewConfig { ViewConfig() }
  }

  private let content: UIViewController
  private let viewModel: any FriendsListContainerViewModel
  private let viewConfig: ViewConfig
  private let backdrop = UIControl()
  private lazy var heightLimit = contentView.inactiveConstraint(
    .height.atMost(viewConfig.maximumHeight)
  )

  /// The velocity of a short drag that dismisses the popup, in points per second.
  private static let flick: CGFloat = 800
  private static let duration: TimeInterval = 0.4

  /// Makes a popup.
  ///
  /// - Parameters:
  ///   - content: The content, which has its own rounded corners.
  ///   - viewModel: Is notified when the reader leaves.
  ///   - viewConfig: The appearance.
  public init(
    content: UIViewController,
    viewModel: any FriendsListContainerViewModel,
    viewConfig: ViewConfig = .default
  ) {
    self.content = content
    self.viewModel = viewModel
    self.viewConfig = viewConfig
    super.init()
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  // MARK: Steps

  /// Adds the backdrop and the content to the view.
  public override func makeControls() {
    addChild(content)
    view.addConstrainedSubviews(backdrop, contentView)
    if let blur = viewConfig.backdropBlur {
      let below = UIVisualEffectView(effect: UIBlurEffect(style: blur))
      view.insertSubview(below, at: 0)
      below.constrain(.edges)
    }
    content.didMove(toParent: self)
    backdrop.addAction(
      UIAction { [weak self] _ in self?.viewModel.onOutsideTap() },
      for: .touchUpInside
    )
    let pan = UIPanGestureRecognizer()
    pan.onAction { [weak self] in self?.drag($0) }
    contentView.addGestureRecognizer(pan)
  }

  private var contentView: UIView { content.view }

  /// Applies the configuration to the views.
  public override func styleControls() {
    view.backgroundColor = .clear
    // Assistive technologies stay inside while the popup is visible.
    view.accessibilityViewIsModal = true
    backdrop.backgroundColor = viewConfig.backdropColor
    // The close button and Escape dismiss it too: one accessible way is enough.
    backdrop.isAccessibilityElement = false
    backdrop.accessibilityIdentifier = "friends.backdrop"
    contentView.accessibilityIdentifier = "friends.popup"
  }

  /// Adds the constraints: the content is centered, with its maximum size, regardless of its
  /// content.
  public override func constrainControls() {
    backdrop.constrain(.edges)
    let free = view.safeAreaLayoutGuide
    let config = viewConfig
    contentView.constrain(
      .center.equal(to: free),
      .width.atMost(config.maximumWidth),
      .width.equal(to: free).offset(-2 * config.horizontalMargin).yielding,
      .height.equal(to: free).offset(-2 * config.verticalMargin).yielding
    )
    limitHeight()
  }

  private func limitHeight() {
    heightLimit.isActive = !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// At large text sizes it fills the screen.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { limitHeight() }
  }

  // MARK: Opening and closing

  /// The content rises while the popup fades in.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard animated else { return }
    contentView.transform = CGAffineTransform(translationX: 0, y: viewConfig.rise)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
      self.contentView.transform = .identity
    }
  }

  /// The content sinks while the popup fades out, from where a drag has left it.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard animated else { return }
    let start = contentView.transform.ty
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseIn) {
      self.contentView.transform = CGAffineTransform(
        translationX: 0,
        y: start + self.viewConfig.rise
      )
    }
  }

  // MARK: Leaving

  private func drag(_ pan: UIPanGestureRecognizer) {
    let distance = max(0, pan.translation(in: view).y)
    switch pan.state {
    case .began, .changed:
      contentView.transform = CGAffineTransform(translationX: 0, y: distance)
    case .ended where distance > viewConfig.dragToLeave,
      .ended where distance > 0 && pan.velocity(in: view).y > Self.flick:
      viewModel.onOutsideTap()
    case .ended, .cancelled, .failed:
      UIView.animate(withDuration: Self.duration) { self.contentView.transform = .identity }
    default: break
    }
  }

  /// Dismisses the popup, as a tap outside does.
  public override func accessibilityPerformEscape() -> Bool {
    viewModel.onOutsideTap()
    return true
  }

  /// Escape dismisses the popup, as a tap outside does.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    [
      KeyboardShortcut(viewModel.outsideText, .code(.keyboardEscape)) { [viewModel] in
        viewModel.onOutsideTap()
      }
    ]
  }
}
