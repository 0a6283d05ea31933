import Foundation
import UIKit

/// The visible part of a view tree as text, one view per line.
struct LayoutDescription {
  private(set) var text = ""

  /// Describes the visible part of a view, in its own coordinates.
  init(of root: UIView) {
    append(root, depth: 0, visible: root.bounds, root: root)
  }

  private mutating func append(_ view: UIView, depth: Int, visible: CGRect, root: UIView) {
    guard !view.isHidden, view.shownAlpha >= 0.01 else { return }
    let frame = view.convert(view.bounds, to: root)
    // Omit views that are completely outside, so that rows prepared off screen have no effect.
    guard frame.intersects(visible) || frame.isEmpty && visible.contains(frame.origin) else {
      return
    }
    text += String(repeating: "  ", count: depth) + line(for: view, frame: frame) + "\n"
    let inner = view.clipsToBounds ? visible.intersection(frame) : visible
    for subview in view.subviews {
      append(subview, depth: depth + 1, visible: inner, root: root)
    }
  }

  private func line(for view: UIView, frame: CGRect) -> String {
    var parts = [name(of: view), rectangle(frame)]
    if let identifier = view.accessibilityIdentifier { parts.append("#\(identifier)") }
    if let label = view as? UILabel, let text = label.text, !text.isEmpty {
      let line = text.replacingOccurrences(of: "\n", with: "\\n")
      parts.append("\"\(line.count > 60 ? String(line.prefix(60)) + "…" : line)\"")
    }
    if view.shownAlpha < 1 { parts.append("alpha \(number(view.shownAlpha))") }
    return parts.joined(separator: " ")
  }

  private func name(of view: UIView) -> String {
    let name = String(describing: type(of: view))
    // A label that may contain images but has none is described like any other.
    guard name == "ImageLabel", let text = (view as? UILabel)?.attributedText else { return name }
    let whole = NSRange(location: 0, length: text.length)
    return text.containsAttachments(in: whole) ? name : "\(UILabel.self)"
  }

  private func rectangle(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}
