// swift-format-ignore-file: OrderedImports

// What the examples in doc comments take as given. Tools/check-guides compiles them with it; the
// package does not contain this file.
//
// A section belongs to all examples of the source that its mark names, and to each of them alone:
// they are separate files, so that names may be used again. An example is the body of a function,
// after the code of its section or in place of the line "// EXAMPLE". "at file level" in the mark
// omits the function, for extensions; the names of such sections must differ. "nonisolated" is for
// examples that readers write outside of the main actor, which is the default isolation here.
//
// An example needs no section if its own module declares all its names. Nothing of the module that
// an example documents may be made up here, because that would define away what is checked.

import Foundation
import Foundations
import ListModel
import UIKit

/// A value of the type that is required; examples are compiled, not run.
nonisolated func given<Value>() -> Value { fatalError() }

nonisolated struct CommentRow: ListItemViewModel, Hashable { var itemID: ListItemID }
nonisolated struct PostRow: ListItemViewModel, Hashable {
  var itemID: ListItemID
  var comments: [CommentRow]
}
nonisolated struct TagRow: ListItemViewModel, Hashable { var itemID: ListItemID }

nonisolated struct Person: ListItemViewModel, Hashable {
  var itemID: ListItemID
  var isNew: Bool
}
nonisolated struct Photo: ListItemViewModel, Hashable { var itemID: ListItemID }
nonisolated enum PersonAction { case follow }
final class PersonView: BaseListItemView<Person, PersonAction>, SelfContainedItemView {}

// MARK: - Modules/Composition/App/ComposedApp.swift
import DemoProvider
import UIKit
let window: UIWindow = given()

// MARK: - Modules/Composition/App/EventLog.swift
let session: Session = given()

// MARK: - Modules/DataProviders/MastodonAPI/Client/Endpoint.swift (nonisolated)
let client: MastodonClient = given()
let id: String = given()

// MARK: - Modules/DataProviders/MastodonAPI/JSON/JSONOutline.swift (nonisolated)
import Foundation
let data: Data = given()
let decoder = JSONDecoder()

// MARK: - Modules/DataProviders/MastodonAPI/Streaming/LiveUpdates.swift (nonisolated)
import SoupTransport
let address: String = given()
let token: AccessToken = given()
struct Store {
  func insertAtTop(_ status: Status) {}
  func remove(_ id: String) {}
}
let store = Store()
func requestNewPages() async {}

// MARK: - Modules/DataProviders/MastodonProvider/Accounts/MastodonAccount.swift (nonisolated)
import LocalStore
import MastodonAPI
import SecretStore
let registered: RegisteredAccount = given()
let secrets: SystemSecrets = given()
let directories: StoreDirectories = given()
let transport: any HTTPTransport = given()

// MARK: - Modules/DesignKit/AppIcon.swift
import UIKit
let imageView: UIImageView = given()

// MARK: - Modules/Foundations/Sections/ListBindingSectionController.swift (at file level)
import ListModel
nonisolated struct Post: ListItemViewModel, Hashable {
  var author: String
  var text: String
  var comments: [PostComment]
  var itemID: ListItemID { ListItemID(text) }
}
nonisolated struct PostComment: ListItemViewModel, Hashable { var itemID: ListItemID }
nonisolated struct AuthorRow: ListItemViewModel, Hashable {
  var name: String
  var itemID: ListItemID { "author" }
}
final class AuthorView: BaseListItemView<AuthorRow, Never> {}
final class CommentView: BaseListItemView<PostComment, Never> {}

// MARK: - Modules/Foundations/Sections/ListSectionController.swift (at file level)
import ListModel
nonisolated struct TextRow: ListItemViewModel, Hashable {
  var text: String
  var isExpanded: Bool
  var itemID: ListItemID { "text" }
}
final class PostTextView: BaseListItemView<TextRow, Never> {}

