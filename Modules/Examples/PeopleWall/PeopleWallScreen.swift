import Foundation
import Foundations
import UIKit

/// The wall: a view for each kind of row.
func peopleWallScreen() -> UIViewController {
  ListViewController(PeopleWallController(MemoryWall())) {
    $0.register({ WallMemberView() })
    $0.register({ WallPhotoView() })
  }
}

/// What it knows ends with the program.
final class MemoryWall: PeopleWallProvider {
  func page(
    _ number: Int
  ) async throws -> (names: [String], photos: [(subject: String, caption: String)]) {
    guard number == 0 else { return ([], []) }
    return (["Ada", "Grace"], [("sea/5", "The harbour in fog"), ("dunes/2", "Behind the beach")])
  }

  func image(_ subject: String) async throws -> Data {
    guard let url = ExampleImages.url(subject) else { throw CocoaError(.fileNoSuchFile) }
    return try await ExampleImages().data(for: url)
  }

  func follow(_ name: String) async throws {}
}
