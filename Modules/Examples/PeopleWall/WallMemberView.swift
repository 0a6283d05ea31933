import DesignKit
import Foundations
import ListModel
import UIKit

final class WallMemberView: BaseListItemView<WallMember, Never> {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private weak var member: WallMember?

  override func makeControls() {
    addConstrainedSubviews(label, button)
    button.onPrimaryAction { [weak self] in self?.member?.onFollow() }
  }

  override func styleControls() {
    label.style(Typography.name(), Palette.primaryText)
    button.styleAsCapsule()
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  override func constrainControls() {
    label.constrain(.leading.inset(Spacing.large), .top.bottom.inset(Spacing.large).yielding)
    button.constrain(
      .leading.atLeast(label.trailingAnchor).offset(Spacing.small),
      .trailing.inset(Spacing.large),
      .centerY
    )
  }

  override func update(with viewModel: WallMember) {
    member = viewModel
    label.text = viewModel.name
    button.accessibilityIdentifier = "follow.\(viewModel.name)"
    viewModel.follow.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
  }

  private func show(_ follow: WallMember.Follow) {
    button.configuration?.title = follow == .done ? "Following" : "Follow"
    button.configuration?.showsActivityIndicator = follow == .loading
    button.isEnabled = follow == .idle
  }
}
