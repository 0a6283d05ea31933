import DesignKit
import Foundations
import UIKit
import UIKitClosures

/// The guide lines from comments to their replies; a tap on one collapses its comment.
final class ThreadGuidesView: BaseView {
  /// Called with the level of a tapped line: 0 for the outermost comment.
  var onLine: ((Int) -> Void)?

  private static let lineWidth: CGFloat = 2
  /// The tolerance of a tap beside a line, in points.
  private static let reach: CGFloat = 11

  private var lines: [UIView] = []
  private var indentation = ThreadIndentation(depth: 0, width: 0, isLargeText: false)
  /// The start of the row's own line; nil if it has none.
  private var ownTop: CGFloat?

  override func makeControls() {
    let tap = UITapGestureRecognizer()
    tap.onAction { [weak self] recognizer in
      guard let self, let level = level(at: recognizer.location(in: self)) else { return }
      onLine?(level)
    }
    addGestureRecognizer(tap)
  }

  /// Shows the lines of the ancestors, and one from a height on for the row's own replies.
  func update(_ indentation: ThreadIndentation, ownTop: CGFloat?) {
    self.indentation = indentation
    self.ownTop = ownTop
    let count = indentation.levels + (ownTop == nil ? 0 : 1)
    while lines.count < count {
      let line = UIView()
      line.isUserInteractionEnabled = false
      line.backgroundColor = Palette.separator
      line.layer.cornerRadius = Self.lineWidth / 2
      lines.append(line)
      addSubview(line)
    }
    for (level, line) in lines.enumerated() { line.isHidden = level >= count }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (level, line) in lines.enumerated() where !line.isHidden {
      let middle = indentation.line(ofLevel: level)
      let top = level == indentation.levels ? ownTop ?? 0 : 0
      let x = isRightToLeft ? bounds.width - middle : middle
      line.frame = CGRect(
        x: x - Self.lineWidth / 2,
        y: top,
        width: Self.lineWidth,
        height: max(0, bounds.height - top)
      )
    }
  }

  /// Beside the lines, touches belong to the row.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    level(at: point) != nil
  }

  private func level(at point: CGPoint) -> Int? {
    lines.indices.first { level in
      let line = lines[level]
      return !line.isHidden && line.frame.insetBy(dx: -Self.reach, dy: 0).contains(point)
    }
  }
}
