import Foundations
import ListModel
import MomentsComposer
import MomentsContracts
import MomentsFriends
import MomentsLanguage
import MomentsLists
import MomentsNotifications
import MomentsPhotos
import MomentsSettings
import UIKit

/// Shows what is over the screens: sheets to write in, lists of people, photos.
final class Sheets {
  /// Opens what they lead to.
  weak var app: AppCoordinator?

  private let shell: ShellViewController
  private let factory: any ViewModelFactory
  private let imageLoader: ImageLoader
  private let players: (any MediaPlayerMaking)?
  private let photoPicker: (any PhotoPicking)?
  private let friends: FriendsListPresenter
  /// The view model of the sheet to write in, while it is open.
  private(set) weak var composer: (any ComposerViewModel)?
  private(set) weak var composerScreen: BaseViewController?

  init(
    over shell: ShellViewController,
    factory: any ViewModelFactory,
    imageLoader: ImageLoader,
    players: (any MediaPlayerMaking)?,
    photoPicker: (any PhotoPicking)?
  ) {
    self.shell = shell
    self.factory = factory
    self.imageLoader = imageLoader
    self.players = players
    self.photoPicker = photoPicker
    friends = FriendsListPresenter(imageLoader: imageLoader)
  }

  // MARK: Writing

  /// Shows the sheet to write in.
  func compose(_ purpose: ComposePurpose, animated: Bool) {
    let viewModel = factory.makeComposer(purpose)
    let page = ComposerViewController(
      viewModel: viewModel,
      imageLoader: imageLoader,
      photoPicker: photoPicker
    )
    let sheet = page.inSheet()
    viewModel.onClose = { [weak app, weak sheet, weak viewModel] in
      sheet?.presentingViewController?.dismiss(animated: true)
      guard let viewModel, viewModel.isPosted else { return }
      app?.showPosted(purpose, at: viewModel.content.value.schedule)
    }
    composer = viewModel
    composerScreen = page
    app?.askToSignIn(on: page)
    shell.frontmost.present(sheet, animated: animated)
  }

  /// Shows the sheet for a note about a person.
  func writeNote(about person: PersonReference) {
    let viewModel = factory.makeNote(about: person)
    present(NoteViewController(viewModel: viewModel), of: viewModel)
  }

  /// Shows the sheet in which the reader edits their profile.
  func editProfile() {
    let viewModel = factory.makeProfileEditor()
    let page = ProfileEditorViewController(
      viewModel: viewModel,
      imageLoader: imageLoader,
      photoPicker: photoPicker
    )
    present(page, of: viewModel)
  }

  /// Shows the sheet that reports a person.
  func report(_ subject: ReportSubject) {
    let viewModel = factory.makeReport(subject)
    let said = factory.strings.reported(subject.person.handle)
    present(ReportViewController(viewModel: viewModel), of: viewModel) { [weak app] in
      app?.showMessage(said)
    }
  }

  /// Shows the sheet that edits a filter.
  func editFilter(_ subject: WordFilterSubject) {
    let viewModel = factory.makeFilter(subject)
    present(WordFilterViewController(viewModel: viewModel), of: viewModel)
  }

  /// Shows a form in a sheet, until the reader closes or finishes it.
  private func present(
    _ page: BaseViewController,
    of form: any FormSheetViewModel,
    whenDone: (() -> Void)? = nil
  ) {
    let sheet = page.inSheet()
    form.onClose = { [weak sheet] isDone in
      sheet?.presentingViewController?.dismiss(animated: true)
      if isDone { whenDone?() }
    }
    app?.askToSignIn(on: page)
    shell.frontmost.present(sheet, animated: true)
  }

  // MARK: Choosing

  /// Shows the sheet that chooses the visible kinds of notifications.
  func chooseNotificationKinds() {
    let page = NotificationKindsViewController(viewModel: factory.makeNotificationKinds())
    shell.frontmost.present(page.inSheet(), animated: true)
  }

  /// Shows the sheet that adds a person to lists.
  func chooseLists(with person: PersonReference) {
    let page = PersonListsViewController(viewModel: factory.makePersonLists(person))
    shell.frontmost.present(page.inSheet(), animated: true)
  }

  /// Shows a list of people over the current screen.
  func showPeople(_ list: FriendsListRoute, from source: UIViewController?) {
    let events = friends.events { [weak app, weak source] in app?.go(to: $0, from: source) }
    friends.present(factory.makeFriendsList(list, events: events), over: shell)
  }

  // MARK: Photos

  /// Shows photos: beside the list in a wide window, otherwise on the full screen.
  ///
  /// They are animated from their tiles on the source screen, and back.
  ///
  /// - Parameters:
  ///   - photos: The photos.
  ///   - index: The index of the first one to show.
  ///   - moment: The moment's identity in the list, which names the tiles.
  ///   - post: The identity of the post that they lead to.
  ///   - source: The screen with the tiles.
  func showPhotos(
    _ photos: [ImageReference],
    at index: Int,
    of moment: ListItemID,
    post: ListItemID,
    from source: UIViewController?
  ) {
    guard let viewModel = factory.makePhotos(photos, index: index, of: post) else { return }
    let screen = PhotosViewController(
      viewModel: viewModel,
      imageLoader: imageLoader,
      players: players,
      tile: { [weak source] index in
        source?.viewIfLoaded?.shownImage(named: .photo(index, of: moment))
      }
    )
    let front = shell.frontmost
    let isOverScreens = !(front === shell && shell.lay(screen))
    if isOverScreens { front.present(screen, animated: false) }
    viewModel.onClose = { [weak self, weak screen] in
      screen?.leave { self?.remove(screen) }
    }
    viewModel.onRoute = { [weak self, weak screen, weak source] route in
      // A screen that is opened beside the list replaces the photo, which would cover it.
      self?.app?.go(to: route, from: source)
      guard isOverScreens, case .moment = route else { return }
      screen?.leave(flying: false) { self?.remove(screen) }
    }
    screen.arrive()
  }

  private func remove(_ screen: PhotosViewController?) {
    guard let screen else { return }
    if shell.overlay === screen {
      shell.removeOverlay()
    } else {
      screen.presentingViewController?.dismiss(animated: false)
    }
  }

  /// Closes everything over the screens; it is a tap away.
  func closeAll() {
    if shell.presentedViewController != nil { shell.dismiss(animated: false) }
  }
}

extension UIViewController {
  /// The controller at the front of everything presented over this one.
  var frontmost: UIViewController {
    var controller = self
    while let next = controller.presentedViewController, !next.isBeingDismissed {
      controller = next
    }
    return controller
  }
}
