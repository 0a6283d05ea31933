import DesignKit
import MomentsContracts
import MomentsSettings
import UIKit

extension AppCoordinator {
  /// Shows the sheet to make or change a filter.
  func showFilter(_ subject: WordFilterSubject) {
    guard let viewModel = factory.makeFilter(subject) else {
      return showMessage(factory.strings.notPossibleHere)
    }
    present(WordFilterViewController(viewModel: viewModel), of: viewModel)
  }

  /// The button for more actions on a hashtag, on its timeline; nil where there are none.
  func moreButton(for tag: String) -> UIBarButtonItem? {
    let word = "#\(tag)"
    guard factory.makeFilter(.new(words: [word])) != nil else { return nil }
    let filter = UIAction(factory.strings.filterTag(word), .filter, id: "hashtag.filter") {
      [weak self] in self?.go(to: .filter(.new(words: [word])))
    }
    return moreButton([filter], named: "hashtag.more")
  }
}
