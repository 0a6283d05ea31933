import Foundation

/// Images of a bar, by its place and its metrics.
struct BarImages {
  private var images: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]

  var isEmpty: Bool { images.isEmpty }

  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[position]?[metrics] }
    set { images[position, default: [:]][metrics] = newValue }
  }

  /// The image of a bar: that for its place, or that for any.
  func image(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    images[position]?.value(for: metrics) ?? images[.any]?.value(for: metrics)
  }
}
