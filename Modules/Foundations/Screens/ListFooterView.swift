import DesignKit
public import UIKit

/// The view after the last row: a spinner while a page loads, or the reason why it failed and a
/// retry button.
public final class ListFooterView: UIView {
  /// Called when the reader taps the retry button.
  public var onRetry: (() -> Void)?

  private let indicator = UIActivityIndicatorView(style: .medium)
  private let messageView = ListMessageView()

  /// Makes an empty footer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    indicator.accessibilityIdentifier = "list.paging"
    indicator.hidesWhenStopped = true
    messageView.isHidden = true
    messageView.onRetry = { [weak self] in self?.onRetry?() }
    addConstrainedSubviews(indicator, messageView)
    let messageBottom = messageView.bottomAnchor.constraint(equalTo: bottomAnchor)
    messageBottom.priority = .required - 1
    NSLayoutConstraint.activate([
      indicator.centerXAnchor.constraint(equalTo: centerXAnchor),
      indicator.centerYAnchor.constraint(equalTo: centerYAnchor),
      messageView.topAnchor.constraint(equalTo: topAnchor),
      messageView.leadingAnchor.constraint(equalTo: leadingAnchor),
      messageView.trailingAnchor.constraint(equalTo: trailingAnchor),
      messageBottom,
    ])
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Shows the content after the last row.
  func show(_ content: ListFooterContent) {
    if content == .spinner {
      indicator.startAnimating()
    } else {
      indicator.stopAnimating()
    }
    if case .message(let message) = content {
      messageView.isHidden = false
      messageView.show(message)
    } else {
      messageView.isHidden = true
    }
  }

  /// The height the footer needs at a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    guard !messageView.isHidden else { return Spacing.xxLarge * 2 }
    return messageView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height + Spacing.xLarge
  }
}