// MARK: - Modules/Foundations/Sections/ListSingleSectionController.swift
import ListModel
nonisolated struct Post: ListItemViewModel, Hashable {
  var author: String
  var itemID: ListItemID { ListItemID(author) }
}
nonisolated struct AuthorRow: ListItemViewModel, Hashable {
  var name: String
  var itemID: ListItemID { "author" }
}
final class AuthorView: BaseListItemView<AuthorRow, Never> {}

// MARK: - Modules/Foundations/Sections/ListStackedSectionController.swift
import ListModel
nonisolated struct Post: ListItemViewModel, Hashable { var itemID: ListItemID }
final class AuthorSection: ListSectionController<Post> {}
final class TextSection: ListSectionController<Post> {}
final class CommentsSection: ListSectionController<Post> {}
let controller: ListViewController = given()
func register(
  _ type: Post.Type,
  _ make: @escaping () -> ListSectionController<Post>
) { controller.register(type, controller: make) }

// MARK: - Modules/Foundations/Items/BaseListItemView.swift
import DesignKit
import ListModel
import UIKit
nonisolated struct NameRow: ListItemViewModel, Hashable {
  var itemID: ListItemID
  var name: String
}

// MARK: - Modules/Foundations/Items/HairlineView.swift
import UIKit
final class HeaderView: UIView {
  let line = HairlineView()
  func constrain() {
    // EXAMPLE
  }
}

// MARK: - Modules/Foundations/Items/RowSummaryElement.swift
import UIKit
final class CommentView: BaseListItemView<CommentRow, Never> {
  let nameLabel = UILabel()
  let textLabel = UILabel()
  let likeButton = UIButton()
  // EXAMPLE
}

// MARK: - Modules/Foundations/Keyboard/KeyboardShortcut.swift
final class TagsViewController: ListViewController {
  // EXAMPLE
}

// MARK: - Modules/Foundations/Layout/LayoutRule.swift
import DesignKit
import UIKit
let avatarView = UIView()
let nameLabel = UILabel()

// MARK: - Modules/Foundations/Images/ImageLoaderOwner.swift
import ListModel
let people: PagedListViewModel<Person, Never> = given()
let loader: ImageLoader = given()

// MARK: - Modules/Foundations/List/ListRegistering.swift
import ListModel
import UIKit
nonisolated struct MomentRow: ListItemViewModel, Hashable { var itemID: ListItemID }
nonisolated struct MemberRow: ListItemViewModel, Hashable {
  var itemID: ListItemID
  var person: Person
}
nonisolated struct Shelf: ListItemViewModel, Hashable {
  var itemID: ListItemID
  var tags: [TagRow]
}
final class MomentView: BaseListItemView<MomentRow, Never> {}
final class TagView: BaseListItemView<TagRow, Never>, SelfContainedItemView {}
final class AuthorSection: ListSectionController<Post> {}
final class TextSection: ListSectionController<Post> {}
let list: ListView = given()
func open(_ moment: MomentRow) {}
func deleteActions(for moment: MomentRow) -> UISwipeActionsConfiguration { given() }

// MARK: - Modules/Foundations/List/ListView.swift
import ListModel
import UIKit
let viewModel: any ListViewModel = given()
let popup: UIView = given()

// MARK: - Modules/Foundations/Nested/GridRow.swift
final class PhotoTileView: BaseListItemView<Photo, Never>, SelfContainedItemView {}
final class PhotosViewController: ListViewController {
  func open(_ photo: Photo) {}
  func show(_ photos: [Photo]) {
    // EXAMPLE
  }
}

// MARK: - Modules/Foundations/Nested/SlidingRow.swift
final class TagView: BaseListItemView<TagRow, Never>, SelfContainedItemView {}
final class TagsViewController: ListViewController {
  func open(_ tag: TagRow) {}
  func show(_ tags: [TagRow]) {
    // EXAMPLE
  }
}

// MARK: - Modules/Foundations/Rows/ListRow.swift
import ListModel
import UIKit
enum PersonSize { case small }
final class PersonView: BaseListItemView<Person, Never>, SelfContainedItemView {
  init(size: PersonSize) { super.init(frame: .zero) }
  override init(frame: CGRect) { super.init(frame: frame) }
}
final class WelcomeView: BaseListItemView<Person, Never>, SelfContainedItemView {}
let person: Person = given()

