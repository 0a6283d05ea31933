// Foundation is not imported here, as in many files of iOS apps.
import CoreGraphics

/// Whether rectangles intersect for code that imports only CoreGraphics.
func intersect(_ one: CGRect, _ other: CGRect) -> Bool { one.intersects(other) }
