import DesignKit
public import Foundations
import ListModel
public import UIKit

/// The index: a table of the examples, each of which opens its screen.
public final class ExampleIndexViewController: ListViewController {
  /// Makes the index of all examples.
  public init() {
    super.init(TableModel(), style: .table(.insetGrouped))
    title = "Examples"
    model = TableModel {
      for article in Example.articles {
        Section(article.title, article.examples) { example in
          Row(TitleRow(example.title, id: ListItemID(example.name), role: .opens))
            .onSelect { [weak self] _ in self?.open(example) }
        }
      }
    }
  }

  private func open(_ example: Example) {
    navigationController?.pushViewController(example.screen(), animated: true)
  }

  /// The index in a navigation controller, as a window shows it.
  public static func inNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: ExampleIndexViewController())
    navigation.navigationBar.barTintColor = Palette.background
    navigation.navigationBar.tintColor = Palette.accent
    return navigation
  }
}

extension Example {
  /// The headings, each with its examples.
  fileprivate static var articles: [(title: String, examples: [Example])] {
    var articles: [(title: String, examples: [Example])] = []
    for example in all {
      if articles.last?.title != example.article { articles.append((example.article, [])) }
      articles[articles.count - 1].examples.append(example)
    }
    return articles
  }
}