// MARK: - Modules/Foundations/Rows/ModelCell.swift
import UIKit
final class PhotoGrid: UIView { var photos: [Photo] = [] }

// MARK: - Modules/Foundations/Rows/Row+Callbacks.swift
import UIKit
final class PersonCell: UITableViewCell, ModelCell {
  let followButton = UIButton()
  func update(with model: Person) {}
}
final class PersonViewController: ListViewController {
  func follow(_ person: Person) {}
  func muteAction(of person: Person) -> UIContextualAction { given() }
  func actions(for person: Person) -> [UIAction] { given() }
  func show(_ person: Person) {
    // EXAMPLE
  }
}

// MARK: - Modules/Foundations/Rows/Row.swift
final class PersonViewController: ListViewController {
  func open(_ person: Person) {}
  func perform(_ action: PersonAction, on person: Person) {}
  func show(_ person: Person) {
    // EXAMPLE
  }
}

// MARK: - Modules/Foundations/Rows/SelfContainedItemView.swift (at file level)

// MARK: - Modules/Foundations/Rows/HostedView.swift
import UIKit
let logo: UIImage = given()

// MARK: - Modules/Foundations/Screens/BaseTableViewController.swift
import ListModel
nonisolated struct MomentRow: ListItemViewModel, Hashable { var itemID: ListItemID }
enum MomentAction { case like }
final class MomentView: BaseListItemView<MomentRow, MomentAction> {}
protocol MomentsViewModel: ListViewModel {
  func perform(_ action: MomentAction, on moment: MomentRow)
}
final class MomentsViewController: BaseTableViewController {
  let viewModel: any MomentsViewModel = given()
  // EXAMPLE
}

// MARK: - Modules/Foundations/Screens/ListViewController.swift
import ListModel
struct NamesAPI {
  func names() async throws -> [TagRow] { given() }
}
let api = NamesAPI()
final class NameView: BaseListItemView<TagRow, Never> {}
nonisolated struct BestPhotos: ListItemViewModel, Hashable { var itemID: ListItemID }
final class PhotoGridView: BaseListItemView<BestPhotos, Never>, SelfContainedItemView {}
let bestPhotos: BestPhotos = given()

// MARK: - Modules/Foundations/Stock/TextFieldRow.swift
var name = "Ana"

// MARK: - Modules/Foundations/Stock/TitleRow.swift
import ListModel
var notifies = true
func chooseLanguage() {}
func askAndDelete() {}

// MARK: - Modules/Foundations/Support/Configure.swift
import UIKit
final class NameView: UIView {
  // EXAMPLE
}

// MARK: - Modules/Foundations/TableModel/ListView+TableModel.swift
import ListModel
protocol PeopleViewModel: DeclaredListViewModel {
  var people: Observable<[Person]> { get }
}
final class PeopleViewController: ListViewController {
  let viewModel: any PeopleViewModel = given()
  // EXAMPLE
}

// MARK: - Modules/Foundations/TableModel/TableModel.swift
import ListModel
nonisolated struct BestPhotos: ListItemViewModel, Hashable { var itemID: ListItemID }
final class PhotoGridView: BaseListItemView<BestPhotos, Never>, SelfContainedItemView {}
final class PeopleViewController: ListViewController {
  func open(_ person: Person) {}
  func show(_ people: [Person], _ bestPhotos: BestPhotos, in controller: ListViewController) {
    // EXAMPLE
  }
}

// MARK: - Modules/Foundations/Updates/ListUpdater.swift
import UIKit
final class TagsViewController: UIViewController, UIScrollViewDelegate {
  let updater: ListUpdater = given()
  // EXAMPLE
}

// MARK: - Modules/ListModel/AsyncImage.swift
import Foundation
struct PhotoAPI {
  func photo(_ id: String) async throws -> Data { given() }
}
let api = PhotoAPI()
let id: String = given()

