import DemoViewModels
import Foundation
import Foundations
import MomentsContracts
import MomentsTimeline
import ScreenTesting
import UIKit

/// A screen of Moments on fixed rows.
@MainActor public enum Timeline {
  /// Shows a row, taps its like, and returns the actions of the screen.
  public static func likeARow() async throws -> [String] {
    let viewModel = DemoTimelineViewModel(rows: [DemoRows.moment(id: "a")], language: .english)
    let screen = Screen {
      TimelineViewController(viewModel: viewModel, imageLoader: ImageLoader(source: NoImages()))
    }
    await screen.settle()
    try await screen.tap("like.a")
    return viewModel.intents
  }
}

private struct NoImages: ImageDataSource {
  func data(for url: URL) async throws -> Data { throw URLError(.fileDoesNotExist) }
}
