public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// The wall of fixed rows.
@MainActor
public final class DemoWallViewModel: DemoListScreen, WallViewModel {
  /// Makes a wall of days; by default empty.
  public init(
    days: [ListSection],
    state: ListState? = nil,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    super.init(
      days,
      empty: (\.emptyWallTitle, \.emptyWallMessage),
      state: state,
      paging: paging,
      language: language
    )
  }
}

extension DemoRows {
  /// Two days of the wall: people in every state, and photos.
  @MainActor
  public static func wall(_ strings: Strings) -> [ListSection] {
    let people = members(strings)
    let photos = wallPhotos(strings)
    return [
      day("today", strings.today) {
        people[0]
        photos[0]
        people[1]
        people[2]
      },
      day("yesterday", strings.yesterday) {
        people[3]
        photos[1]
        photos[2]
      },
    ]
  }

  private static func day(
    _ id: ListItemID,
    _ title: String,
    @ListItemsBuilder rows: () -> [AnyListItem]
  ) -> ListSection {
    ListSection(id: id, header: WallDayRow(id: id, title: title), rows: rows)
  }

  /// One person for each state: not followed, being followed, requested, and followed.
  @MainActor
  public static func members(_ strings: Strings) -> [MemberRow] {
    [
      member(ann, "Walks slowly, writes it down.", 1_204, .no, strings),
      member(marco, "Pane, montagne, treni.", 87, .no, isLoading: true, strings),
      member(layla, "أصوّر البحر كل صباح", 15_300, .requested, strings),
      member(person(), "", 3, .yes, strings),
    ]
  }

  /// A person to follow; without a button if nothing is known of that.
  @MainActor
  public static func member(
    _ person: PersonReference,
    _ bio: RichText,
    _ followers: Int?,
    _ isFollowing: Following?,
    isLoading: Bool = false,
    _ strings: Strings
  ) -> MemberRow {
    MemberRow(
      PersonRow(person: person, bio: bio, followers: followers, strings: strings),
      isFollowing: Observable(isFollowing),
      isLoading: Observable(isLoading),
      strings: strings
    )
  }

  /// Photos of three shapes.
  @MainActor
  public static func wallPhotos(_ strings: Strings) -> [PhotoRow] {
    let ferry: RichText =
      "The ferry was late, so we had the whole pier to ourselves. Nobody complained, not even the gulls."
    return [
      photo(
        "1",
        "sea/4",
        (480, 320),
        PhotoRow.Caption(title: ann.displayName, text: ferry),
        strings
      ),
      photo(
        "2",
        "forest/5",
        (360, 480),
        PhotoRow.Caption(title: marco.displayName, text: ""),
        strings
      ),
      photo(
        "3",
        "dunes/6",
        (640, 240),
        PhotoRow.Caption(title: layla.displayName, text: "الصباح على الكثبان"),
        strings
      ),
    ].compactMap { $0 }
  }

  /// A photo; `nil` if the subject is not valid in an address.
  @MainActor
  public static func photo(
    _ id: String,
    _ subject: String,
    _ size: (width: Int, height: Int),
    _ caption: PhotoRow.Caption,
    _ strings: Strings
  ) -> PhotoRow? {
    image(subject, width: size.width, height: size.height).map {
      PhotoRow(
        moment: id,
        image: $0,
        timeText: strings.clock(hour: 14, minute: 5),
        caption: Observable(caption),
        strings: strings
      )
    }
  }
}
