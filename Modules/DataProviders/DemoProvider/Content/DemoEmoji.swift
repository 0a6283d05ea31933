import Foundation
import MomentsValues

/// The custom emoji of the demo.
enum DemoEmoji {
  static let all = ["cat", "dog", "fox", "bear", "owl"].map { name in
    let address = "demo-art://emoji/\(name)-1?w=96&h=96"
    return EmojiReference(
      shortcode: name,
      url: URL(string: address + "&moves=1"),
      staticURL: URL(string: address),
      category: ["cat", "dog"].contains(name) ? "Pets" : nil
    )
  }
}
