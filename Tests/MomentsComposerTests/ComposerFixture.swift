import DemoViewModels
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import UIKit
import _Testing_Rows

@testable import MomentsComposer

/// The composer over a screen.
final class ComposerFixture {
  let screen: Screen
  let sheet: UINavigationController
  let viewModel: WritableComposer
  let picker = ScriptedPicker()
  private(set) var closings = 0
  private let root: UIViewController

  init(
    _ scenario: DemoComposerScenario = .empty,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english,
    canPickPhotos: Bool = true
  ) async {
    let clock = HeadlessClock()
    let viewModel = WritableComposer(scenario, language: language)
    self.viewModel = viewModel
    let picker = picker
    var made: (UIViewController, UINavigationController)?
    screen = Screen(traits: traits.reading(language), clock: clock) {
      let root = UIViewController()
      root.view.backgroundColor = .systemBackground
      let sheet = ComposerViewController(
        viewModel: viewModel,
        imageLoader: Rows.loader,
        photoPicker: canPickPhotos ? picker : nil
      ).inSheet()
      made = (root, sheet)
      return root
    }
    let controllers = made ?? (UIViewController(), UINavigationController())
    (root, sheet) = controllers
    screen.language = language.rawValue
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    viewModel.onClose = { [weak self] in
      self?.closings += 1
      self?.sheet.presentingViewController?.dismiss(animated: true)
    }
    screen.perform { controllers.0.present(controllers.1, animated: false) }
    await screen.settle()
    await screen.settle()
  }

  var content: ComposerContent { viewModel.content.value }
  var composer: ComposerViewController? {
    sheet.viewControllers.first as? ComposerViewController
  }
  var isShown: Bool { root.presentedViewController === sheet }
}

/// Returns photos, or fails, as a test specifies.
final class ScriptedPicker: PhotoPicking {
  var answer: Result<[PickedPhoto], PhotoProblem> = .success([])
  private(set) var limits: [Int] = []

  func pickPhotos(
    upTo limit: Int,
    over controller: UIViewController
  ) async throws(PhotoProblem) -> [PickedPhoto] {
    limits.append(limit)
    return try answer.get()
  }
}
