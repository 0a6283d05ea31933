import DemoViewModels
import Foundation
import Foundations
import MomentsContracts
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsComposer

/// The sheet in which the reader changes their profile.
@Suite struct ProfileEditorScreenTests {
  private final class Picker: PhotoPicking {
    func pickPhotos(
      upTo limit: Int,
      over controller: UIViewController
    ) async throws -> [PickedPhoto] {
      [PickedPhoto(data: Data([1]), type: "image/png")]
    }
  }

  private final class Fixture {
    let screen: Screen
    let viewModel: DemoProfileEditorViewModel
    private(set) var closings = 0

    init(
      _ content: (Strings) -> ProfileEditorContent = { DemoRows.profileEditor($0) },
      traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 1_300)),
      language: AppLanguage = .english
    ) async {
      var traits = traits
      traits.isRightToLeft = language.isRightToLeft
      let viewModel = DemoProfileEditorViewModel(content(Strings(language)), language: language)
      self.viewModel = viewModel
      screen = Screen(traits: traits, clock: HeadlessClock()) {
        ProfileEditorViewController.makeSheet(
          viewModel: viewModel,
          imageLoader: Rows.loader,
          photoPicker: Picker()
        )
      }
      viewModel.onClose = { [weak self] in self?.closings += 1 }
      screen.work = [{ await Rows.loader.waitUntilIdle() }]
      await screen.settle()
    }
  }

  private func check(_ fixture: Fixture, _ name: String, file: String = #filePath) {
    let problem = SnapshotComparison(besideTestFile: file)
      .problem(with: fixture.screen, named: name)
    #expect(problem == nil)
  }

  @Test func whatIsTypedIsKept() async throws {
    let fixture = await Fixture({ _ in
      ProfileEditorContent(phase: .writing, lines: [.init()], isDiscoverable: true)
    })
    try await fixture.screen.tap("editor.save")
    #expect(fixture.viewModel.saved.isEmpty)
    try await fixture.screen.tap("editor.name")
    try await fixture.screen.type("Ana")
    try await fixture.screen.tap("editor.line.0.value")
    try await fixture.screen.type("hills")
    let locked = try fixture.screen.view("editor.locked")
    fixture.screen.perform { _ = locked.accessibilityActivate() }
    await fixture.screen.settle()
    try await fixture.screen.tap("editor.save")
    let saved = try #require(fixture.viewModel.saved.first)
    #expect(saved.name == "Ana")
    #expect(saved.lines == [.init(value: "hills")])
    #expect(saved.isLocked)
    #expect(fixture.closings == 1)
  }

  @Test(arguments: ProfileEditorContent.Picture.allCases)
  func picturesAreChosen(picture: ProfileEditorContent.Picture) async throws {
    let fixture = await Fixture()
    try await fixture.screen.tap("editor.picture.\(picture.rawValue)")
    await fixture.screen.settle()
    #expect(fixture.viewModel.chosen == [picture])
  }

  @Test func light() async { check(await Fixture(), "written") }

  @Test func otherLanguages() async {
    var traits = ScreenTraits(size: CGSize(width: 390, height: 1_300))
    check(await Fixture(traits: traits, language: .simplifiedChinese), "written-zh")
    traits.style = .dark
    check(await Fixture(traits: traits, language: .arabic), "written-dark-ar")
  }

  @Test func largestLetters() async {
    let traits = ScreenTraits(
      size: CGSize(width: 320, height: 2_600),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    check(await Fixture(traits: traits), "written-largest")
  }

  @Test func whatFailed() async {
    let traits = ScreenTraits(size: CGSize(width: 390, height: 320))
    check(
      await Fixture(
        { ProfileEditorContent(phase: .failed($0.checkConnection)) },
        traits: traits
      ),
      "failed"
    )
  }
}
