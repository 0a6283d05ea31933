import ListModel
public import UIKit

/// The view in the center of a list without rows: a spinner, or a message.
@MainActor
final class ListPlaceholder {
  /// Called when the button of a message is tapped.
  var onRetry: (() -> Void)? {
    get { messageView.onRetry }
    set { messageView.onRetry = newValue }
  }

  /// Shown in place of the message of an empty list.
  var emptyView: UIView? {
    didSet { show(state) }
  }

  private var state: ListState?
  private let indicator = UIActivityIndicatorView(style: .large)
  private let messageView = ListMessageView()
  /// The center constraints, which a bar over the list shifts.
  private var centers: [NSLayoutConstraint] = []
  private var top: NSLayoutConstraint?

  /// Adds the view in front of the list's existing views.
  func install(in list: UIView) {
    indicator.accessibilityIdentifier = "list.loading"
    indicator.hidesWhenStopped = true
    messageView.isHidden = true
    list.addSubview(messageView)
    list.addSubview(indicator)
    let free = list.safeAreaLayoutGuide
    centers =
      indicator.constrain(.centerY.equal(to: free))
      // Yields if a message is higher than the space below a bar.
      + messageView.constrain(.centerY.equal(to: free).yielding)
    top = messageView.inactiveConstraint(.top.atLeast(free))
    indicator.constrain(.centerX.equal(to: free))
    messageView.constrain(.sides.equal(to: free))
  }

  /// Keeps the view below a bar over the top of the list, with a height in points.
  func reserveSpace(forBarOf height: CGFloat) {
    for center in centers { center.constant = height / 2 }
    top?.constant = height
    top?.isActive = height > 0
  }

  /// Shows the state of a list without rows: its message or its empty view, the spinner, or
  /// nothing.
  func show(_ state: ListState?) {
    self.state = state
    var isEmpty = false
    if case .empty? = state { isEmpty = true }
    let message = state.flatMap(ListMessage.init)
    emptyView?.isHidden = !isEmpty
    messageView.isHidden = message == nil || isEmpty && emptyView != nil
    if let message { messageView.show(message) }
    if state == .loading {
      indicator.startAnimating()
    } else {
      indicator.stopAnimating()
    }
  }
}

extension ListView {
  /// The view of an empty list, in place of the message of its view model; it fills the list
  /// between the bars.
  public var emptyView: UIView? {
    get { placeholder.emptyView }
    set {
      placeholder.emptyView?.removeFromSuperview()
      placeholder.emptyView = newValue
      guard let newValue else { return }
      insertSubview(newValue, aboveSubview: scrollView)
      newValue.constrain(.edges.equal(to: safeAreaLayoutGuide))
    }
  }
}
