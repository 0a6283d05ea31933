import Foundation

/// An activity that copies texts, links and images.
@MainActor final class CopyActivity: UIActivity {
  private var items: [Any] = []
  private let title: String

  init(title: String) {
    self.title = title
    super.init()
  }

  override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { title }
  override var activityImage: UIImage? { UIImage(systemName: "square.on.square") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains {
      $0 is String || $0 is URL || $0 is UIImage || $0 is NSAttributedString
    }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let texts = items.compactMap { item -> String? in
      switch item {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let url as URL: url.absoluteString
      default: nil
      }
    }
    if let image = items.lazy.compactMap({ $0 as? UIImage }).first, texts.isEmpty {
      UIPasteboard.general.image = image
    } else if texts.count == 1, let url = items.lazy.compactMap({ $0 as? URL }).first {
      UIPasteboard.general.url = url
    } else {
      UIPasteboard.general.string = texts.joined(separator: "\n")
    }
    activityDidFinish(true)
  }
}
