import Foundation

/// Images of a bar by position and metrics.
package struct BarImages {
  private var images: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]

  package init() {}

  package var isEmpty: Bool { images.values.allSatisfy(\.isEmpty) }

  package subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[position]?[metrics] }
    set { images[position, default: [:]][metrics] = newValue }
  }

  /// The image for a position, or the one for any position.
  package func image(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    images[position]?.value(for: metrics) ?? images[.any]?.value(for: metrics)
  }
}
