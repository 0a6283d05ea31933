public import ListModel
public import MomentsLanguage

/// One account of the reader's, or this device alone.
public struct AccountRow: ListItemViewModel, Hashable {
  /// `user@server`; ``device`` for this machine alone.
  public var id: ListItemID

  /// The reader's person there, with the portrait; for this device, only its name.
  public var person: PersonReference

  /// The text below the name.
  public var detail: String

  /// Whether it is the current account.
  public var isCurrent: Bool

  /// The title of the button that signs out; `nil` if the reader cannot sign out of it.
  public var signOutTitle: String?

  /// What signing out would lose, as text; `nil` if nothing is only here.
  public var loss: String?

  /// The row in one sentence, for assistive technologies.
  public var accessibilityText: String

  /// The row of this machine alone.
  public static let device: ListItemID = "device"

  /// The identity of the row.
  public var itemID: ListItemID { id }
}

extension AccountRow {
  /// The row of an account at a server.
  public init(
    id: String,
    person: PersonReference,
    server: String,
    isCurrent: Bool,
    loss: String? = nil,
    strings: Strings
  ) {
    self.init(
      id: ListItemID(id),
      person: person,
      detail: server,
      isCurrent: isCurrent,
      signOutTitle: strings.signOut,
      loss: loss,
      accessibilityText: strings.account(person.name, at: server, isCurrent: isCurrent)
    )
  }

  /// The row of this machine alone.
  public init(deviceIsCurrent isCurrent: Bool, strings: Strings) {
    let name = strings.thisDevice
    self.init(
      id: Self.device,
      person: PersonReference(id: "device", name: name, handle: "", avatar: nil),
      detail: strings.thisDeviceDetail,
      isCurrent: isCurrent,
      signOutTitle: nil,
      accessibilityText: strings.account(name, at: strings.thisDeviceDetail, isCurrent: isCurrent)
    )
  }
}
