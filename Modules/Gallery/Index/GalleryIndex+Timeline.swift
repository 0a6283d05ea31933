import DemoViewModels
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsThread
import MomentsTimeline
import MomentsValues
import UIKit

extension GalleryIndex {
  /// The timeline, its rows, and its switch.
  static var timeline: [GalleryComponent] {
    [
      GalleryComponent("MomentListItemView", in: "MomentsTimeline") {
        let names = ["photos", "folded", "warning", "own, being sent", "link", "poll", "voted"]
        for (place, name) in names.enumerated() {
          GalleryState.row(
            name,
            { MomentListItemView(imageLoader: $0.imageLoader) },
            { DemoRows.moments($0.strings)[place] }
          )
        }
        for (place, name) in ["pinned", "answer, edited", "for followers", "mention"].enumerated() {
          GalleryState.row(
            name,
            { MomentListItemView(imageLoader: $0.imageLoader) },
            { DemoRows.markedMoments($0.strings)[place] }
          )
        }
        for kind in [DemoRows.QuotedKind.long, .deleted] {
          GalleryState.row(
            "quoting, \(kind.rawValue)",
            { MomentListItemView(imageLoader: $0.imageLoader) },
            { DemoRows.quoting(kind, $0.strings) }
          )
        }
        GalleryState.row(
          "translated",
          { MomentListItemView(imageLoader: $0.imageLoader) },
          { DemoRows.translatedMoment($0.strings) }
        )
        for isWarned in [false, true] {
          GalleryState.row(
            isWarned ? "emoji in a warning" : "emoji",
            { MomentListItemView(imageLoader: $0.imageLoader) },
            {
              let author = $0.strings.language.isRightToLeft ? DemoRows.sami : DemoRows.mochi
              return DemoRows.emojiMoment(by: author, isWarned: isWarned, $0.strings)
            }
          )
        }
      },
      GalleryComponent("UserProfileListItemView", in: "MomentsTimeline") {
        profile("own", nil)
        for kind in [FollowButtonState.Kind.follow, .requested, .following, .loading] {
          profile("\(kind)", kind)
        }
        profile("with a note", .following, hasNote: true)
      },
      GalleryComponent("TimelineGapView", in: "MomentsTimeline") {
        GalleryState.row("idle", { _ in TimelineGapView() }) { DemoRows.gap(.idle, $0.strings) }
        GalleryState.row("loading", { _ in TimelineGapView() }) {
          DemoRows.gap(.loading, $0.strings)
        }
        GalleryState.row("failed", { _ in TimelineGapView() }) {
          DemoRows.gap(.failed($0.strings.pageFailedTitle), $0.strings)
        }
      },
      GalleryComponent("TimelineScopeSwitch", in: "MomentsTimeline") {
        for scope in [TimelineKind.home, .local] {
          GalleryState("\(scope)") { environment in
            Specimens.line([
              TimelineScopeSwitch(
                scopes: [.home, .local, .public],
                selected: scope,
                strings: environment.strings
              )
            ])
          }
        }
      },
      GalleryComponent(screen: "TimelineViewController", in: "MomentsTimeline") {
        for state in GalleryListState.allCases {
          GalleryState.pushed(state.rawValue) { screen(state, $0) }
        }
        GalleryState.pushed("gap") { screen(of: rows(gap: .idle, $0.strings), in: $0) }
        GalleryState.pushed("gap failed") { environment in
          let reason = environment.strings.pageFailedTitle
          return screen(of: rows(gap: .failed(reason), environment.strings), in: environment)
        }
        GalleryState.pushed("new moments") { environment in
          let viewModel = DemoTimelineViewModel(
            rows: DemoRows.moments(environment.strings),
            language: environment.language
          )
          viewModel.showNewMoments(3)
          return TimelineViewController(viewModel: viewModel, imageLoader: environment.imageLoader)
        }
        GalleryState.pushed("marks") { environment in
          let rows = DemoRows.markedMoments(environment.strings)
          return screen(of: [ListSection(id: "moments", rows: rows)], in: environment)
        }
        GalleryState.pushed("quotes") { environment in
          let rows = [DemoRows.QuotedKind.long, .warning, .quoting, .rejected].map {
            DemoRows.quoting($0, environment.strings)
          }
          return screen(of: [ListSection(id: "moments", rows: rows)], in: environment)
        }
        GalleryState.pushed("photos of a profile") { profilePhotos(7, $0) }
        GalleryState.pushed("profile without photos") { profilePhotos(0, $0) }
      },
    ]
  }

