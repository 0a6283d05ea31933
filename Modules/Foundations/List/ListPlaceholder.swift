import ListModel
public import UIKit

/// The view in a list without rows: a spinner, a message, or a view of the program's own.
///
/// It is in the scroll view, so that a pull that begins on it refreshes the list, and only while it
/// is shown, so that it costs nothing in lists with rows.
@MainActor
final class ListPlaceholder {
  /// Called when the button of a message is tapped.
  var onRetry: (() -> Void)? {
    get { messageView.onRetry }
    set { messageView.onRetry = newValue }
  }

  /// Shown in place of the message of an empty list; fills the list between the bars.
  var emptyView: UIView? {
    didSet {
      guard emptyView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      show(state)
    }
  }

  /// The height in points of a bar over the top of the list, below which the view stands.
  var barHeight: CGFloat = 0 {
    didSet {
      guard barHeight != oldValue, let view else { return }
      view.removeFromSuperview()
      display(view)
    }
  }

  private unowned let list: UIScrollView
  private var state: ListState?
  /// The view that is shown.
  private weak var view: UIView?
  private let indicator = UIActivityIndicatorView(style: .large)
  private let messageView = ListMessageView()

  init(in list: UIScrollView) {
    self.list = list
    indicator.accessibilityIdentifier = "list.loading"
  }

  /// Shows the state of a list without rows: its message or its empty view, the spinner, or
  /// nothing.
  func show(_ state: ListState?) {
    self.state = state
    let message = state.flatMap(ListMessage.init)
    switch state {
    case .loading?: display(indicator)
    case .empty? where emptyView != nil: display(emptyView)
    default: display(message == nil ? nil : messageView)
    }
    if view === messageView, let message { messageView.show(message) }
  }

  /// Shows a view in place of the one that is shown; nil for none.
  private func display(_ newView: UIView?) {
    let isDisplayed = newView.map { $0.superview === list } ?? true
    guard newView !== view || !isDisplayed else { return }
    view?.removeFromSuperview()
    view = newView
    messageView.isHidden = newView !== messageView
    if newView === indicator { indicator.startAnimating() } else { indicator.stopAnimating() }
    guard let newView, let free = list.superview?.safeAreaLayoutGuide else { return }
    list.addSubview(newView)
    switch newView {
    case indicator:
      indicator.constrain(.centerX.equal(to: free), .centerY.equal(to: free).offset(barHeight / 2))
    case messageView:
      messageView.constrain(
        .sides.equal(to: free),
        .top.atLeast(free).offset(barHeight),
        .bottom.atMost(free),
        // Yields if the message is higher than the space below a bar.
        .centerY.equal(to: free).offset(barHeight / 2).yielding
      )
    default: newView.constrain(.edges.equal(to: free))
    }
  }
}

extension ListView {
  /// The view of an empty list, in place of the message of its view model; it fills the list
  /// between the bars.
  public var emptyView: UIView? {
    get { placeholder.emptyView }
    set { placeholder.emptyView = newValue }
  }
}
