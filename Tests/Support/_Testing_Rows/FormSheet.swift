import Foundations
import ListModel
public import MomentsContracts
import MomentsLanguage
public import ScreenTesting
public import UIKit

/// A sheet in which something is written, on a demo view model.
public final class FormSheet<ViewModel: FormSheetViewModel> {
  public let screen: Screen
  public let viewModel: ViewModel
  /// The calls to close the sheet: whether the reader finished it.
  public private(set) var closings: [Bool] = []

  public var content: ViewModel.Content { viewModel.content.value }

  /// Shows the sheet, from right to left where its language is written so.
  public init(
    _ viewModel: ViewModel,
    traits: ScreenTraits,
    makeSheet: @escaping () -> UIViewController
  ) async {
    var traits = traits
    traits.isRightToLeft = viewModel.strings.language.isRightToLeft
    self.viewModel = viewModel
    screen = Screen(traits: traits, showing: makeSheet)
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    viewModel.onClose = { [weak self] in self?.closings.append($0) }
    await screen.settle()
  }
}
