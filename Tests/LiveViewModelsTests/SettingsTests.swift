import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel
import Testing

@testable import LiveViewModels

@MainActor
@Suite("The settings")
struct SettingsTests {
  private final class FakeSettings: SettingsManager {
    var settings = AppSettings()
    var failure: (any Error)?
    var amounts = [StorageAmount(.images, bytes: 100, canBeErased: true)]
    var erased: [StorageAmount.Kind] = []

    func change(to settings: AppSettings) throws {
      self.settings = settings
      if let failure { throw failure }
    }

    private(set) var measurements = 0

    func storage() async -> [StorageAmount] {
      measurements += 1
      await Task.yield()
      return amounts
    }

    func erase(_ kind: StorageAmount.Kind) async throws {
      if let failure { throw failure }
      erased.append(kind)
      amounts = []
    }
  }

  private func viewModel(_ manager: FakeSettings) -> LiveSettingsViewModel {
    LiveSettingsViewModel(manager: manager, hasAccounts: true, in: ScreenContext(.english))
  }

  @Test("a choice is saved and shown")
  func choosing() {
    let manager = FakeSettings()
    let viewModel = viewModel(manager)
    var chosen = AppSettings()
    chosen.appearance = .dark
    viewModel.choose(chosen)
    expect(manager.settings, equals: chosen)
    expect(viewModel.content.value.settings, equals: chosen)
    expectNil(viewModel.message.value)
  }

  @Test("a choice that cannot be saved takes effect with a message")
  func notSaved() {
    let manager = FakeSettings()
    manager.failure = CocoaError(.fileWriteOutOfSpace)
    let viewModel = viewModel(manager)
    var chosen = AppSettings()
    chosen.textSize = .large
    viewModel.choose(chosen)
    expect(viewModel.content.value.settings, equals: chosen)
    expect(viewModel.message.value?.kind, equals: .failure)
  }

  @Test("storage is measured again after erasing")
  func erasing() async {
    let manager = FakeSettings()
    let viewModel = viewModel(manager)
    await viewModel.load()
    expect(viewModel.content.value.storage.count, equals: 1)
    await viewModel.erase(.images).value
    expect(manager.erased, equals: [.images])
    expect(viewModel.content.value.storage, equals: [])
    expect(viewModel.message.value?.text, equals: "Erased.")
  }

  @Test("a screen that opens and appears at once measures storage once")
  func opening() async {
    let manager = FakeSettings()
    let viewModel = viewModel(manager)
    async let opened: Void = viewModel.load()
    async let appeared: Void = viewModel.watch()
    _ = await (opened, appeared)
    expect(manager.measurements, equals: 1)
    await viewModel.watch()
    expect(manager.measurements, equals: 2)
  }

  @Test("storage is measured again whenever the screen appears")
  func appearing() async {
    let manager = FakeSettings()
    let viewModel = viewModel(manager)
    await viewModel.load()
    manager.amounts = [StorageAmount(.images, bytes: 200, canBeErased: true)]
    let screen: any ListScreenViewModel = viewModel
    await screen.watch()
    expect(viewModel.content.value.storage, equals: manager.amounts)
  }
}
