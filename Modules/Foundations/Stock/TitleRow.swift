public import Foundation
public import ListModel
public import UIKit

/// A ready-made row for settings, choices and menus: a title, with optional detail text below, an
/// image before it and a checkmark or a switch after it.
///
/// ```swift
/// TableModel {
///   Section("Writing") {
///     Row("Language", detail: "English").accessory(.disclosureIndicator).onSelect { _ in chooseLanguage() }
///     Row("Notify me", isOn: notifies) { notifies = $0 }
///     Row("Throw everything away", role: .destructive) { askAndDelete() }
///   }
/// }
/// ```
public nonisolated struct TitleRow: ListItemViewModel, Hashable {
  /// The role of a row, which determines its appearance and its accessibility traits.
  public enum Role: Hashable, Sendable {
    /// Content without an action.
    case content
    /// Opens something.
    case opens
    /// Performs a command.
    case command
    /// Deletes something.
    case destructive
  }

  /// The identity of the row: its title, unless another is set.
  ///
  /// It is also the accessibility identifier of the view.
  public var itemID: ListItemID
  /// The first line.
  public var title: String
  /// The text below the title; `nil` for none.
  public var detail: String?
  /// The leading image, in the row's tint color if it is a symbol.
  public var image: UIImage?
  /// The width and height of the image, in points.
  public var imageSide: CGFloat
  /// The role of the row.
  public var role: Role
  /// For a choice: whether it is selected.
  ///
  /// All choices reserve space for the checkmark.
  public var isChosen: Bool?
  /// For a row with a switch: whether it is on.
  public var isOn: Bool?
  /// The maximum number of lines of title and detail each; 0 for any number.
  public var lines: Int

  /// Makes a row.
  public init(
    _ title: String,
    id: ListItemID? = nil,
    detail: String? = nil,
    image: UIImage? = nil,
    imageSide: CGFloat = 24,
    role: Role = .content,
    isChosen: Bool? = nil,
    isOn: Bool? = nil,
    lines: Int = 0
  ) {
    itemID = id ?? ListItemID(title)
    self.title = title
    self.detail = detail
    self.image = image
    self.imageSide = imageSide
    self.role = role
    self.isChosen = isChosen
    self.isOn = isOn
    self.lines = lines
  }
}

extension Row where View == TitleRowView {
  /// Makes a stock row.
  public init(_ row: TitleRow) {
    self.init(TitleRowView.self, row)
  }

  /// Makes a row with a title, and optional detail text and image.
  public init(_ title: String, detail: String? = nil, image: UIImage? = nil) {
    self.init(TitleRow(title, detail: detail, image: image))
  }

  /// Makes a row with a switch.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - detail: The detail text.
  ///   - image: The leading image.
  ///   - isOn: Whether it is on.
  ///   - onChange: Called when the reader switches it.
  public init(
    _ title: String,
    detail: String? = nil,
    image: UIImage? = nil,
    isOn: Bool,
    onChange: @escaping (Bool) -> Void
  ) {
    self = Row(TitleRow(title, detail: detail, image: image, isOn: isOn))
      .onAction { isOn, _ in onChange(isOn) }
  }

  /// Makes a row that is a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: Whether it opens something, performs a command or deletes something.
  ///   - image: The leading image.
  ///   - action: Called for a tap.
  public init(
    _ title: String,
    role: TitleRow.Role,
    image: UIImage? = nil,
    action: @escaping () -> Void
  ) {
    self = Row(TitleRow(title, image: image, role: role)).onSelect { _ in action() }
  }
}
