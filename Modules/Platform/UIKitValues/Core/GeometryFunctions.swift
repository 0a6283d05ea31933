public import Foundation

// The functions of Apple's headers for geometry, which code from before Swift's initializers calls.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns insets from four distances, in points.
public func UIEdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns directional insets from four distances, in points.
public func NSDirectionalEdgeInsetsMake(
  _ top: CGFloat,
  _ leading: CGFloat,
  _ bottom: CGFloat,
  _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an offset from two distances, in points.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether all insets are equal.
@available(*, deprecated, message: "Use the operator ==")
public func UIEdgeInsetsEqualToEdgeInsets(
  _ insets1: UIEdgeInsets,
  _ insets2: UIEdgeInsets
) -> Bool {
  insets1 == insets2
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether both distances are equal.
@available(*, deprecated, message: "Use the operator ==")
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}
