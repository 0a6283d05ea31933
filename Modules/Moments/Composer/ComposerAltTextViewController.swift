import DesignKit
import Foundations
import ListModel
import MomentsComponents
import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit

/// A page of the sheet that edits the description of a photo, and its focal point.
final class ComposerAltTextViewController: BaseViewController {
  private let viewModel: any ComposerViewModel
  private let photo: String
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let focusView: ComposerFocusView
  private let hintLabel = UILabel()
  private let cropButton = UIButton(type: .system)
  private let imageLoader: ImageLoader
  private let textView = ComposerTextView()
  private let counterView = ComposerCounterView()
  private let counterRow = UIView()

  private static let imageHeight: CGFloat = 240

  init(photo: String, viewModel: any ComposerViewModel, imageLoader: ImageLoader) {
    self.photo = photo
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    focusView = ComposerFocusView(strings: viewModel.strings, imageLoader: imageLoader)
    super.init()
    title = viewModel.strings.composerAltTitle
  }

  override func makeControls() {
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    counterRow.addConstrainedSubviews(counterView)
    for view in [focusView, hintLabel, cropButton, textView, counterRow] as [UIView] {
      column.addArrangedSubview(view)
    }
    cropButton.onPrimaryAction { [weak self] in self?.openCrop() }
    textView.delegate = self
    textView.onSubmit = { [weak self] in self?.leave() }
    focusView.onMove = { [viewModel, photo] in viewModel.setFocalPoint($0, of: photo) }
    let done = UIBarButtonItem(
      viewModel.strings.composerDone,
      id: "composer.alt.done",
      style: .done
    ) {
      [weak self] in self?.leave()
    }
    navigationItem.rightBarButtonItem = done
  }

  override func styleControls() {
    view.backgroundColor = Palette.background
    scrollView.alwaysBounceVertical = true
    column.axis = .vertical
    column.spacing = Spacing.medium
    column.setCustomSpacing(Spacing.small, after: focusView)
    hintLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    hintLabel.text = viewModel.strings.composerFocusHint
    hintLabel.isAccessibilityElement = false
    cropButton.styleAsText()
    cropButton.contentHorizontalAlignment = .leading
    cropButton.setTitle(viewModel.strings.composerCrop, for: .normal)
    cropButton.accessibilityIdentifier = "composer.crop"
    textView.placeholder = viewModel.strings.composerAltPlaceholder
    textView.accessibilityIdentifier = "composer.alt"
  }

  override func constrainControls() {
    scrollView.constrain(column: column)
    scrollView.constrain(.top.sides.bottom)
    cropButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    focusView.constrain(.height(Self.imageHeight))
    counterView.constrain(.top.trailing.bottom)
  }

  override func bind() {
    viewModel.content.observe { [weak self] in self?.update(with: $0) }.disposed(by: bindings)
  }

  private func update(with content: ComposerContent) {
    guard let shown = content.photos.first(where: { $0.id == photo }) else { return }
    // Text that an input method is composing must not be changed.
    if textView.text != shown.altText { textView.text = shown.altText }
    textView.showsPlaceholder = shown.altText.isEmpty
    counterView.update(
      with: ComposerCounter(
        remaining: content.limits.altTextCharacters - shown.altText.unicodeScalars.count,
        limit: content.limits.altTextCharacters
      ),
      strings: viewModel.strings
    )
    focusView.update(with: shown)
    cropButton.isHidden = shown.whole == nil
    cropButton.isEnabled = shown.state == .ready
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  private func openCrop() {
    let shown = viewModel.content.value.photos.first { $0.id == photo }
    guard let shown, let whole = shown.whole else { return }
    view.endEditing(true)
    navigationController?.pushViewController(
      ComposerCropViewController(
        image: whole,
        crop: shown.crop,
        strings: viewModel.strings,
        imageLoader: imageLoader
      ) { [viewModel, photo] in viewModel.setCrop($0, of: photo) },
      animated: true
    )
  }

  private func leave() {
    navigationController?.popViewController(animated: true)
  }
}

extension ComposerAltTextViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    viewModel.setAltText(textView.text, of: photo)
  }
}
