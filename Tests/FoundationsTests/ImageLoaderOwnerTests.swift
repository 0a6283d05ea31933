import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// Views without a loader use that of the list or the controller around them.
@Suite struct ImageLoaderOwnerTests {
  private nonisolated struct Person: ListItemViewModel, Hashable {
    var itemID: ListItemID
    static let url = URL(string: "test://portrait")
  }

  private final class PersonView: BaseListItemView<Person, Never>, SelfContainedItemView {
    let portrait = AsyncImageView(frame: .zero)
    override func makeControls() { addSubview(portrait) }
    override func constrainControls() { portrait.constrain(.edges, .height(40)) }
    override func update(with viewModel: Person) {
      accessibilityIdentifier = "\(viewModel.itemID)"
      portrait.show(
        Person.url.map {
          ImageRequest(url: $0, size: CGSize(width: 40, height: 40), scale: 1)
        }
      )
    }
  }

  private final class Owner: UIViewController, ImageLoaderOwner {
    var imageLoader: ImageLoader?
  }

  @Test func aRowViewNamedByItsClassLoadsWithTheLoaderOfItsList() async throws {
    let url = try require(Person.url)
    let loader = ImageLoader(source: FixedImageSource([url: try TestImage.data()]))
    let screen = Screen {
      ListViewController(PagedListViewModel { [Person(itemID: "ada")] }) {
        $0.imageLoader = loader
        $0.register(Person.self) { Row(PersonView.self, $0) }
      }
    }
    screen.work = [{ await loader.waitUntilIdle() }]
    await screen.settle()
    let row = try require(screen.view("ada") as? PersonView)
    expect(row.portrait.phase, equals: .shown)
  }

  @Test func theNearestOwnerWithALoaderIsUsed() async {
    let near = ImageLoader(source: FixedImageSource([:]))
    let far = ImageLoader(source: FixedImageSource([:]))
    let controller = Owner()
    controller.imageLoader = far
    let list = ListView(PagedListViewModel<Person, Never> { [] })
    let image = AsyncImageView(frame: .zero)
    let screen = Screen { controller }
    screen.perform {
      list.addSubview(image)
      controller.view.addSubview(list)
    }
    expect(image.inheritedImageLoader, isSameAs: far)
    list.imageLoader = near
    expect(image.inheritedImageLoader, isSameAs: near)
    image.removeFromSuperview()
    expectNil(image.inheritedImageLoader)
  }
}
