import CoreGraphics
import Foundation

/// The panel of a menu, over everything else of a window; a touch beside it takes it away.
@MainActor final class EditMenuView: UIView {
  private let panel = UIView()
  private let rows = UIView()
  private let onClose: () -> Void

  private static let rowInset: CGFloat = 14
  private static let groupGap: CGFloat = 9
  private static let margin: CGFloat = 8

  init(
    menu: UIMenu,
    at point: CGPoint,
    in window: UIWindow,
    sender: UIView,
    onClose: @escaping () -> Void
  ) {
    self.onClose = onClose
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    panel.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.19, alpha: 1) : UIColor(white: 0.99, alpha: 1)
    }
    panel.layer.cornerRadius = 10
    panel.layer.shadowColor = UIColor.black.cgColor
    panel.layer.shadowOpacity = 0.25
    panel.layer.shadowRadius = 12
    panel.layer.shadowOffset = CGSize(width: 0, height: 4)
    rows.layer.cornerRadius = 10
    rows.clipsToBounds = true
    addSubview(panel)
    panel.addSubview(rows)
    let size = fill(menu.groups, window, sender)
    place(size, at: point, in: window)
  }

  required init?(coder: NSCoder) { nil }

  private func fill(_ groups: [[UIAction]], _ window: UIWindow, _ sender: UIView) -> CGSize {
    let font = UIFont.preferredFont(
      forTextStyle: .subheadline,
      compatibleWith: window.traitCollection
    )
    let height = max((font.lineHeight * 1.7).rounded(), 34)
    let items = groups.joined().map { action in
      EditMenuRow(action: action, font: font) { [weak self] in
        self?.onClose()
        action.perform(from: sender)
      }
    }
    let widest = items.reduce(0) { max($0, $1.titleWidth) }
    let room = window.bounds.width - 2 * Self.margin
    let width = min(max(widest.rounded(.up) + 2 * Self.rowInset, 150), room)
    var y: CGFloat = 4
    var index = 0
    for (number, group) in groups.enumerated() {
      if number > 0 {
        let line = UIView()
        line.backgroundColor = .separator
        let scale = max(window.traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: y + 4, width: width, height: 1 / scale)
        rows.addSubview(line)
        y += Self.groupGap
      }
      for _ in group {
        items[index].frame = CGRect(x: 0, y: y, width: width, height: height)
        items[index].inset = Self.rowInset
        rows.addSubview(items[index])
        y += height
        index += 1
      }
    }
    return CGSize(width: width, height: y + 4)
  }

  private func place(_ size: CGSize, at point: CGPoint, in window: UIWindow) {
    let room = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: Self.margin)
    var x =
      window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? point.x - size.width : point.x
    x = min(max(x, room.minX), max(room.maxX - size.width, room.minX))
    var y = point.y + 2
    if y + size.height > room.maxY { y = point.y - size.height - 2 }
    y = min(max(y, room.minY), max(room.maxY - size.height, room.minY))
    panel.frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    rows.frame = panel.bounds
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onClose() }

  /// A scroll beside the menu takes it away, and scrolls nothing.
  override func handleScroll(_ input: ScrollInput) -> Bool {
    onClose()
    return true
  }
}
