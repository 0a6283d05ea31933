import CoreGraphics
import Foundation
import QuartzCore

/// The actions at one edge of a row: a subview of the row beside its content, as wide as the
/// exposed part.
@MainActor final class SwipeActionsView: UIView {
  let buttons: [SwipeActionButton]
  private let direction: CGFloat
  private var restingWidths: [CGFloat] = []
  private var rowSize = CGSize.zero
  private var takeover: (index: Int, share: CGFloat)?
  /// Called when the size of the row or the text size changed since the last layout of the actions.
  var onRowResize: (() -> Void)?

  /// The total width of the actions when the row is open, in points.
  private(set) var openWidth: CGFloat = 0

  init(
    configuration: UISwipeActionsConfiguration,
    direction: CGFloat,
    onChoice: @escaping (SwipeActionButton) -> Void
  ) {
    self.direction = direction
    weak var actionsView: SwipeActionsView?
    buttons = configuration.actions.enumerated().map { index, action in
      SwipeActionButton(action: action, direction: direction) {
        guard let actionsView, actionsView.buttons.indices.contains(index) else { return }
        onChoice(actionsView.buttons[index])
      }
    }
    super.init(frame: .zero)
    actionsView = self
    clipsToBounds = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Beyond the outermost action, only its color is visible.
    backgroundColor = configuration.actions.first?.backgroundColor
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Calculates the widths of the actions in a row of a size.
  func measure(in size: CGSize) {
    rowSize = size
    restingWidths = SwipePhysics.restingWidths(
      requested: buttons.map { $0.naturalWidth(rowHeight: size.height, rowWidth: size.width) },
      rowWidth: size.width
    )
    openWidth = restingWidths.reduce(0, +)
    for (button, width) in zip(buttons, restingWidths) { button.contentWidth = width }
  }

  /// Sets the frame beside content that was moved by the exposure.
  func expose(_ exposure: CGFloat, takeover: (index: Int, share: CGFloat)?) {
    self.takeover = takeover
    frame = CGRect(
      x: direction > 0 ? -exposure : rowSize.width,
      y: 0,
      width: exposure,
      height: rowSize.height
    )
    layOutButtons()
  }

  private func layOutButtons() {
    let width = bounds.width
    let widths = SwipePhysics.widths(natural: restingWidths, exposure: width, takeover: takeover)
    let scale = max(traitCollection.displayScale, 1)
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    // The first action is the outermost: the last one begins at the edge of the content.
    var edge: CGFloat = 0
    for index in buttons.indices.reversed() {
      let next = edge + widths[index]
      let start = rounded(edge)
      let extent = rounded(next) - start
      buttons[index].frame = CGRect(
        x: direction > 0 ? width - start - extent : start,
        y: 0,
        width: extent,
        height: bounds.height
      )
      edge = next
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let superview, superview.bounds.size != rowSize { onRowResize?() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onRowResize?()
  }
}
