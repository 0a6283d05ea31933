public import Foundation
public import ListModel
public import UIKit

/// A ready row for settings, choices and menus: a title, with a text below it, an image before it
/// and a mark or a switch after it.
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
  /// What a row is for, which decides how it looks and what assistive technologies call it.
  public enum Role: Hashable, Sendable {
    /// Says something.
    case content
    /// Leads somewhere.
    case opens
    /// Does something.
    case command
    /// Takes something away.
    case destructive
  }

  /// The identity of the row: its title, unless another is given.
  ///
  /// It is the accessibility identifier of the view, too.
  public var itemID: ListItemID
  /// The first line.
  public var title: String
  /// What stands below it; `nil` for nothing.
  public var detail: String?
  /// What stands before them, in the tint of the row where it is a symbol.
  public var image: UIImage?
  /// The sides of the image, in points.
  public var imageSide: CGFloat
  /// What the row is for.
  public var role: Role
  /// For one of several to choose from: whether it is the one.
  ///
  /// All of them leave room for the mark.
  public var isChosen: Bool?
  /// For a row with a switch: whether it is on.
  public var isOn: Bool?
  /// How many lines title and detail may have each; 0 for any number.
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

extension Row where View == TitleRowView, Model == TitleRow {
  /// Makes a stock row.
  public init(_ row: TitleRow) {
    self.init(TitleRowView.self, row)
  }

  /// Makes a row of a title, with a text below it and an image before it.
  public init(_ title: String, detail: String? = nil, image: UIImage? = nil) {
    self.init(TitleRow(title, detail: detail, image: image))
  }

  /// Makes a row with a switch.
  ///
  /// - Parameters:
  ///   - title: What is switched.
  ///   - detail: What there is to say besides.
  ///   - image: What stands before the title.
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
  ///   - title: What it does.
  ///   - role: Whether it leads somewhere, does something or takes something away.
  ///   - image: What stands before the title.
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
