import ScreenTesting
import SnapshotAssertions
import Testing
import UIKit

/// A view of a third-party package, compared with its own references.
@MainActor @Suite struct BadgeTests {
  private func makeBadge() -> UIView {
    let badge = UILabel()
    badge.text = "12"
    badge.textAlignment = .center
    badge.textColor = .label
    badge.backgroundColor = .systemFill
    return badge
  }

  private let size = CGSize(width: 48, height: 24)

  @Test func badge() {
    assertSnapshot(of: makeBadge(), as: .image(perceptualPrecision: 0.98, size: size))
    assertSnapshot(of: makeBadge(), as: .layout(size: size))
  }

  @Test func dark() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let strategy = Snapshotting<UIView, CGImage>.image(
      perceptualPrecision: 0.98,
      size: size,
      traits: traits
    )
    assertSnapshot(of: makeBadge(), as: strategy)
  }

  @Test func aDifferenceFails() {
    withKnownIssue {
      assertSnapshot(of: UIView(), as: .image(size: size), record: .never, testName: "badge")
    }
  }
}
