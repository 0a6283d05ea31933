import DesignKit
import Foundations
import MomentsContracts
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

  override func constrainControls() { stack.pinEdges(to: self) }

  /// Shows some of the posts of the draft.
  func update(with content: ComposerContent, at places: Range<Int>) {
    isHidden = places.isEmpty
    while views.count < places.count {
      let view = ComposerPartView(imageLoader: imageLoader)
      views.append(view)
      stack.addArrangedSubview(view)
    }
    for (view, place) in zip(views, places) {
      view.isHidden = false
      view.update(
        with: content.parts[place],
        at: place,
        of: content.parts.count,
        strings: strings
      )
      view.onChoose = { [weak self] in self?.onAction?(.choose(place)) }
      view.onRemove = { [weak self] in self?.onAction?(.remove(place)) }
    }
    for view in views.dropFirst(places.count) { view.isHidden = true }
  }
}
