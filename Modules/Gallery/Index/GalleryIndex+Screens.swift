import DemoViewModels
import Foundation
import Foundations
import ListModel
import MomentsAccounts
import MomentsComposer
import MomentsContracts
import MomentsExplore
import MomentsLanguage
import MomentsNotifications
import MomentsOutbox
import MomentsPhotos
import MomentsSettings
import MomentsValues
import MomentsWall
import UIKit

extension GalleryIndex {
  /// The screens, in every state of their demo view models, each below its own rows.
  static var screens: [GalleryComponent] {
    timeline + thread + edits + friends
      + [
        explore, search, wall, photos, composer, emojiPicker, report, note, profileEditor,
        scheduled, outbox, notifications, notificationKinds, followRequests, accounts, signIn,
        settings, about,
      ] + filters + readerLists
  }

  private static var settings: GalleryComponent {
    GalleryComponent(screen: "SettingsViewController", in: "MomentsSettings") {
      GalleryState.pushed("content") { environment in
        SettingsViewController(
          viewModel: DemoSettingsViewModel(language: environment.language)
        )
      }
    }
  }

  private static var about: GalleryComponent {
    GalleryComponent(screen: "AboutViewController", in: "MomentsSettings") {
      GalleryState.pushed("content") {
        AboutViewController(strings: $0.strings, version: "0.1.0") { _ in }
      }
    }
  }

  private static var explore: GalleryComponent {
    GalleryComponent(screen: "ExploreViewController", in: "MomentsExplore") {
      shelves("content") { DemoRows.shelves($0) }
      shelves("loading") { DemoRows.shelves(in: .loading, $0) }
      shelves("empty") { DemoRows.emptyShelves($0) }
      shelves("failed") { strings in
        DemoRows.shelves(in: .loading, strings).map { shelf in
          var failed = shelf
          let title = strings.shelfFailed(shelf.kind)
          failed.state = .failed(GalleryListState.failure(title, strings))
          return failed
        }
      }
    }
  }

  private static func shelves(_ name: String, _ shelves: @escaping (Strings) -> [ExploreShelf])
    -> GalleryState
  {
    .pushed(name) { environment in
      ExploreViewController(
        viewModel: DemoExploreViewModel(
          shelves(environment.strings),
          language: environment.language
        ),
        imageLoader: environment.imageLoader
      )
    }
  }

  private static var wall: GalleryComponent {
    GalleryComponent(screen: "WallViewController", in: "MomentsWall") {
      for state in GalleryListState.allCases {
        GalleryState.pushed(state.rawValue) { environment in
          let strings = environment.strings
          return WallViewController(
            viewModel: DemoWallViewModel(
              days: days(state, strings),
              state: state.state(strings, failed: strings.wallFailedTitle),
              paging: state.paging(strings),
              language: environment.language
            ),
            cells: .standard(imageLoader: environment.imageLoader)
          )
        }
      }
    }
  }

  private static func days(_ state: GalleryListState, _ strings: Strings) -> [ListSection] {
    switch state {
    case .content: DemoRows.wall(strings)
    // So few rows that the paging row below them is on screen.
    case .pageLoading, .pageFailed:
      [ListSection(id: "people", rows: Array(DemoRows.members(strings).prefix(2)))]
    case .loading, .empty, .failed: []
    }
  }

