import Foundation
import QuartzCore

/// The card of a sheet: rounds off the controller's view, and makes it narrow.
@MainActor final class SheetCardView: UIView {
  /// Rounds off the content; the card itself may throw a shadow.
  let contentView = UIView()
  let grabber = UIView()
  /// Drags the card down; scroll views inside leave drags to it that are not theirs.
  weak var dragRecognizer: SheetPanGestureRecognizer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    contentView.backgroundColor = .systemBackground
    grabber.backgroundColor = .tertiaryLabel
    grabber.isUserInteractionEnabled = false
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = true
    addSubview(contentView)
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }

  func round(_ radius: CGFloat, onlyAtTop: Bool) {
    contentView.layer.cornerRadius = radius
    contentView.layer.maskedCorners =
      onlyAtTop
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }
}

extension UIView {
  /// The card of the sheet that the view is in.
  final var enclosingSheetCard: SheetCardView? {
    var view: UIView? = self
    while let current = view {
      if let card = current as? SheetCardView { return card }
      view = current.superview
    }
    return nil
  }
}
