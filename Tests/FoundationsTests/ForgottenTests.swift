import Expectations
import Foundation
import ListModel
import Testing
import UIKit

@testable import Foundations

/// What a feature forgot stops with a sentence that names its class.
@Suite struct ForgottenTests {
  @Test func aViewWithoutUpdate() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { SilentView(frame: .zero).update(with: TestRow(1)) }
    }
    let text = String(decoding: try require(result).standardErrorContent, as: UTF8.self)
    expect(text.contains("SilentView must override update(with:)"))
  }

  @Test func aListWithoutASource() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await SourcelessList().load()
    }
    let text = String(decoding: try require(result).standardErrorContent, as: UTF8.self)
    expect(text.contains("SourcelessList has no source"))
  }

  @Test func anImageWithoutALoader() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let image = AsyncImageView(frame: .zero)
        window.addSubview(image)
        guard let url = URL(string: "test://image") else { return }
        image.show(ImageRequest(url: url, size: CGSize(width: 10, height: 10), scale: 1))
      }
    }
    let text = String(decoding: try require(result).standardErrorContent, as: UTF8.self)
    expect(text.contains("AsyncImageView has no image loader"))
  }
}

private final class SilentView: BaseListItemView<TestRow, Never> {}

private final class SourcelessList: PagedListViewModel<TestRow, Never> {}