// MARK: - Modules/ListModel/Disposable.swift
let viewModel: any ListViewModel = given()
let bag = DisposeBag()
func show(_ snapshot: ListSnapshot) {}

// MARK: - Modules/ListModel/ListSection.swift
let header: TagRow = given()
let notice: TagRow? = given()
let moments: [PostRow] = given()

// MARK: - Modules/ListModel/Observable.swift
final class NamesViewModel {
  // EXAMPLE
}

// MARK: - Modules/ListModel/Paging/ListPage.swift
struct WallPage {
  var members: [Person]
  var photos: [Photo]
  var cursor: Int?
}
let page: WallPage = given()

// MARK: - Modules/ListModel/Paging/PagedListViewModel.swift
struct WallPage {
  var members: [Person]
  var photos: [Photo]
  var next: Int?
}
struct PostsPage {
  var posts: [String]
  var cursor: String?
}
// A class in the body of a function reaches the types beside it, not the values.
// swift-format-ignore: TypeNamesShouldBeCapitalized
enum api {
  static func names() async throws -> [TagRow] { given() }
  static func posts(after cursor: String?) async throws -> PostsPage { given() }
  static func wall(_ number: Int) async throws -> WallPage { given() }
}
nonisolated struct PostRow: ListItemViewModel, Hashable {
  var itemID: ListItemID
  init(_ post: String) { itemID = ListItemID(post) }
}
let texts: ListTexts = given()

// MARK: - Modules/ListModel/Tree/ListTree.swift
struct Comment {
  var itemID: ListItemID
  var parentID: ListItemID?
}
nonisolated struct CommentRow: ListItemViewModel, Hashable {
  var itemID: ListItemID
  init(_ comment: Comment, depth: Int, hidden: Int) { itemID = comment.itemID }
}
let comments: [Comment] = given()
let comment: Comment = given()
func publish(_ rows: [CommentRow]) {}

// MARK: - Modules/LiveViewModels/Explore/LiveExploreViewModel.swift
import ArchiveProvider
let path: String = given()

// MARK: - Modules/LiveViewModels/Search/LiveSearchViewModel.swift
let viewModel: LiveSearchViewModel = given()

// MARK: - Modules/LiveViewModels/Timeline/LiveTimelineViewModel.swift
import ArchiveProvider
let path: String = given()

// MARK: - Modules/LiveViewModels/Wall/WallController.swift
import MastodonProvider
let provider: MastodonProvider = given()

// MARK: - Modules/Locking/Mutex.swift (nonisolated, at file level)
import Foundation
struct Image: Sendable {}

// MARK: - Modules/Moments/Contracts/Wall/RowViewModel.swift
import ListModel

// MARK: - Modules/Moments/Friends/FriendsListPresenter.swift
import Foundations
import MomentsContracts
import UIKit
let loader: ImageLoader = given()
let screen: UIViewController = given()
func makeList(_ events: FriendsListEvents) -> any FriendsListViewModel { given() }

// MARK: - Modules/Moments/Search/SearchViewController.swift
import Foundations
import MomentsContracts
import MomentsFriends
import MomentsTimeline
import UIKit
let viewModel: any SearchViewModel = given()
let loader: ImageLoader = given()
let screen: UIViewController = given()

// MARK: - Modules/Moments/Wall/WallCells.swift
import Foundations
import ListModel
import MomentsContracts
final class QuoteRow: RowViewModel {
  let itemID: ListItemID = given()
}
final class QuoteRowView: BaseListItemView<QuoteRow, Never>, CellConfigurable {}
let loader: ImageLoader = given()
let viewModel: any WallViewModel = given()

// MARK: - Modules/Platform/GTKHost/GTKHost.swift
import Foundation
import UIKit
final class TimelineViewController: UIViewController {}

// MARK: - Modules/Platform/GTKHost/NetworkWatch.swift
struct Account {
  func wake() {}
}
let account = Account()

// MARK: - Modules/Platform/UIKit/Animation/UIViewPropertyAnimator.swift
let card: UIView = given()
let target: CGPoint = given()

