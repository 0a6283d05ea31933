import ListModel

/// The profile above the moments.
final class HomeViewModel: PagedListViewModel<HomeMoment, Never> {
  convenience init() {
    let profile = HomeProfile(
      name: "Lin Walker",
      bio: "Walks along the coast, and paints what is left in the memory afterwards.",
      followers: "1,284 followers"
    )
    self.init(
      sections: { moments in
        [ListSection(id: "profile", rows: [profile]), ListSection(id: "moments", rows: moments)]
      },
      source: { _ in ListPage(HomeViewModel.moments) }
    )
  }

  func like(_ moment: HomeMoment) {
    update(moment.itemID) {
      $0.isLiked.toggle()
      $0.likeCount += $0.isLiked ? 1 : -1
    }
  }

  private static let moments = [
    HomeMoment(
      author: "Ada",
      portrait: "portrait/curls-1",
      text: "The harbour in fog. You hear the boats long before you see them.",
      likeCount: 12
    ),
    HomeMoment(
      author: "Grace",
      portrait: "portrait/bob-2",
      text: "Found the bug: it was a moth.",
      likeCount: 47,
      isLiked: true
    ),
    HomeMoment(
      author: "Mary",
      portrait: "portrait/bun-3",
      text: "Ammonites all morning. The cliff gives them away after every storm.",
      likeCount: 3
    ),
  ]
}
