import DesignKit
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
public import UIKit

extension ComposerViewController {
  func makeBarButtons() {
    let cancel = UIBarButtonItem(viewModel.strings.composerCancel, id: "composer.cancel") {
      [weak self] in self?.cancel()
    }
    navigationItem.leftBarButtonItem = cancel
    let post = UIBarButtonItem(
      viewModel.strings.composerPost(viewModel.content.value.kind),
      id: "composer.post",
      style: .done
    ) { [weak self] in self?.post() }
    navigationItem.rightBarButtonItem = post
  }

  func post() {
    viewModel.post()
  }

  /// Closes the sheet, after confirmation if something would be lost.
  func cancel() {
    guard let question = viewModel.close() else { return }
    view.endEditing(true)
    // An action sheet in a wide window would need a source view.
    let isWide = view.window?.traitCollection.horizontalSizeClass == .regular
    let alert = UIAlertController(
      title: question.title,
      message: nil,
      preferredStyle: isWide ? .alert : .actionSheet
    )
    alert.addAction(
      UIAlertAction(title: question.discardTitle, style: .destructive) { [viewModel] _ in
        viewModel.discard()
      }
    )
    if let title = question.saveTitle {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [viewModel] _ in viewModel.saveDraft() }
      )
    }
    alert.addAction(UIAlertAction(title: question.cancelTitle, style: .cancel))
    alert.view.tintColor = Palette.accent
    present(alert, animated: true)
  }

  // MARK: Toolbar

  func perform(_ action: ComposerToolbar.Action) {
    switch action {
    case .addPhotos: pickPhotos()
    case .togglePoll: togglePoll()
    case .chooseEmoji: chooseEmoji()
    case .toggleWarning: toggleWarning()
    case .chooseVisibility: chooseVisibility()
    case .chooseLanguage: chooseLanguage()
    case .showDrafts: open(ComposerDraftsViewController(viewModel: viewModel))
    }
  }

  private func togglePoll() {
    if viewModel.content.value.poll == nil { viewModel.addPoll() } else { viewModel.setPoll(nil) }
    view.layoutIfNeeded()
    guard viewModel.content.value.poll != nil else { return }
    pollView.focus()
  }

  func perform(_ action: ComposerPollView.Action) {
    switch action {
    case .change(let poll): viewModel.setPoll(poll)
    case .chooseDuration: chooseDuration()
    case .submit: post()
    }
  }

  private func chooseDuration() {
    let content = viewModel.content.value
    guard let poll = content.poll else { return }
    let choices = content.pollDurations.map { seconds in
      TitleRow(
        viewModel.strings.composerPollDuration(seconds),
        id: ListItemID("choice.\(seconds ?? 0)"),
        role: .opens,
        isChosen: seconds == poll.seconds
      )
    }
    open(
      ComposerChoiceViewController(
        title: viewModel.strings.composerPollDuration,
        choices: choices
      ) { [viewModel] in
        // An input method may have ended its text when the page covered the poll.
        guard var changed = viewModel.content.value.poll else { return }
        changed.seconds = content.pollDurations[$0]
        viewModel.setPoll(changed)
      }
    )
  }

  func chooseSchedule() {
    open(
      ScheduleTimeViewController(viewModel.scheduleTime()) { [viewModel] in
        viewModel.setSchedule($0)
      }
    )
  }

  private func toggleWarning() {
    let isOpen = viewModel.content.value.warning != nil
    viewModel.setWarning(isOpen ? nil : "")
    view.layoutIfNeeded()
    if isOpen { textView.becomeFirstResponder() } else { warningField.becomeFirstResponder() }
  }

  private func chooseVisibility() {
    let strings = viewModel.strings
    let content = viewModel.content.value
    let choices = content.visibilities.map { visibility in
      TitleRow(
        strings.composerVisibility(visibility),
        id: ListItemID("choice.\(visibility)"),
        detail: strings.composerVisibilityDetail(visibility),
        image: visibility.icon.image,
        role: .opens,
        isChosen: visibility == content.visibility
      )
    }
    open(
      ComposerChoiceViewController(
        title: strings.composerVisibilityTitle,
        choices: choices,
        further: { [weak self] in self?.quotePolicyRow }
      ) { [viewModel] in viewModel.setVisibility(content.visibilities[$0]) }
    )
  }

  /// The row that leads from the visibility page to that of the quote policy; nil if nobody can
  /// quote.
  private var quotePolicyRow: (row: TitleRow, open: () -> Void)? {
    let strings = viewModel.strings
    let content = viewModel.content.value
    guard !content.quotePolicies.isEmpty else { return nil }
    let canChoose = content.quotePolicies.count > 1
    let row = TitleRow(
      strings.composerQuotePolicyTitle,
      id: "choice.quotes",
      detail: strings.composerQuotePolicy(content.quotePolicy),
      image: Icon.comment.image,
      role: canChoose ? .opens : .content
    )
    return (row, { [weak self] in if canChoose { self?.chooseQuotePolicy() } })
  }

  private func chooseQuotePolicy() {
    let strings = viewModel.strings
    let content = viewModel.content.value
    let choices = content.quotePolicies.map { policy in
      TitleRow(
        strings.composerQuotePolicy(policy),
        id: ListItemID("choice.\(policy.rawValue)"),
        role: .opens,
        isChosen: policy == content.quotePolicy
      )
    }
    open(
      ComposerChoiceViewController(title: strings.composerQuotePolicyTitle, choices: choices) {
        [viewModel] in viewModel.setQuotePolicy(content.quotePolicies[$0])
      }
    )
  }

  private func chooseLanguage() {
    let chosen = viewModel.content.value.language
    open(
      ComposerChoiceViewController(
        languages: WritingLanguage.all(including: chosen),
        chosen: chosen,
        strings: viewModel.strings
      ) { [viewModel] in viewModel.setLanguage($0) }
    )
  }

  private func open(_ page: UIViewController) {
    returnsFocus = true
    view.endEditing(true)
    navigationController?.pushViewController(page, animated: true)
  }

  // MARK: Photos

  private func pickPhotos() {
    guard let photoPicker, picking == nil else { return }
    picking = Task { [weak self, viewModel] in
      guard let self else { return }
      do throws(PhotoProblem) {
        let room = viewModel.content.value.roomForPhotos
        let photos = try await photoPicker.pickPhotos(upTo: room, over: self)
        if !photos.isEmpty { viewModel.addPhotos(photos) }
      } catch {
        viewModel.photosFailed(viewModel.strings.composerPhotoProblem(error))
      }
      picking = nil
    }
  }

  func perform(_ action: ComposerPhotosView.Action) {
    switch action {
    case .describe(let photo):
      open(
        ComposerAltTextViewController(
          photo: photo,
          viewModel: viewModel,
          imageLoader: imageLoader
        )
      )
    case .remove(let photo): viewModel.removePhoto(photo)
    case .move(let source, let target): viewModel.movePhoto(from: source, to: target)
    }
  }
}

extension ComposerViewController: UITextViewDelegate {
  /// Passes the text to the view model.
  public func textViewDidChange(_ textView: UITextView) {
    viewModel.setText(textView.text)
    reportCaret()
  }

  /// Passes the position of the caret to the view model.
  public func textViewDidChangeSelection(_ textView: UITextView) { reportCaret() }
}

extension ComposerViewController: UITextFieldDelegate {
  /// Return moves from the warning to the text.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textView.becomeFirstResponder()
    return false
  }
}

extension ComposerViewController: UIAdaptivePresentationControllerDelegate {
  /// Handles Escape, and a drag or a tap outside the sheet: pops a page of it, otherwise closes it
  /// after confirmation.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    if navigationController?.topViewController === self {
      cancel()
    } else {
      navigationController?.popViewController(animated: true)
    }
  }

  /// The empty sheet was dismissed by a drag.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    _ = viewModel.close()
  }
}
