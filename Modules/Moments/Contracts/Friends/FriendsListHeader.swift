public import ListModel
public import MomentsLanguage

/// The header of a list of people, as a value: live lists and those of demos differ in the count.
public struct FriendsListHeader: FriendsListHeaderViewModel {
  /// The title of the list.
  public var title: String
  /// The symbol before the title.
  public var icon: FriendsListSymbol
  /// The symbol of the close button.
  public var closeIcon = FriendsListSymbol.close
  /// The title of the close button.
  public var closeTitle: String
  /// The number of people.
  public var count: Observable<FriendsListCount>
  /// Called when the reader taps the close button.
  public var onClose: @MainActor () -> Void

  /// Makes a header.
  ///
  /// - Parameters:
  ///   - kind: Which people.
  ///   - count: The number of people; `nil` where it is unknown.
  ///   - strings: The reader's language.
  ///   - onClose: Called when the reader taps the close button.
  @MainActor
  public init(
    _ kind: any FriendsListKind,
    count: Observable<Int?>,
    strings: Strings,
    onClose: @escaping @MainActor () -> Void = {}
  ) {
    title = kind.title(strings)
    icon = kind.symbol
    closeTitle = strings.close
    self.count = count.map { FriendsListCount($0, of: kind, strings: strings) }
    self.onClose = onClose
  }
}
