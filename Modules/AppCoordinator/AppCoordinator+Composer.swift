import DesignKit
public import Foundation
import Foundations
import ListModel
import MomentsComposer
import MomentsContracts
import MomentsTimeline
import UIKit

extension AppCoordinator {
  /// The button that opens the sheet to write a moment in; `nil` where nothing can be written.
  var composeButton: UIBarButtonItem? {
    guard factory.makeComposer(.moment) != nil else { return nil }
    let name = factory.strings.composerOpen
    let button = UIBarButtonItem(name, .compose, id: "open.compose") { [weak self] in
      self?.showComposer(.moment, animated: true)
    }
    return button
  }

  /// Shows the sheet for a purpose.
  func showComposer(_ purpose: ComposePurpose, animated: Bool) {
    guard let viewModel = factory.makeComposer(purpose) else {
      showMessage(factory.strings.notPossibleHere)
      return
    }
    let page = ComposerViewController(
      viewModel: viewModel,
      imageLoader: imageLoader,
      photoPicker: photoPicker
    )
    let sheet = page.inSheet()
    viewModel.onClose = { [weak self, weak sheet, weak viewModel] in
      sheet?.presentingViewController?.dismiss(animated: true)
      guard viewModel?.isPosted == true else { return }
      if let schedule = viewModel?.content.value.schedule {
        self?.showMessage(schedule)
      } else if purpose == .moment {
        self?.showMomentAtTop()
      }
    }
    composer = viewModel
    composerScreen = page
    askToSignIn(on: page)
    shell.frontmost.present(sheet, animated: animated)
  }

  /// Shows when something will be posted, with a button to the scheduled posts.
  private func showMessage(_ schedule: ComposerSchedule) {
    showMessage(
      factory.strings.scheduleDone(schedule.title),
      action: factory.strings.scheduleShow
    ) { [weak self] in self?.go(to: .scheduled) }
  }

  /// Shows the sheet to reply to a post, on any screen; if a sheet is already open, it stays and a
  /// message is shown.
  public func reply(to post: String) {
    guard composer == nil else { return showMessage(factory.strings.replyWhileWriting) }
    // Photos and lists of people over the screens are closed; they are a tap away.
    if rootViewController.presentedViewController != nil {
      rootViewController.dismiss(animated: false)
    }
    showComposer(.comment(on: ListItemID(post)), animated: true)
  }

  /// Adds files that were dropped on the window as photos to the open sheet; opens one if there is
  /// none.
  public func take(_ files: [URL]) {
    if composer == nil { showComposer(.moment, animated: true) }
    composer?.addFiles(files)
  }

  /// Shows where to find the new post; readers at the top of a timeline see it.
  private func showMomentAtTop() {
    let top = topViewController.flatMap(screen)
    if top?.showsNewMoments != true || top?.list?.isAtTop != true {
      showMessage(factory.strings.momentAtTop)
    }
  }
}