// MARK: - Modules/Platform/UIKit/App/UIApplicationDelegate.swift (at file level)

// MARK: - Modules/Platform/UIKit/Configurations/UIContentUnavailableConfiguration.swift
final class FavoritesViewController: UIViewController {
  func showEmpty() {
    // EXAMPLE
  }
}

// MARK: - Modules/Platform/UIKit/Configurations/UIListContentConfiguration.swift
let cell: UITableViewCell = given()

// MARK: - Modules/Platform/UIKit/Controllers/Pages/UIPageViewController.swift
final class Book: NSObject, UIPageViewControllerDataSource {
  func open(at first: UIViewController) {
    // EXAMPLE
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

// MARK: - Modules/Platform/UIKit/Controllers/Tabs/UITab.swift
final class HomeViewController: UIViewController {}
let explore: UITab = given()

// MARK: - Modules/Platform/UIKit/Controllers/UIStoryboardSegue.swift
final class CardSegue: UIStoryboardSegue {}
final class ListController: UIViewController {
  func open(_ card: UIViewController) {
    // EXAMPLE
  }
}

// MARK: - Modules/Platform/UIKit/Core/UIView+Traits.swift
let card: UIView = given()

// MARK: - Modules/Platform/UIKitValues/Appearance/UIAppearance.swift
import UIKit
final class Sidebar: UIView {}

// MARK: - Modules/Platform/UIKitValues/Core/UICornerConfiguration.swift
import UIKit

let card: UIView = given()
let image: UIView = given()
let badge: UIView = given()

// MARK: - Modules/Platform/UIKitValues/Effects/UIVibrancyEffect.swift
import UIKit
let blur: UIBlurEffect = given()
let blurred: UIVisualEffectView = given()
let label: UILabel = given()

// MARK: - Modules/Platform/UIKit/Effects/UIVisualEffectView.swift
let label: UILabel = given()

// MARK: - Modules/Platform/UIKit/Split/UISplitViewController.swift
let list: UIViewController = given()
let detail: UIViewController = given()

// MARK: - Modules/ScreenTesting/Screen.swift
import Foundations
import ListModel
let clock: HeadlessClock = given()
let viewModel: any ListViewModel = given()

// MARK: - Modules/ScreenTesting/Snapshotting.swift
import SnapshotAssertions
import UIKit
final class BadgeView: UIView {
  init(count: Int) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}
let comparison: SnapshotComparison = given()
let screen: Screen = given()

// MARK: - Modules/SnapshotAssertions/AssertSnapshot.swift (at file level)
import Testing
import UIKit
final class BadgeView: UIView {
  init(count: Int) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}
let dark: UITraitCollection = given()

// MARK: - Modules/UIKitClosures/CADisplayLink+Closures.swift
import UIKit
final class WaveView: UIView {
  var link: CADisplayLink?
  func start() {
    // EXAMPLE
  }
  func draw(at time: CFTimeInterval) {}
}

// MARK: - Modules/UIKitClosures/NotificationCenter+Closures.swift
import UIKit
final class TagsViewController: UIViewController {
  var observation: NotificationObservation?
  func start() {
    // EXAMPLE
  }
  func refresh() {}
}

// MARK: - Modules/UIKitClosures/UIBarButtonItem+Closures.swift
import UIKit
final class TagsViewController: UIViewController {
  func addButton() {
    // EXAMPLE
  }
  func finish() {}
}

// MARK: - Modules/UIKitClosures/UIGestureRecognizer+Closures.swift
import UIKit
final class CardView: UIView {
  func follow(_ pan: UIPanGestureRecognizer) {
    // EXAMPLE
  }
  func move(by translation: CGPoint) {}
}

// MARK: - Modules/UIKitClosures/UIHoverGestureRecognizer+Closures.swift
import UIKit
final class CardViewController: UIViewController {
  var isLit = false
  func watchPointer() {
    // EXAMPLE
  }
}

// MARK: - Modules/URLImages/URLImageSource.swift
import Foundations