  private static func profilePhotos(_ count: Int, _ environment: GalleryEnvironment)
    -> UIViewController
  {
    let strings = environment.strings
    let empty = ListEmptyMessage(
      title: strings.emptyPhotosTitle,
      message: strings.emptyPhotosMessage(DemoRows.owner.name)
    )
    return screen(
      of: [
        ListSection(id: "profile", rows: [DemoRows.profile(nil, strings)]),
        ListSection(id: "parts", rows: [ProfilePartRow(selected: .photos, strings: strings)]),
        ListSection(id: "photos", rows: DemoRows.profilePhotos(count, strings)),
      ],
      state: count == 0 ? .empty(empty) : .content,
      in: environment
    )
  }

  private static func profile(
    _ name: String,
    _ kind: FollowButtonState.Kind?,
    hasNote: Bool = false
  ) -> GalleryState {
    .row(
      name,
      { UserProfileListItemView(imageLoader: $0.imageLoader) },
      { environment in
        let follow = kind.map {
          FollowButtonState(kind: $0, followsReader: true, strings: environment.strings)
        }
        var row = DemoRows.profile(follow, environment.strings)
        if hasNote {
          let text = DemoRows.noteText(environment.strings)
          row.note = ProfileNote(text, strings: environment.strings)
        }
        return row
      }
    )
  }

  private static func rows(gap: TimelineGapRow.State, _ strings: Strings) -> [ListSection] {
    let moments = DemoRows.moments(strings)
    return [
      ListSection(id: "moments") {
        moments[3]
        DemoRows.gap(gap, strings)
        moments[1]
      }
    ]
  }

  private static func screen(_ state: GalleryListState, _ environment: GalleryEnvironment)
    -> UIViewController
  {
    let strings = environment.strings
    let moments = DemoRows.moments(strings)
    let sections =
      switch state {
      case .content:
        [
          ListSection(id: "profile", rows: [DemoRows.profile(nil, strings)]),
          ListSection(id: "moments", rows: moments),
        ]
      case .pageLoading, .pageFailed: [ListSection(id: "moments", rows: Array(moments.suffix(2)))]
      case .loading, .empty, .failed: [ListSection]()
      }
    return screen(
      of: sections,
      state: state.state(strings),
      paging: state.paging(strings),
      in: environment
    )
  }

  private static func screen(
    of sections: [ListSection],
    state: ListState = .content,
    paging: PagingState = .end,
    in environment: GalleryEnvironment
  ) -> UIViewController {
    TimelineViewController(
      viewModel: DemoTimelineViewModel(
        sections,
        state: state,
        paging: paging,
        language: environment.language
      ),
      imageLoader: environment.imageLoader
    )
  }

  // MARK: One moment

