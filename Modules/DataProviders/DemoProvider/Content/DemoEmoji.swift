import Foundation
import SocialModel

/// The custom emoji of the demo.
enum DemoEmoji {
  static let all = ["cat", "dog", "fox", "bear", "owl"].map { name in
    let url = URL(string: "demo-art://emoji/\(name)-1?w=96&h=96")
    return CustomEmoji(
      shortcode: name,
      url: url,
      staticURL: url,
      category: ["cat", "dog"].contains(name) ? "Pets" : nil
    )
  }
}
