public import Foundation
import QuartzCore

/// Presents a sheet: a card that slides up from the bottom edge and can be dragged down.
///
/// On a narrow screen the card is at the bottom edge, with the height of the selected detent; the
/// large one leaves a gap at the top. On a wide screen it is centered and ignores the detents: a
/// form sheet is 540 by 620 points, a page sheet larger.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the card can rest; must not be empty.
  ///
  /// Defaults to the large detent only.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(!detents.isEmpty, "The array of detents must contain at least one element.")
      invalidateDetents()
    }
  }

  /// The detent of the card; nil is the lowest.
  ///
  /// Dragging the card changes it. A change by the program is animated only inside
  /// ``animateChanges(_:)``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The highest detent at which the views below the card are neither dimmed nor blocked from
  /// touches; nil dims at every detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether an upward drag in a scroll view increases the card's height before the scroll view
  /// scrolls; defaults to `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the card is attached to the bottom edge at a compact height, instead of covering the
  /// screen; defaults to `false`.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { invalidateDetents() }
  }

  /// Whether a card at the bottom edge has the width of the controller's `preferredContentSize`;
  /// defaults to `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether a grabber is shown at the top of the card; a tap on it selects the next detent.
  open var prefersGrabberVisible = false {
    didSet { card.grabber.isHidden = !prefersGrabberVisible }
  }

  /// The corner radius of the card, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Makes a presentation controller; programs use the one of `sheetPresentationController`.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
  }

  let card = SheetCardView()
  let dimmingView = UIView()
  /// The drag in progress.
  var drag: SheetDrag?
  private var resolved: (space: SheetSpace, stops: SheetStops)?

  /// The gap above a card on a narrow screen, below the safe area, in points.
  private static let topGap: CGFloat = 10
  /// The minimum distance of a card to the edges of a wide screen, in points.
  private static let margin: CGFloat = 20
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704

  // MARK: Detents

  /// Animates the effects of changes to the sheet's properties, such as another selected detent.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    if containerView != nil, transition == nil, drag == nil { settle(velocity: 0) }
  }

  /// Recalculates the heights of custom detents in the next layout pass.
  open func invalidateDetents() {
    resolved = nil
    containerView?.setNeedsLayout()
  }

  /// The heights at which the card can rest in the current container.
  var stops: SheetStops {
    guard let container = containerView else { return SheetStops([], maximum: 0) }
    guard !isInTheMiddle else { return SheetStops([], maximum: middleFrame.height) }
    let bottom = container.safeAreaInsets.bottom
    let maximum = max(0, container.bounds.height - topSpace)
    guard !coversLowScreen else { return SheetStops([], maximum: maximum) }
    let space = SheetSpace(traits: container.traitCollection, maximum: max(0, maximum - bottom))
    if let resolved, resolved.space.isSame(as: space) { return resolved.stops }
    let all = detents.compactMap { detent in
      detent.resolvedValue(in: space).map { value in
        SheetStops.Stop(
          identifier: detent.identifier,
          height: min(max(value, 0) + bottom, maximum)
        )
      }
    }
    let stops = SheetStops(all, maximum: maximum)
    resolved = (space, stops)
    return stops
  }

  /// Where the sheet rests while nobody drags it.
  var restingStop: SheetStops.Stop { stops.stop(named: selectedDetentIdentifier) }

  // MARK: Where the card lies

  /// The card that contains the controller's view.
  open override var presentedView: UIView? { card }

  /// The frame of the card at the selected detent, in the coordinates of the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    frame(height: restingStop.height)
  }

  /// Returns the frame of a card of a height.
  func frame(height: CGFloat) -> CGRect {
    guard let container = containerView else { return .zero }
    guard !isInTheMiddle else { return middleFrame }
    let space = container.bounds
    let top = space.height - height
    guard isLow, !coversLowScreen else {
      return CGRect(x: 0, y: top, width: space.width, height: height)
    }
    let safe = space.inset(by: container.safeAreaInsets)
    let preferred = presentedViewController.preferredContentSize.width
    let isNarrower = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
    let width = isNarrower ? min(preferred, safe.width) : safe.width
    return CGRect(x: (safe.midX - width / 2).rounded(), y: top, width: width, height: height)
  }

  private var middleFrame: CGRect {
    guard let container = containerView else { return .zero }
    let inner = container.bounds.inset(by: container.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: Self.margin)
    let preferred = presentedViewController.preferredContentSize
    let isForm = presentationStyle == .formSheet
    let usual = isForm ? Self.formSize : CGSize(width: Self.pageWidth, height: inner.height)
    let size = CGSize(
      width: min(isForm && preferred.width > 0 ? preferred.width : usual.width, inner.width),
      height: min(isForm && preferred.height > 0 ? preferred.height : usual.height, inner.height)
    )
    return CGRect(
      x: (inner.midX - size.width / 2).rounded(),
      y: (inner.midY - size.height / 2).rounded(),
      width: size.width.rounded(),
      height: size.height.rounded()
    )
  }

  /// The space above the highest card.
  private var topSpace: CGFloat {
    guard let container = containerView, !coversLowScreen else { return 0 }
    return container.safeAreaInsets.top + Self.topGap
  }

  /// Whether the screen is wide enough for a centered card.
  var isInTheMiddle: Bool {
    containerView?.traitCollection.horizontalSizeClass == .regular
  }

  private var isLow: Bool { containerView?.traitCollection.verticalSizeClass == .compact }

  /// Whether the card covers a screen of compact height.
  private var coversLowScreen: Bool {
    isLow && !isInTheMiddle && !prefersEdgeAttachedInCompactHeight
  }

  override var allowsDismissalByReader: Bool { true }

  // MARK: The screen below

  /// Whether the views below are not dimmed and receive touches outside the card.
  var isUndimmed: Bool {
    let stops = stops
    return stops.dimming(
      at: stops.stop(named: selectedDetentIdentifier).height,
      undimmed: undimmedName
    ) == 0
  }

  private var undimmedName: Detent.Identifier? {
    isInTheMiddle ? nil : largestUndimmedDetentIdentifier
  }

  override func receivesTouch(at point: CGPoint) -> Bool {
    !isUndimmed || card.frame.contains(point)
  }

  /// Dims the views below for a height of the card.
  func dim(height: CGFloat) {
    dimmingView.alpha = stops.dimming(at: height, undimmed: undimmedName)
  }

  // MARK: Views

  override func fill(_ container: UIView) {
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    container.addSubview(dimmingView)
    container.addSubview(card)
    if let view = presentedViewController.view {
      view.frame = card.contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      card.contentView.addSubview(view)
    }
    addGestures()
  }

  override func placePresentedView() {
    let stops = stops
    let resting = stops.stop(named: selectedDetentIdentifier).height
    let shown = drag?.shownHeight(stops) ?? resting
    let frame = frame(height: max(shown, stops.lowest.height))
    // Keep the transform of a drag or a transition.
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    let radius = coversLowScreen ? 0 : isInTheMiddle ? 12 : 10
    card.round(preferredCornerRadius ?? CGFloat(radius), onlyAtTop: !isInTheMiddle)
    // A card has a compact width, independent of the screen.
    card.overriddenTraits.horizontalSizeClass = frame.width < 600 ? .compact : .unspecified
    containerView?.accessibilityViewIsModal = !isUndimmed
    if transition == nil {
      dim(height: drag?.mayDismiss == false ? max(shown, stops.lowest.height) : shown)
    }
  }

  override func hidePresented() {
    let top = frameOfPresentedViewInContainerView.minY
    let space = containerView?.bounds.height ?? 0
    card.transform = CGAffineTransform(translationX: 0, y: space - top)
    dimmingView.alpha = 0
  }

  override func showPresented() {
    drag = nil
    card.transform = .identity
    dim(height: restingStop.height)
  }

  override var movingViews: [UIView] { [card, dimmingView] }
}
