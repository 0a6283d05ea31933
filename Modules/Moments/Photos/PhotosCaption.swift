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
    for part in [view, scroll, label] { part.translatesAutoresizingMaskIntoConstraints = false }
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
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: free.leadingAnchor, constant: Spacing.large),
      scroll.trailingAnchor.constraint(equalTo: free.trailingAnchor, constant: -Spacing.large),
      scroll.heightAnchor.constraint(lessThanOrEqualTo: screen.heightAnchor, multiplier: 0.4),
      scroll.heightAnchor.constraint(equalTo: content.heightAnchor).withPriority(.defaultHigh),
      label.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: Spacing.medium),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Spacing.medium),
    ])
    atEdge = [
      view.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
      scroll.bottomAnchor.constraint(equalTo: free.bottomAnchor),
    ]
    aboveBar = [
      view.bottomAnchor.constraint(equalTo: bar.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
  }

  /// Aligns the lower edge with the bar, or with the edge of the screen.
  func stand(aboveBar isAboveBar: Bool) {
    NSLayoutConstraint.deactivate(isAboveBar ? atEdge : aboveBar)
    NSLayoutConstraint.activate(isAboveBar ? aboveBar : atEdge)
  }
}