  private static var photos: GalleryComponent {
    func state(_ name: String, _ photos: [ImageReference], at index: Int = 0) -> GalleryState {
      .presented(name) { environment in
        PhotosViewController(
          viewModel: DemoPhotosViewModel(photos, index: index, language: environment.language),
          imageLoader: environment.imageLoader
        )
      }
    }
    var described = DemoRows.photos(1)
    for index in described.indices {
      described[index].accessibilityDescription = DemoRows.shortText(Strings(.english))
    }
    let broken = URL(string: "demo-art://nobody/1?w=3&h=3").map { ImageReference(url: $0) }
    return GalleryComponent(screen: "PhotosViewController", in: "MomentsPhotos") {
      state("one of nine", DemoRows.photos(9), at: 4)
      state("described", described)
      state("failed", broken.map { [$0] } ?? described)
      film(
        "film",
        .film,
        PlaybackState(phase: .ready, isPlaying: true, position: 12, hasSound: true)
      )
      film("film that ended", .film, PlaybackState(phase: .ready, hasEnded: true, position: 65))
      film("film on its way", .film, PlaybackState(phase: .loading), hasPoster: false)
      film("film that cannot be played", .film, PlaybackState(phase: .failed(.unsupported)))
      film(
        "sound",
        .sound,
        PlaybackState(phase: .ready, position: 20, hasSound: true, isMuted: true)
      )
      film(
        "sound without artwork",
        .sound,
        PlaybackState(phase: .ready, hasSound: true),
        hasPoster: false
      )
      GalleryState.presented("saved") { environment in
        PhotosViewController(
          viewModel: DemoPhotosViewModel(
            DemoRows.photos(2),
            message: environment.strings.photoSaved("Pictures/harbour.png"),
            language: environment.language
          ),
          imageLoader: environment.imageLoader
        )
      }
    }
  }

  /// A film or a sound in a state of its player.
  private static func film(
    _ name: String,
    _ kind: ImageReference.Media.Kind,
    _ playback: PlaybackState,
    hasPoster: Bool = true
  ) -> GalleryState {
    .presented(name) { environment in
      let media = DemoRows.media(kind, hasPoster: hasPoster, environment.strings)
      var loaded = playback
      loaded.duration = playback.phase == .ready ? 65 : nil
      let players = StillMediaPlayers(loaded: loaded)
      players.canPlay = playback.isPlaying
      return PhotosViewController(
        viewModel: DemoPhotosViewModel(
          media.map { [$0] } ?? DemoRows.photos(1),
          language: environment.language
        ),
        imageLoader: environment.imageLoader,
        players: players
      )
    }
  }

  /// A page that shows one value.
  private static func pushed<Content>(
    _ name: String,
    _ content: @escaping (Strings) -> Content,
    in page: @escaping (Content, GalleryEnvironment) -> UIViewController
  ) -> GalleryState {
    .pushed(name) { page(content($0.strings), $0) }
  }

  private static var note: GalleryComponent {
    func state(
      _ name: String,
      _ content: @escaping (Strings) -> NoteContent
    ) -> GalleryState {
      pushed(name, content) {
        NoteViewController(viewModel: DemoNoteViewModel($0, language: $1.language))
      }
    }
    return GalleryComponent(screen: "NoteViewController", in: "MomentsComposer") {
      state("empty") { NoteContent(person: DemoRows.note($0).person, saved: "") }
      state("written") { DemoRows.note($0) }
      state("too long") { strings in
        var note = DemoRows.note(strings)
        note.text = String(repeating: note.text + " ", count: 40)
        return note
      }
    }
  }

  private static var profileEditor: GalleryComponent {
    func state(
      _ name: String,
      _ content: @escaping (Strings) -> ProfileEditorContent
    ) -> GalleryState {
      pushed(name, content) {
        ProfileEditorViewController(
          viewModel: DemoProfileEditorViewModel($0, language: $1.language),
          imageLoader: $1.imageLoader
        )
      }
    }
    return GalleryComponent(screen: "ProfileEditorViewController", in: "MomentsComposer") {
      state("written") { DemoRows.profileEditor($0) }
      state("empty") { _ in
        ProfileEditorContent(phase: .writing, profile: OwnProfile(lines: [.init()]))
      }
      state("too long") { strings in
        var content = DemoRows.profileEditor(strings)
        content.profile.displayName += content.profile.note
        content.profile.note = DemoRows.longText(strings)
        content.profile.lines[0].value += "/" + String(repeating: "walk", count: 20)
        return content
      }
      state("loading") { _ in ProfileEditorContent() }
      state("failed") { ProfileEditorContent(phase: .failed($0.checkConnection)) }
    }
  }

