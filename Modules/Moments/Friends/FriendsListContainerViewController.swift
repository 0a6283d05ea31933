public import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit
import UIKitClosures

/// Shows a screen as a popup over the one below, which it dims.
///
/// A tap outside, a swipe down and Escape are handed to the view model, which decides what leaving
/// means; whoever presents the popup dismisses it.
public final class FriendsListContainerViewController: BaseViewController {
  /// What the popup looks like.
  public struct ViewConfig {
    /// Over the screen below.
    public var backdropColor = Palette.backdrop
    /// The list.
    public var list = FriendsListView.ViewConfig.default
    /// The largest width of the popup, in points.
    public var maximumWidth: CGFloat = 480
    /// The largest height of the popup, in points; large letters have the whole screen.
    public var maximumHeight: CGFloat = 640
    /// The least distance from the sides of the screen, in points.
    public var horizontalMargin = Spacing.large
    /// The least distance from the top and the bottom of the screen, in points.
    public var verticalMargin = Spacing.xxLarge
    /// From how far below its place the popup rises, in points.
    public var rise: CGFloat = 64
    /// How far the popup is dragged to leave, in points.
    public var dragToLeave: CGFloat = 96

    /// As in the app.
    public static var `default`: ViewConfig { ViewConfig() }
  }

  private let content: UIViewController
  private let viewModel: any FriendsListContainerViewModel
  private let viewConfig: ViewConfig
  private let backdrop = UIControl()
  private lazy var heightLimit = contentView.heightAnchor.constraint(
    lessThanOrEqualToConstant: viewConfig.maximumHeight
  )

  /// How fast a drag leaves that is let go early, in points a second.
  private static let flick: CGFloat = 800
  private static let duration: TimeInterval = 0.4

  /// Makes a popup.
  ///
  /// - Parameters:
  ///   - content: What is shown; round corners are its own.
  ///   - viewModel: Told when the reader leaves.
  ///   - viewConfig: What it looks like.
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

  /// Puts backdrop and content into the view.
  public override func makeControls() {
    addChild(content)
    for part in [backdrop, contentView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
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

  /// Gives the parts what the configuration says.
  public override func styleControls() {
    view.backgroundColor = .clear
    // Assistive technologies stay inside while the popup is there.
    view.accessibilityViewIsModal = true
    backdrop.backgroundColor = viewConfig.backdropColor
    // The button in the popup leaves, too, and so does Escape: one way out is enough to read.
    backdrop.isAccessibilityElement = false
    backdrop.accessibilityIdentifier = "friends.backdrop"
    contentView.accessibilityIdentifier = "friends.popup"
  }

  /// Says where the parts go: the content in the middle, as large as it may be, whatever is in it.
  public override func constrainControls() {
    backdrop.pinEdges(to: view)
    let free = view.safeAreaLayoutGuide
    let config = viewConfig
    NSLayoutConstraint.activate([
      contentView.centerXAnchor.constraint(equalTo: free.centerXAnchor),
      contentView.centerYAnchor.constraint(equalTo: free.centerYAnchor),
      contentView.widthAnchor.constraint(lessThanOrEqualToConstant: config.maximumWidth),
      contentView.widthAnchor.constraint(
        equalTo: free.widthAnchor,
        constant: -2 * config.horizontalMargin
      ).withPriority(.required - 1),
      contentView.heightAnchor.constraint(
        equalTo: free.heightAnchor,
        constant: -2 * config.verticalMargin
      ).withPriority(.required - 1),
    ])
    limitHeight()
  }

  private func limitHeight() {
    heightLimit.isActive = !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Large letters have the whole screen.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { limitHeight() }
  }

  // MARK: Coming and going

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

  /// Leaves, as a tap outside does.
  public override func accessibilityPerformEscape() -> Bool {
    viewModel.onOutsideTap()
    return true
  }

  /// Escape leaves, as a tap outside does.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    [
      KeyboardShortcut(viewModel.outsideText, .code(.keyboardEscape)) { [viewModel] in
        viewModel.onOutsideTap()
      }
    ]
  }
}
