import Expectations
import Foundation
import Testing
import UIKit

/// Views that limit the reader's text size.
@MainActor @Suite struct ContentSizeLimitTests {
  private func view(
    _ category: UIContentSizeCategory,
    _ limit: (UIView) -> Void
  ) -> (outer: UIView, inner: UIView) {
    let headless = HeadlessHost(size: CGSize(width: 100, height: 100))
    let window = headless.makeWindow()
    let outer = UIView()
    let inner = UIView()
    headless.run {
      window.traitOverrides.preferredContentSizeCategory = category
      window.addSubview(outer)
      outer.addSubview(inner)
      limit(outer)
    }
    return (outer, inner)
  }

  @Test func textIsNoLargerThanTheLimit() {
    let views = view(.accessibilityLarge) { $0.maximumContentSizeCategory = .extraLarge }
    expect(views.outer.traitCollection.preferredContentSizeCategory, equals: .extraLarge)
    expect(views.inner.traitCollection.preferredContentSizeCategory, equals: .extraLarge)
  }

  @Test func textIsNoSmallerThanTheLimit() {
    let views = view(.extraSmall) { $0.minimumContentSizeCategory = .medium }
    expect(views.inner.traitCollection.preferredContentSizeCategory, equals: .medium)
  }

  @Test func sizesWithinTheLimitsAreUnchanged() {
    let views = view(.large) {
      $0.minimumContentSizeCategory = .small
      $0.maximumContentSizeCategory = .extraLarge
    }
    expect(views.inner.traitCollection.preferredContentSizeCategory, equals: .large)
  }

  @Test func limitsCanBeRemoved() {
    let views = view(.accessibilityLarge) {
      $0.maximumContentSizeCategory = .large
      $0.maximumContentSizeCategory = nil
    }
    expect(views.inner.traitCollection.preferredContentSizeCategory, equals: .accessibilityLarge)
  }
}
