public import Foundation

/// Presents a popover: a bubble with an arrow that points at its source.
///
/// Set a source before the popover is presented. In a horizontally compact window the controller is
/// presented as a sheet, unless the delegate's `adaptivePresentationStyle(for:traitCollection:)`
/// returns `.none`. A tap outside dismisses the popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private static let smallest = CGSize(width: 320, height: 480)

  private let popover = PopoverView()
  private let backdrop = UIView()
  private var placement: PopoverPlacement?
  private var lastItemFrame: CGRect?

  /// The view or bar button item that the arrow points at; takes precedence over ``barButtonItem``
  /// and ``sourceView``.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The views that receive touches while the popover is shown; taps on other views outside of it
  /// dismiss it.
  open var passthroughViews: [UIView]?

  /// The presentation controller of the sheet that replaces the popover, if it adapts to one.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet = adaptedSheet ?? unusedSheet { return sheet }
    let sheet = UISheetPresentationController(presentedViewController: presentedViewController)
    // The presented controller retains the popover, which retains the sheet.
    sheet.isKept(byPresented: true)
    unusedSheet = sheet
    return sheet
  }
  private var unusedSheet: UISheetPresentationController?
  /// The sheet that the popover has adapted to, which retains the popover.
  private weak var adaptedSheet: UISheetPresentationController?

  /// The view that the arrow points at, or that contains ``sourceRect``.
  open weak var sourceView: UIView?

  /// The rectangle that the arrow points at, in the coordinates of ``sourceView``; null for the
  /// whole view.
  open var sourceRect = CGRect.null

  /// The bar button item that the arrow points at.
  open var barButtonItem: UIBarButtonItem?

  /// The permitted directions of the arrow; defaults to any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The direction of the arrow; unknown while the popover is not shown.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

  /// Whether the popover may cover its source if there is not enough space beside it; defaults to
  /// `false`.
  open var canOverlapSourceViewRect = false

  /// The minimum distance to the edges of the window, in points; defaults to 10 at each edge.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The color of bubble and arrow; nil for the system's.
  open var backgroundColor: UIColor? {
    get { popover.color }
    set { popover.color = newValue }
  }

  /// The bubble, which contains the controller's view.
  open override var presentedView: UIView? { popover }

  /// The frame of the bubble with its arrow, in the coordinates of the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    currentPlacement.map { $0.frame.union(CGRect(origin: $0.tip, size: .zero)) } ?? .zero
  }

  override var transitionDuration: TimeInterval { 0.25 }
  override var allowsDismissalByReader: Bool { true }

  private var source: CGRect? {
    guard let container = containerView else { return nil }
    if let sourceItem {
      // An item that left the window keeps its last frame.
      lastItemFrame = sourceItem.frame(in: container) ?? lastItemFrame
      if let lastItemFrame { return lastItemFrame }
    }
    if let view = barButtonItem?.makeView() {
      return view.convert(view.bounds, to: container)
    }
    guard let sourceView else { return nil }
    return sourceView.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect,
      to: container
    )
  }

  private var currentPlacement: PopoverPlacement? {
    guard let container = containerView else { return nil }
    guard let source else {
      preconditionFailure(
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      )
    }
    let preferred = presentedViewController.preferredContentSize
    return PopoverPlacement(
      size: CGSize(
        width: preferred.width > 0 ? preferred.width : Self.smallest.width,
        height: preferred.height > 0 ? preferred.height : Self.smallest.height
      ),
      source: source,
      container: container.bounds.inset(by: container.safeAreaInsets).inset(
        by: popoverLayoutMargins
      ),
      permitted: permittedArrowDirections,
      covers: canOverlapSourceViewRect
    )
  }

  override var systemAdaptiveStyle: UIModalPresentationStyle { .formSheet }

  /// Makes the presentation controller for the adapted style.
  func adapted(
    to style: UIModalPresentationStyle,
    showing controller: UIViewController
  ) -> UIPresentationController {
    let adapted: UIPresentationController
    switch style {
    case .fullScreen, .overFullScreen:
      adapted = FullScreenPresentation(
        presentedViewController: controller,
        removesPresenter: style == .fullScreen
      )
    default:
      if controller === presentedViewController {
        let sheet = adaptiveSheetPresentationController
        (adaptedSheet, unusedSheet) = (sheet, nil)
        adapted = sheet
      } else {
        adapted = UISheetPresentationController(presentedViewController: controller)
      }
    }
    adapted.delegate = adapted.delegate ?? delegate
    adapted.adapts = (self, style)
    delegate?.presentationController(self, prepare: adapted)
    return adapted
  }

  override func receivesTouch(at point: CGPoint) -> Bool {
    guard let container = containerView, let passthroughViews,
      !popover.point(inside: container.convert(point, to: popover), with: nil)
    else { return true }
    return !passthroughViews.contains { view in
      view.window != nil && view.point(inside: container.convert(point, to: view), with: nil)
    }
  }

  override func fill(_ container: UIView) {
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    backdrop.frame = container.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(backdrop)
    container.addSubview(popover)
    if let view = presentedViewController.view {
      view.frame = popover.contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      popover.contentView.addSubview(view)
    }
    guard backdrop.gestureRecognizers?.isEmpty != false else { return }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.dismissByReader() }
    backdrop.addGestureRecognizer(tap)
  }

  override func placePresentedView() {
    guard let new = currentPlacement else { return }
    placement = new
    popover.place(new)
    popover.overriddenTraits.horizontalSizeClass = .compact
  }

  override func hidePresented() { popover.alpha = 0 }
  override func showPresented() { popover.alpha = 1 }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    placement = nil
  }
}