  private static var report: GalleryComponent {
    func state(
      _ name: String,
      _ content: @escaping (Strings) -> ReportContent
    ) -> GalleryState {
      pushed(name, content) {
        ReportViewController(viewModel: DemoReportViewModel($0, language: $1.language))
      }
    }
    return GalleryComponent(screen: "ReportViewController", in: "MomentsComposer") {
      state("new") { DemoRows.report($0) }
      state("full") { DemoRows.fullReport($0) }
      state("nothing to choose") {
        ReportContent(person: DemoRows.report($0).person, isFinishing: true)
      }
    }
  }

  private static var composer: GalleryComponent {
    GalleryComponent(screen: "ComposerViewController", in: "MomentsComposer") {
      for scenario in DemoComposerScenario.allCases {
        composer(scenario.rawValue, scenario)
      }
      composer("loading", .edit, .loading)
      composer("posting", .warning, .posting)
    }
  }

  private static func composer(
    _ name: String,
    _ scenario: DemoComposerScenario,
    _ phase: ComposerPhase? = nil
  ) -> GalleryState {
    .presented(name) { environment in
      let viewModel = DemoComposerViewModel(scenario, language: environment.language)
      if let phase { viewModel.show(phase) }
      return ComposerViewController(
        viewModel: viewModel,
        imageLoader: environment.imageLoader,
        photoPicker: NoPhotos()
      ).inSheet()
    }
  }

  private static var outbox: GalleryComponent {
    GalleryComponent(screen: "OutboxViewController", in: "MomentsOutbox") {
      for hasRows in [true, false] {
        GalleryState.pushed(hasRows ? "content" : "empty") { environment in
          OutboxViewController(
            viewModel: DemoOutboxViewModel(
              hasRows ? DemoRows.outbox(environment.strings) : [],
              language: environment.language
            )
          )
        }
      }
    }
  }

  private static var notifications: GalleryComponent {
    GalleryComponent(screen: "NotificationsViewController", in: "MomentsNotifications") {
      for state in GalleryListState.allCases {
        GalleryState.pushed(state.rawValue) { environment in
          let strings = environment.strings
          return NotificationsViewController(
            viewModel: DemoNotificationsViewModel(
              state.shown(DemoRows.notifications(strings)),
              requests: state == .content ? 3 : 0,
              state: state.state(strings, failed: strings.notificationsFailedTitle),
              paging: state.paging(strings),
              language: environment.language
            ),
            imageLoader: environment.imageLoader
          )
        }
      }
    }
  }

  private static var accounts: GalleryComponent {
    func state(_ name: String, _ content: @escaping (Strings) -> AccountsContent) -> GalleryState {
      .pushed(name) { environment in
        AccountsViewController(
          viewModel: DemoAccountsViewModel(
            content(environment.strings),
            language: environment.language
          ),
          imageLoader: environment.imageLoader
        )
      }
    }
    return GalleryComponent(screen: "AccountsViewController", in: "MomentsAccounts") {
      state("accounts", DemoRows.accounts)
      state("this device alone", DemoRows.deviceAlone)
    }
  }

  private static var signIn: GalleryComponent {
    func state(_ name: String, _ state: @escaping (Strings) -> SignInState) -> GalleryState {
      .pushed(name) { environment in
        SignInViewController(
          viewModel: DemoSignInViewModel(
            state(environment.strings),
            language: environment.language
          )
        )
      }
    }
    return GalleryComponent(screen: "SignInViewController", in: "MomentsAccounts") {
      state("typing") { _ in .typing }
      state("asking") { _ in .asking }
      state("waiting for the browser") { _ in .waitingForBrowser }
      state("wrong code") { strings in
        URL(string: "https://moments.example/oauth/authorize?client_id=1")
          .map { .waitingForCode(page: $0, failure: strings.signInCodeRefused) } ?? .typing
      }
      state("waiting for a code") { _ in
        URL(string: "https://moments.example/oauth/authorize?client_id=pIn0AXeyYjLh9ZbE")
          .map { .waitingForCode(page: $0) } ?? .typing
      }
      state("failed") { .failed($0.notAServer("unknown")) }
      state("done") { _ in .done }
    }
  }
}

/// Provides no photos.
private final class NoPhotos: PhotoPicking {
  func pickPhotos(
    upTo limit: Int,
    over controller: UIViewController
  ) async throws(PhotoProblem) -> [PickedPhoto] {
    []
  }
}
