import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

/// The posts before or after the edited one, one below the other.
final class ComposerPartsView: BaseView {
  /// Called with each action of the reader on a post.
  var onAction: ((ComposerPartChange) -> Void)?

  private let strings: Strings
  private let imageLoader: ImageLoader
  private let stack = UIStackView()
  private var views: [ComposerPartView] = []

  init(strings: Strings, imageLoader: ImageLoader) {
    self.strings = strings
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  override func makeControls() { addSubview(stack) }

  override func styleControls() {
    stack.axis = .vertical
    stack.spacing = Spacing.small
    isHidden = true
  }

  override func constrainControls() { stack.constrain(.edges) }

  /// Shows some of the posts of the draft.
  func update(with content: ComposerContent, at indices: Range<Int>) {
    isHidden = indices.isEmpty
    while views.count < indices.count {
      let view = ComposerPartView(imageLoader: imageLoader)
      views.append(view)
      stack.addArrangedSubview(view)
    }
    for (view, index) in zip(views, indices) {
      view.isHidden = false
      view.update(
        with: content.parts[index],
        at: index,
        of: content.parts.count,
        strings: strings
      )
      view.onChoose = { [weak self] in self?.onAction?(.choose(index)) }
      view.onRemove = { [weak self] in self?.onAction?(.remove(index)) }
    }
    for view in views.dropFirst(indices.count) { view.isHidden = true }
  }
}
