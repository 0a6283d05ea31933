import Foundation
import QuartzCore

extension UIView {
  /// Class, frame, what differs from a view's defaults, and the layer, as in `<UILabel: 0x1; frame
  /// = (0 0; 50 20); text = 'Hi'; userInteractionEnabled = NO; layer = <CALayer: 0x2>>`.
  final func describe() -> String {
    var parts = ["\(className): \(address(of: self))"]
    if let baseClassName { parts.append("baseClass = \(baseClassName)") }
    parts.append("frame = \(Self.numbers(frame))")
    if let text = describedText { parts.append("text = '\(Self.shortened(text))'") }
    parts += differences
    parts.append("layer = \(Self.reference(to: backingLayer))")
    return "<" + parts.joined(separator: "; ") + describedDetails + ">"
  }

  // MARK: - Classes

  /// Whether a class is one of UIKit's, whose names alone begin like this.
  private static func isSystemClass(_ type: AnyClass) -> Bool {
    String(describing: type).hasPrefix("UI")
  }

  private final var className: String {
    let type = type(of: self)
    return Self.isSystemClass(type) ? String(describing: type) : String(reflecting: type)
  }

  /// The class of UIKit that the view's class inherits from; nil if it is one itself, or inherits
  /// from `UIView`.
  private final var baseClassName: String? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let type = mirror?.subjectType as? AnyClass, !Self.isSystemClass(type) {
      mirror = mirror?.superclassMirror
    }
    guard let type = mirror?.subjectType as? AnyClass, type != UIView.self,
      type != Swift.type(of: self)
    else { return nil }
    return String(describing: type)
  }

  // MARK: - Properties

  private final var differences: [String] {
    var parts: [String] = []
    if !transform.isIdentity { parts.append("transform = \(NSCoder.string(for: transform))") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(Self.number(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if let mask = Self.letters(of: autoresizingMask) { parts.append("autoresize = \(mask)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    let animations = (backingLayer.animationKeys() ?? []).compactMap { key in
      backingLayer.animation(forKey: key).map { "\(key)=\(Self.reference(to: $0))" }
    }
    if !animations.isEmpty {
      parts.append("animations = { \(animations.map { $0 + "; " }.joined())}")
    }
    if let recognizers = gestureRecognizers, !recognizers.isEmpty {
      let list = recognizers.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      parts.append("gestureRecognizers = <NSArray: 0x\(String(list, radix: 16))>")
    }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    return parts
  }

  private static func letters(of mask: AutoresizingMask) -> String? {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let found = names.filter { mask.contains($0.0) }.map(\.1)
    return found.isEmpty ? nil : found.joined(separator: "+")
  }

  // MARK: - Words

  /// A class and an address.
  static func reference(to object: AnyObject) -> String {
    "<\(type(of: object)): \(address(of: object))>"
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private static func numbers(_ rect: CGRect) -> String {
    let (origin, size) = (rect.origin, rect.size)
    return "(\(number(origin.x)) \(number(origin.y)); \(number(size.width)) \(number(size.height)))"
  }

  /// The start of a text.
  private static func shortened(_ text: String) -> String {
    text.count > 28 ? text.prefix(25) + "..." : text
  }
}
