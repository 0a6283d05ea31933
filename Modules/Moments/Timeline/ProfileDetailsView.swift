import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import MomentsValues
import UIKit

/// The lines of a profile, and the date of joining.
///
///     +----------------------+
///     | Website              |
///     | ✓ ana.example        |
///     +----------------------+
///     Joined 12 March 2025
final class ProfileDetailsView: UIStackView {
  /// Called with the link, mention or hashtag that the reader opens.
  var onOpen: ((RichText.Style) -> Void)?

  private let fieldStack = UIStackView()
  private let joinedLabel = UILabel()
  /// The views of the lines, including unused ones of previous people.
  private var fieldViews: [ProfileFieldView] = []

  private var imageLoader: ImageLoader?

  /// Makes lines that load custom emoji with a loader.
  convenience init(imageLoader: ImageLoader) {
    self.init(frame: .zero)
    self.imageLoader = imageLoader
    axis = .vertical
    spacing = Spacing.small
    fieldStack.axis = .vertical
    fieldStack.spacing = 1
    fieldStack.layer.cornerRadius = CornerRadius.medium
    fieldStack.clipsToBounds = true
    joinedLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    joinedLabel.accessibilityIdentifier = "profile.joined"
    for view in [fieldStack, joinedLabel] { addArrangedSubview(view) }
  }

  /// Shows details; hides the view for nil.
  func show(_ details: ProfileDetails?) {
    let fields = details?.fields ?? []
    while fieldViews.count < fields.count {
      let view = ProfileFieldView(imageLoader: imageLoader)
      view.valueIdentifier = "profile.field.\(fieldViews.count)"
      view.onOpen = { [weak self] in self?.onOpen?($0) }
      fieldViews.append(view)
      fieldStack.addArrangedSubview(view)
    }
    for (index, view) in fieldViews.enumerated() {
      view.isHidden = index >= fields.count
      if index < fields.count { view.show(fields[index]) }
    }
    fieldStack.isHidden = fields.isEmpty
    joinedLabel.text = details?.joinedText
    joinedLabel.isHidden = details?.joinedText == nil
    isHidden = fieldStack.isHidden && joinedLabel.isHidden
  }
}
