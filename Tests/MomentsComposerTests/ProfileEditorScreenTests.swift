import DemoViewModels
import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsComposer

/// The sheet that edits the reader's profile.
@Suite struct ProfileEditorScreenTests {
  private final class Picker: PhotoPicking {
    func pickPhotos(
      upTo limit: Int,
      over controller: UIViewController
    ) async throws(PhotoProblem) -> [PickedPhoto] {
      [PickedPhoto(data: Data([1]), type: "image/png")]
    }
  }

  private func sheet(
    _ content: (Strings) -> ProfileEditorContent = { DemoRows.profileEditor($0) },
    traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 1_300)),
    language: AppLanguage = .english
  ) async -> FormSheet<DemoProfileEditorViewModel> {
    let viewModel = DemoProfileEditorViewModel(content(Strings(language)), language: language)
    return await FormSheet(viewModel, traits: traits) {
      ProfileEditorViewController(
        viewModel: viewModel,
        imageLoader: Rows.loader,
        photoPicker: Picker()
      ).inSheet()
    }
  }

  @Test func typedTextIsStored() async throws {
    let fixture = await sheet({ _ in
      ProfileEditorContent(
        phase: .writing,
        profile: OwnProfile(lines: [.init()], isDiscoverable: true)
      )
    })
    try await fixture.screen.tap("editor.save")
    expect(fixture.viewModel.finished, satisfies: \.isEmpty)
    try await fixture.screen.tap("editor.name")
    try await fixture.screen.type("Ana")
    try await fixture.screen.tap("editor.line.0.value")
    try await fixture.screen.type("hills")
    let locked = try fixture.screen.view("editor.locked")
    fixture.screen.perform { _ = locked.accessibilityActivate() }
    await fixture.screen.settle()
    try await fixture.screen.tap("editor.save")
    let saved = try require(fixture.viewModel.finished.first)
    expect(saved.profile.displayName, equals: "Ana")
    expect(saved.profile.lines, equals: [.init(value: "hills")])
    expect(saved.profile.isLocked)
    expect(fixture.closings, equals: [true])
  }

  @Test(arguments: ProfileEditorContent.Image.allCases)
  func imagesAreChosen(image: ProfileEditorContent.Image) async throws {
    let fixture = await sheet()
    try await fixture.screen.tap("editor.picture.\(image.rawValue)")
    await fixture.screen.settle()
    expect(fixture.viewModel.chosen, equals: [image])
  }

  @Test func light() async { expectLook(await sheet().screen, "written") }

  @Test func otherLanguages() async {
    var traits = ScreenTraits(size: CGSize(width: 390, height: 1_300))
    expectLook(await sheet(traits: traits, language: .simplifiedChinese).screen, "written-zh")
    traits.style = .dark
    expectLook(await sheet(traits: traits, language: .arabic).screen, "written-dark-ar")
  }

  @Test func largestLetters() async {
    expectLook(
      await sheet(traits: .largest(height: 2_600)).screen,
      "written-largest",
      showing: ["editor.name", "editor.about", "editor.line.2.value"]
    )
  }

  @Test func aFailedLoadShowsItsMessage() async {
    let traits = ScreenTraits(size: CGSize(width: 390, height: 320))
    expectLook(
      await sheet(
        { ProfileEditorContent(phase: .failed($0.checkConnection)) },
        traits: traits
      ).screen,
      "failed",
      showing: ["editor.retry"]
    )
  }
}
