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
    let button = UIBarButtonItem(
      primaryAction: UIAction(title: name, image: Icon.compose.image) { [weak self] _ in
        self?.showComposer(.moment, animated: true)
      }
    )
    button.accessibilityLabel = name
    button.accessibilityIdentifier = "open.compose"
    return button
  }

  /// Shows the sheet to write something in.
  func showComposer(_ purpose: ComposePurpose, animated: Bool) {
    guard let viewModel = factory.makeComposer(purpose) else {
      say(factory.strings.notPossibleHere)
      return
    }
    let sheet = ComposerViewController.makeSheet(
      viewModel: viewModel,
      imageLoader: imageLoader,
      photoPicker: photoPicker
    )
    viewModel.onClose = { [weak self, weak sheet, weak viewModel] in
      sheet?.presentingViewController?.dismiss(animated: true)
      if purpose == .moment, viewModel?.isPosted == true { self?.sayWhereItIs() }
    }
    composer = viewModel
    composerScreen = sheet.topViewController
    askToSignIn(on: composerScreen)
    shell.frontmost.present(sheet, animated: animated)
  }

  /// Shows the sheet to answer a post, wherever the reader is; what they write meanwhile stays, and
  /// they are told.
  public func reply(to post: String) {
    guard composer == nil else { return say(factory.strings.replyWhileWriting) }
    // Photos and lists of people that lie over the screens go; they are a tap away.
    if rootViewController.presentedViewController != nil {
      rootViewController.dismiss(animated: false)
    }
    showComposer(.comment(on: ListItemID(post)), animated: true)
  }

  /// Adds files that were dropped on the window to what is written, as photos; a moment is begun
  /// where nothing is.
  public func take(_ files: [URL]) {
    if composer == nil { showComposer(.moment, animated: true) }
    composer?.addFiles(files)
  }

  /// Says where to look for what was posted; those at the top of a timeline see it.
  private func sayWhereItIs() {
    let timeline = topViewController as? TimelineViewController
    if timeline?.listView.isAtTop != true { say(factory.strings.momentAtTop) }
  }
}
