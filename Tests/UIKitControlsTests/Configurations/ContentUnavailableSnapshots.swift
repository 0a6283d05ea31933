import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of unavailable content.
@MainActor @Suite struct ContentUnavailableSnapshots {
  /// Empty with buttons, loading, and a search without results, next to each other.
  private final class Sheet: UIViewController {
    private let texts: [String]

    init(texts: [String]) {
      self.texts = texts
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    private var configurations: [UIContentUnavailableConfiguration] {
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "star")
      empty.text = texts[0]
      empty.secondaryText = texts[1]
      empty.button = .filled()
      empty.button.title = texts[2]
      empty.secondaryButton.title = texts[3]
      var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
      state.searchText = texts[4]
      var natural = empty
      natural.alignment = .natural
      natural.background.backgroundColor = .secondarySystemBackground
      natural.background.cornerRadius = 16
      natural.background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 8,
        leading: 8,
        bottom: 8,
        trailing: 8
      )
      return [
        empty, .loading(), UIContentUnavailableConfiguration.search().updated(for: state), natural,
      ]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let column = UIStackView(frame: view.bounds)
      column.axis = .vertical
      column.distribution = .fillEqually
      column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      for pair in [configurations.prefix(2), configurations.suffix(2)] {
        let row = UIStackView(arrangedSubviews: pair.map(UIContentUnavailableView.init))
        row.distribution = .fillEqually
        column.addArrangedSubview(row)
      }
      view.addSubview(column)
    }
  }

  private static let english = [
    "No Favorites", "What you mark with a star is shown here.", "Browse", "Learn More", "owls",
  ]
  private static let arabic = [
    "لا توجد مفضلات", "ما تضع عليه نجمة يظهر هنا.", "تصفح", "معرفة المزيد", "بوم",
  ]

  private func check(
    _ name: String,
    _ traits: ScreenTraits,
    texts: [String] = Self.english,
    language: String = "en",
    line: Int = #line
  ) async {
    let screen = Screen(traits: traits) { UIViewController() }
    screen.language = language
    screen.perform { screen.window.rootViewController = Sheet(texts: texts) }
    await screen.settle()
    expectLook(screen, name, line: line)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func standard(_ style: UIUserInterfaceStyle) async {
    await check(
      style == .dark ? "standard-dark" : "standard-light",
      ScreenTraits(size: CGSize(width: 640, height: 700), scale: 2, style: style)
    )
  }

  @Test func arabicWithLargestText() async {
    await check(
      "arabic-largest",
      ScreenTraits(
        size: CGSize(width: 900, height: 1300),
        scale: 1,
        contentSize: .accessibilityExtraExtraExtraLarge,
        isRightToLeft: true
      ),
      texts: Self.arabic,
      language: "ar"
    )
  }
}
