import Foundation
import QuartzCore

/// The card of a sheet, which clips the controller's view to rounded corners and has a compact
/// width.
@MainActor final class SheetCardView: UIView {
  /// Clips the content; the card itself can have a shadow.
  let contentView = UIView()
  let grabber = UIView()
  /// Drags the card; scroll views inside have priority if they can scroll.
  weak var dragRecognizer: SheetPanGestureRecognizer?
  weak var sheet: UISheetPresentationController?

  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberAreaSize = CGSize(width: 76, height: 18)

  override func didInit() {
    super.didInit()
    // Drawn at the level of the content.
    overriddenTraits.userInterfaceLevel = .elevated
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    contentView.backgroundColor = .systemBackground
    grabber.backgroundColor = .tertiaryLabel
    grabber.isUserInteractionEnabled = false
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isHidden = true
    addSubview(contentView)
    addSubview(grabber)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.grabberSize
    grabber.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: 5,
      width: size.width,
      height: size.height
    )
  }

  /// The area around the grabber that responds to taps; empty without a grabber.
  var grabberArea: CGRect {
    guard !grabber.isHidden else { return .zero }
    let size = Self.grabberAreaSize
    return CGRect(x: (bounds.width - size.width) / 2, y: 0, width: size.width, height: size.height)
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
  /// The card of the sheet that contains the view.
  final var enclosingSheetCard: SheetCardView? {
    var view: UIView? = self
    while let current = view {
      if let card = current as? SheetCardView { return card }
      view = current.superview
    }
    return nil
  }
}
