import Foundation
import UIKit

/// What labels, buttons and image views cost a row that is filled anew.
enum TextBenchmark {
  static func run() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2)
    let window = host.makeWindow()
    let posts = (0..<400).map(FeedPost.init)
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    window.addSubview(label)
    func fill(_ post: FeedPost) {
      label.text = post.texts[3]
      let size = label.sizeThatFits(CGSize(width: 350, height: 0))
      label.frame = CGRect(origin: .zero, size: size)
      host.frame()
    }
    report("label, text never seen", posts.count) { for post in posts { fill(post) } }
    report("label, text seen before", posts.count) { for post in posts { fill(post) } }
    report("label, same text again", 10_000) {
      let text = posts[0].texts[3]
      label.text = text
      for _ in 0..<10_000 { label.text = text }
    }
    label.removeFromSuperview()

    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "heart")
    configuration.imagePadding = 4
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 90, height: 34)
    window.addSubview(button)
    host.frame()
    report("button, new title", 2_000) {
      for number in 0..<2_000 {
        button.configuration?.title = "\(number % 50)"
        host.frame()
      }
    }
    let names = ["heart", "heart.fill", "bubble.left", "arrow.2.squarepath"]
    let view = UIImageView(frame: CGRect(x: 0, y: 50, width: 24, height: 24))
    window.addSubview(view)
    report("symbol by name into an image view", 4_000) {
      for number in 0..<4_000 { view.image = UIImage(systemName: names[number % 4]) }
    }
  }

  private static func report(_ name: String, _ operations: Int, _ body: () -> Void) {
    let elapsed = ContinuousClock().measure(body)
    let seconds =
      Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    let micros = (seconds * 1e8 / Double(operations)).rounded() / 100
    print("{\"bench\":\"text\",\"name\":\"\(name)\",\"microseconds\":\(micros)}")
  }
}
