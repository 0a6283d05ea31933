import UIKit

/// The names of text sizes on the command line: those of Apple's `simctl`.
enum ContentSizeNames {
  private static let all: [(name: String, category: UIContentSizeCategory)] = [
    ("extra-small", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extra-large", .extraLarge), ("extra-extra-large", .extraExtraLarge),
    ("extra-extra-extra-large", .extraExtraExtraLarge),
    ("accessibility-medium", .accessibilityMedium), ("accessibility-large", .accessibilityLarge),
    ("accessibility-extra-large", .accessibilityExtraLarge),
    ("accessibility-extra-extra-large", .accessibilityExtraExtraLarge),
    ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
  ]

  static var list: String { all.map(\.name).joined(separator: ", ") }

  static func category(named name: String) -> UIContentSizeCategory? {
    all.first { $0.name == name }?.category
  }
}
