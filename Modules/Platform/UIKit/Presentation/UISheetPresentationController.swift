public import Foundation
import QuartzCore

/// Arranges a card: it slides up from the lower edge and can be dragged down again.
///
/// On a narrow screen the card lies at the lower edge and leaves a strip at the top. On a wide one
/// it lies in the middle: 540 by 620 points for a form sheet, larger for a page sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Whether a small handle shows at the top of the card.
  open var prefersGrabberVisible = false {
    didSet { card.grabber.isHidden = !prefersGrabberVisible }
  }

  /// How round the card is, in points; `nil` for the system's own.
  open var preferredCornerRadius: CGFloat? {
    didSet { containerView?.setNeedsLayout() }
  }

  let card = SheetCardView()
  let dimmingView = UIView()
  /// How far the reader has dragged the card down, in points; negative pulls it up a little.
  var dragOffset: CGFloat = 0
  var mayDismissInDrag = false

  /// The room left above a card on a narrow screen, below the safe area, in points.
  private static let topGap: CGFloat = 10
  /// The least room around a card on a wide screen, in points.
  private static let margin: CGFloat = 20
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704

  /// The card around the controller's view.
  open override var presentedView: UIView? { card }

  /// Where the card lies, in points of the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let room = container.bounds
    let safe = container.safeAreaInsets
    guard isInTheMiddle else {
      let top = safe.top + Self.topGap
      return CGRect(x: 0, y: top, width: room.width, height: max(0, room.height - top))
    }
    let inner = room.inset(by: safe).insetBy(dx: Self.margin, dy: Self.margin)
    let wish = presentedViewController.preferredContentSize
    let isForm = presentationStyle == .formSheet
    let usual = isForm ? Self.formSize : CGSize(width: Self.pageWidth, height: inner.height)
    let size = CGSize(
      width: min(isForm && wish.width > 0 ? wish.width : usual.width, inner.width),
      height: min(isForm && wish.height > 0 ? wish.height : usual.height, inner.height)
    )
    return CGRect(
      x: (inner.midX - size.width / 2).rounded(),
      y: (inner.midY - size.height / 2).rounded(),
      width: size.width.rounded(),
      height: size.height.rounded()
    )
  }

  /// Whether the screen is wide enough for a card that does not lie at its edge.
  var isInTheMiddle: Bool {
    containerView?.traitCollection.horizontalSizeClass == .regular
  }

  override var allowsDismissalByReader: Bool { true }

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
    let frame = frameOfPresentedViewInContainerView
    // The transform of a drag or a transition stays as it is.
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    card.round(preferredCornerRadius ?? (isInTheMiddle ? 12 : 10), onlyAtTop: !isInTheMiddle)
    // A card is as narrow as a phone, whatever the screen around it.
    card.overrideHorizontalSizeClass = frame.width < 600 ? .compact : .unspecified
  }

  override func setOut() {
    let top = frameOfPresentedViewInContainerView.minY
    let room = containerView?.bounds.height ?? 0
    card.transform = CGAffineTransform(translationX: 0, y: room - top)
    dimmingView.alpha = 0
  }

  override func setIn() {
    dragOffset = 0
    card.transform = .identity
    dimmingView.alpha = 1
  }

  override var movingViews: [UIView] { [card, dimmingView] }
}
