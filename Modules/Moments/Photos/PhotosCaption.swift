import DesignKit
import Foundations
import UIKit

/// The description of a photo over its lower edge; a long one scrolls, so that the photo stays
/// visible.
@MainActor
final class PhotosCaption {
  /// The background of the text.
  let view = UIView()
  private let scroll = UIScrollView()
  private let label = UILabel()
  /// The constraints of its lower edge: at the edge of the screen, or above the bar.
  private var atEdge: [NSLayoutConstraint] = []
  private var aboveBar: [NSLayoutConstraint] = []

  init() {
    view.backgroundColor = Palette.scrim
    view.addSubview(scroll)
    scroll.addSubview(label)
    configure(label) {
      $0.font = Typography.body()
      $0.textColor = Palette.onImage
      $0.numberOfLines = 0
      $0.adjustsFontForContentSizeCategory = true
      $0.accessibilityIdentifier = "photos.caption"
      // The photo's accessibility label contains it.
      $0.isAccessibilityElement = false
    }
  }

  /// Shows a text; hides the view without one.
  func show(_ text: String) {
    label.text = text
    view.isHidden = text.isEmpty
  }

  /// Adds the constraints on a screen, above a bar that may be hidden.
  func constrain(in screen: UIView, above bar: UIView) {
    let free = screen.safeAreaLayoutGuide
    let content = scroll.contentLayoutGuide
    view.constrain(.sides.equal(to: screen))
    scroll.constrain(
      .top,
      .sides.equal(to: free).inset(Spacing.large),
      .height.atMost(screen).multiplied(by: 0.4),
      .height.equal(to: content).priority(.defaultHigh)
    )
    label.constrain(
      .width.equal(to: scroll),
      .sides.equal(to: content),
      .top.bottom.equal(to: content).inset(Spacing.medium)
    )
    atEdge = [
      view.inactiveConstraint(.bottom.equal(to: screen)),
      scroll.inactiveConstraint(.bottom.equal(to: free)),
    ]
    aboveBar = [
      view.inactiveConstraint(.bottom.equal(to: bar.topAnchor)),
      scroll.inactiveConstraint(.bottom),
    ]
  }

  /// Aligns the lower edge with the bar, or with the edge of the screen.
  func stand(aboveBar isAboveBar: Bool) {
    NSLayoutConstraint.deactivate(isAboveBar ? atEdge : aboveBar)
    NSLayoutConstraint.activate(isAboveBar ? aboveBar : atEdge)
  }
}
