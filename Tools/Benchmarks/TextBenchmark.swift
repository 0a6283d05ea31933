import Foundation
import UIKit

/// The cost of labels, buttons and image views in a row that is updated.
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
    runTyping()
  }

  /// The cost of typing a letter into the middle of a long text, with the frame that shows it.
  static func runTyping() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2)
    let window = host.makeWindow()
    let words = (0..<400).map { FeedPost(number: $0).texts[3] }.joined(separator: " ")
    let paragraphs = String(
      repeating: words.prefix(200).replacingOccurrences(of: "\n", with: " ") + "\n",
      count: 500
    )
    let texts = [
      ("500", String(words.prefix(500))), ("5,000", String(words.prefix(5_000))),
      ("100,000 in paragraphs", String(paragraphs.prefix(100_000))),
    ]
    for (name, text) in texts {
      let length = (text as NSString).length
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.font = .preferredFont(forTextStyle: .body)
      view.text = text
      window.addSubview(view)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: length / 2, length: 0)
      host.frame()
      report("a letter typed into \(name)", 400) {
        for number in 0..<400 {
          view.insertText(number % 6 == 5 ? " " : "e")
          host.frame()
        }
      }
      view.removeFromSuperview()
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
