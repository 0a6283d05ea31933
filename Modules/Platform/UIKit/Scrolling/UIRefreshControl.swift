public import Foundation
import QuartzCore

/// A spinner above the content of a scroll view, which is pulled down to reload the content.
///
/// Set it as `UIScrollView.refreshControl`, handle `.valueChanged`, and call `endRefreshing()` when
/// the content is loaded.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  static let height: CGFloat = 60
  /// The distance between the spinner and the title below it, in points.
  private static let titleGap: CGFloat = 4
  /// The distance of a pull that begins a refresh, in points.
  static let threshold: CGFloat = 120

  private let spinner = UIActivityIndicatorView(style: .medium)
  private var titleLabel: UILabel?
  private var refreshing = false
  /// Whether the current drag has already begun a refresh.
  private var hasFired = false
  /// Whether the space for the spinner is removed when the drag ends.
  private var isEndDue = false
  private final weak var scrollView: UIScrollView?

  /// Makes a control of the default height.
  public init() {
    super.init(frame: .zero)
  }

  /// Makes a control in a frame, which has the default height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of the default height; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var showsProgress: Bool { true }

  override func didInit() {
    super.didInit()
    frame.size.height = Self.height
    spinner.hidesWhenStopped = false
    isUserInteractionEnabled = false
    alpha = 0
    addSubview(spinner)
  }

  /// The title below the spinner; text without a font uses that of footnotes.
  open var attributedTitle: NSAttributedString? {
    get { titleLabel?.attributedText }
    set {
      let label = titleLabel ?? UILabel()
      if titleLabel == nil {
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(label)
        titleLabel = label
      }
      label.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// Whether a refresh is in progress.
  open var isRefreshing: Bool { refreshing }

  /// Shows a refresh that was not begun by a pull.
  ///
  /// Sends no event and does not scroll.
  open func beginRefreshing() {
    guard !refreshing else { return }
    show()
    addSpace()
  }

  /// Ends the refresh; the content returns to its top, after the drag if one is in progress.
  open func endRefreshing() {
    guard refreshing else { return }
    refreshing = false
    spinner.stopAnimating()
    guard let scrollView else { return }
    if scrollView.drag != nil {
      isEndDue = true
    } else {
      removeSpace()
      scrollView.settle()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let titleLabel, let text = titleLabel.attributedText, text.length > 0 else { return }
    let height = titleLabel.sizeThatFits(bounds.size).height
    let top = ((bounds.height - spinner.bounds.height - Self.titleGap - height) / 2).rounded()
    spinner.center.y = top + spinner.bounds.height / 2
    titleLabel.frame = CGRect(
      x: 0,
      y: spinner.frame.maxY + Self.titleGap,
      width: bounds.width,
      height: height
    )
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = tintColor
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  // MARK: For the scroll view

  func attach(to scrollView: UIScrollView?) {
    if self.scrollView !== scrollView, refreshing, let old = self.scrollView {
      old.setRefreshSpace(0)
    }
    self.scrollView = scrollView
    if refreshing { addSpace() }
  }

  /// Fades in with the pull, and begins a refresh beyond the threshold.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let pulled = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    guard !refreshing else { return }
    if scrollView.drag == nil {
      alpha = min(max(pulled / Self.threshold, 0), 1)
      return
    }
    alpha = min(max(pulled / Self.threshold, 0), 1)
    if pulled >= Self.threshold, !hasFired {
      hasFired = true
      show()
      sendActions(for: .valueChanged)
    }
  }

  /// Called before a drag ends: reserves the space of a refresh now, so that nothing jumps during
  /// the drag.
  func dragWillEnd() {
    hasFired = false
    if refreshing {
      addSpace()
    } else if isEndDue {
      removeSpace()
    }
    isEndDue = false
  }

  /// Positions the control between the top of the view and the content; it stays at the top when
  /// pulled further.
  func place(in scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset.top - scrollView.refreshInset
    let top = scrollView.bounds.minY + inset
    let frame = CGRect(
      x: 0,
      y: min(-Self.height, top),
      width: scrollView.bounds.width,
      height: Self.height
    )
    if self.frame != frame { self.frame = frame }
  }

  private func show() {
    refreshing = true
    isEndDue = false
    alpha = 1
    spinner.startAnimating()
  }

  private func addSpace() { scrollView?.setRefreshSpace(Self.height) }

  private func removeSpace() {
    scrollView?.setRefreshSpace(0)
    if scrollView.map({ $0.contentOffset.y >= -$0.adjustedContentInset.top }) ?? true { alpha = 0 }
  }
}

extension UIScrollView {
  final func setRefreshControl(_ control: UIRefreshControl?) {
    guard control !== storedRefreshControl else { return }
    storedRefreshControl?.attach(to: nil)
    storedRefreshControl?.removeFromSuperview()
    storedRefreshControl = control
    guard let control else { return }
    insertSubview(control, at: 0)
    control.attach(to: self)
    setNeedsLayout()
  }

  /// Reserves space for the spinner above the content, without moving the content.
  final func setRefreshSpace(_ space: CGFloat) {
    guard refreshInset != space else { return }
    refreshInset = space
    withOffsetCause(.refreshControl) { updateAdjustedInset() }
  }

  /// Animates to the resting offset, without notifying the delegate.
  final func settle() {
    let offset = layer.bounds.origin
    let rest = resting(offset)
    guard rest != offset, drag == nil, animation == nil else { return }
    guard window != nil, UIView.areAnimationsEnabled else {
      applyOffset(rest)
      return
    }
    let now = mediaTime
    func curve(_ offset: CGFloat, _ rest: CGFloat) -> ScrollMotion.Curve {
      offset == rest ? .rest(rest) : .edge(.release(to: rest, from: offset, velocity: 0))
    }
    startMotion(
      ScrollAnimation(
        cause: .settling,
        x: ScrollMotion(curve(offset.x, rest.x), at: now),
        y: ScrollMotion(curve(offset.y, rest.y), at: now)
      )
    )
  }
}
