import DesignKit
import Foundations
import ListModel
import MomentsComponents
import MomentsContracts
import UIKit

/// A page of the sheet that says in words what is to be seen in a photo.
final class ComposerAltTextViewController: BaseViewController {
  private let viewModel: any ComposerViewModel
  private let imageLoader: ImageLoader
  private let photo: String
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let pictureView = AsyncImageView(frame: .zero)
  private let textView = ComposerTextView()
  private let counterView = ComposerCounterView()
  private let counterRow = UIView()

  private static let pictureHeight: CGFloat = 200

  init(photo: String, viewModel: any ComposerViewModel, imageLoader: ImageLoader) {
    self.photo = photo
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init()
    title = viewModel.strings.composerAltTitle
  }

  override func makeControls() {
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    counterView.translatesAutoresizingMaskIntoConstraints = false
    counterRow.addSubview(counterView)
    for view in [pictureView, textView, counterRow] { column.addArrangedSubview(view) }
    textView.delegate = self
    textView.onSubmit = { [weak self] in self?.leave() }
    let done = UIBarButtonItem(
      primaryAction: UIAction(title: viewModel.strings.composerDone) { [weak self] _ in
        self?.leave()
      }
    )
    done.accessibilityIdentifier = "composer.alt.done"
    navigationItem.rightBarButtonItem = done
  }

  override func styleControls() {
    view.backgroundColor = Palette.background
    scrollView.alwaysBounceVertical = true
    column.axis = .vertical
    column.spacing = Spacing.medium
    pictureView.layer.cornerRadius = CornerRadius.large
    pictureView.backgroundColor = Palette.placeholder
    textView.placeholder = viewModel.strings.composerAltPlaceholder
    textView.accessibilityIdentifier = "composer.alt"
  }

  override func constrainControls() {
    for view in [scrollView, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(scrollView.constraints(ofColumn: column))
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pictureView.heightAnchor.constraint(equalToConstant: Self.pictureHeight),
      counterView.topAnchor.constraint(equalTo: counterRow.topAnchor),
      counterView.bottomAnchor.constraint(equalTo: counterRow.bottomAnchor),
      counterView.trailingAnchor.constraint(equalTo: counterRow.trailingAnchor),
    ])
  }

  override func bind() {
    viewModel.content.observe { [weak self] in self?.update(with: $0) }.disposed(by: bindings)
  }

  private func update(with content: ComposerContent) {
    guard let shown = content.photos.first(where: { $0.id == photo }) else { return }
    // Text that an input method is composing is not to be touched.
    if textView.text != shown.altText { textView.text = shown.altText }
    textView.showsPlaceholder = shown.altText.isEmpty
    counterView.update(
      with: ComposerCounter(
        remaining: content.altTextLimit - shown.altText.unicodeScalars.count,
        limit: content.altTextLimit
      ),
      strings: viewModel.strings
    )
    let size = CGSize(width: Self.pictureHeight * 2, height: Self.pictureHeight)
    pictureView.show(shown.picture, size: size, with: imageLoader)
    pictureView.accessibilityLabel = shown.altText
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
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