  /// The screen of one moment, and the rows that it has more than one state of.
  static var thread: [GalleryComponent] {
    [
      GalleryComponent("ThreadCommentView", in: "MomentsThread") {
        comment("comment") { DemoRows.comment("a", $0) }
        comment("answer, liked") {
          DemoRows.comment("b", in: branch(2), isLiked: true, $0)
        }
        comment("own, with photos and answers") {
          DemoRows.comment("c", in: branch(1), replies: 3, isOwn: true, photos: 3, $0)
        }
        comment("quoting") {
          var row = DemoRows.comment("q", $0)
          row.quoted = DemoRows.quoted(.short, $0)
          return row
        }
        comment("translated") {
          var row = DemoRows.comment("t", replies: 3, photos: 3, $0)
          row.translation = DemoRows.translationNotes($0)[1]
          return row
        }
        comment("deep") { DemoRows.comment("d", in: branch(9), replies: 12, $0) }
      },
      GalleryComponent("ThreadPlaceholderView", in: "MomentsThread") {
        for kind in [ThreadPlaceholderRow.Kind.muted, .filtered(title: "Spoilers"), .deleted] {
          GalleryState.row(placeholderName(kind), { _ in ThreadPlaceholderView() }) {
            ThreadPlaceholderRow(
              id: "p",
              branch: branch(1),
              kind: kind,
              replies: ThreadReplies(count: 4, isCollapsed: true, strings: $0.strings),
              strings: $0.strings
            )
          }
        }
      },
      GalleryComponent(screen: "ThreadViewController", in: "MomentsThread") {
        for state in GalleryListState.allCases {
          GalleryState.pushed(state.rawValue) { screen(state, canWrite: false, $0) }
        }
        GalleryState.pushed("an answer") { environment in
          let strings = environment.strings
          let parent = ThreadParentRow(
            id: "parent",
            author: DemoRows.owner,
            title: RichText(strings.replying(to: DemoRows.owner.name)),
            text: RichText(DemoRows.longText(strings))
          )
          return ThreadViewController(
            viewModel: DemoThreadViewModel(
              [ListSection(id: "parent", rows: [parent])]
                + DemoRows.thread(comments: 0, photos: 1, strings),
              language: environment.language
            ),
            imageLoader: environment.imageLoader
          )
        }
        GalleryState.pushed("a poll and a link") { environment in
          ThreadViewController(
            viewModel: DemoThreadViewModel(
              DemoRows.thread(comments: 1, photos: 0, asks: true, environment.strings),
              language: environment.language
            ),
            imageLoader: environment.imageLoader
          )
        }
        GalleryState.pushed("a quote") { environment in
          ThreadViewController(
            viewModel: DemoThreadViewModel(
              DemoRows.thread(comments: 1, photos: 0, quotes: .long, environment.strings),
              language: environment.language
            ),
            imageLoader: environment.imageLoader
          )
        }
        GalleryState.pushed("with a bar to write in") { screen(.content, canWrite: true, $0) }
        GalleryState.pushed("new comments") { environment in
          let viewModel = DemoThreadViewModel(
            DemoRows.thread(environment.strings),
            language: environment.language
          )
          viewModel.showNewComments(12)
          return ThreadViewController(viewModel: viewModel, imageLoader: environment.imageLoader)
        }
      },
    ]
  }

  private static func placeholderName(_ kind: ThreadPlaceholderRow.Kind) -> String {
    switch kind {
    case .muted: "muted"
    case .filtered: "filtered"
    case .hidden: "hidden"
    case .deleted: "deleted"
    }
  }

  private static func branch(_ depth: Int) -> ThreadBranch {
    ThreadBranch(depth: depth, ancestors: (0..<depth).map { ListItemID("ancestor-\($0)") })
  }

  private static func comment(_ name: String, _ row: @escaping (Strings) -> ThreadCommentRow)
    -> GalleryState
  {
    .row(name, { ThreadCommentView(imageLoader: $0.imageLoader) }, { row($0.strings) })
  }

  private static func screen(
    _ state: GalleryListState,
    canWrite: Bool,
    _ environment: GalleryEnvironment
  ) -> UIViewController {
    let strings = environment.strings
    let isWhole = state == .content
    return ThreadViewController(
      viewModel: DemoThreadViewModel(
        state.hasRows
          ? DemoRows.thread(comments: isWhole ? 5 : 1, photos: isWhole ? 4 : 0, strings) : [],
        state: state.state(strings, failed: strings.threadFailedTitle) ?? state.state(strings),
        paging: state.paging(strings),
        canWrite: canWrite,
        language: environment.language
      ),
      imageLoader: environment.imageLoader
    )
  }
}
