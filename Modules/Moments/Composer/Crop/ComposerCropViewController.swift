import DesignKit
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit

/// A page of the sheet that crops a photo.
final class ComposerCropViewController: BaseViewController {
  private let strings: Strings
  private let aspect: Double
  private let onDone: (PhotoCrop) -> Void
  private let cropView: ComposerCropView
  private let ratioControl: UISegmentedControl
  private let resetButton = UIButton(type: .system)
  private let column = UIStackView()
  private var crop: PhotoCrop
  private var ratio = PhotoCropRatio.free

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - image: The whole photo.
  ///   - crop: The current part.
  ///   - strings: The reader's language.
  ///   - imageLoader: Loads the photo.
  ///   - onDone: Called with the new part; the page then closes.
  init(
    image: ImageReference,
    crop: PhotoCrop,
    strings: Strings,
    imageLoader: ImageLoader,
    onDone: @escaping (PhotoCrop) -> Void
  ) {
    self.strings = strings
    self.crop = crop
    self.onDone = onDone
    let aspect = image.pixelSize?.aspectRatio ?? 1
    self.aspect = aspect
    cropView = ComposerCropView(image: image, strings: strings, imageLoader: imageLoader)
    ratioControl = UISegmentedControl(
      items: PhotoCropRatio.allCases.map { strings.composerCropRatio($0, isHigh: aspect < 1) }
    )
    super.init()
    title = strings.composerCrop
  }

  override func makeControls() {
    for view in [cropView, ratioControl, resetButton] { column.addArrangedSubview(view) }
    view.addSubview(column)
    cropView.onChange = { [weak self] in self?.show($0) }
    ratioControl.addAction(
      UIAction { [weak self] _ in self?.chooseRatio() },
      for: .valueChanged
    )
    resetButton.onPrimaryAction { [weak self] in self?.reset() }
    let done = UIBarButtonItem(strings.composerDone, id: "composer.crop.done", style: .done) {
      [weak self] in
      self?.finish()
    }
    navigationItem.rightBarButtonItem = done
  }

  override func styleControls() {
    view.backgroundColor = Palette.background
    column.axis = .vertical
    column.spacing = Spacing.medium
    resetButton.styleAsText()
    resetButton.setTitle(strings.composerCropReset, for: .normal)
    resetButton.accessibilityIdentifier = "composer.crop.reset"
    ratioControl.accessibilityIdentifier = "composer.crop.ratio"
    ratioControl.selectedSegmentIndex = ratio.rawValue
    show(crop)
  }

  override func constrainControls() {
    let guide = view.safeAreaLayoutGuide
    column.constrain(
      .top.equal(to: guide).inset(Spacing.medium),
      .bottom.equal(to: guide).inset(Spacing.small),
      .sides.equal(to: guide).inset(Spacing.large)
    )
    resetButton.constrain(.height.atLeast(Metrics.tapTarget))
    cropView.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
  }

  private func show(_ crop: PhotoCrop) {
    self.crop = crop
    cropView.update(with: crop, ratio: ratio.fraction(ofPhoto: aspect))
    resetButton.isEnabled = !crop.isWhole || ratio != .free
  }

  private func chooseRatio() {
    ratio = PhotoCropRatio(rawValue: ratioControl.selectedSegmentIndex) ?? .free
    show(ratio.fraction(ofPhoto: aspect).map(crop.fitting) ?? crop)
  }

  private func reset() {
    ratio = .free
    ratioControl.selectedSegmentIndex = ratio.rawValue
    show(.whole)
  }

  private func finish() {
    onDone(crop)
    navigationController?.popViewController(animated: true)
  }
}
