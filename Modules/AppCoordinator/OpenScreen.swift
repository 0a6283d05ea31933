import Contracts
import ListModel
import UIKit

/// A screen that was opened, and what it shows.
struct OpenScreen {
  weak var controller: UIViewController?
  let list: any ListViewModel
  /// What the screen has told the reader last.
  let message: Observable<UserMessage?>
}
