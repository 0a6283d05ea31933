import DemoViewModels
import Expectations
import Foundation
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

@testable import MomentsComposer

/// Photos that were copied elsewhere.
@Suite struct ComposerPastingTests {
  private func paste(into fixture: ComposerFixture) async {
    await fixture.screen.press(UIKey(keyCode: .keyboardV, modifierFlags: .control))
    await fixture.screen.settle()
  }

  @Test(arguments: ["public.png", "public.jpeg", "org.webmproject.webp", "com.compuserve.gif"])
  func pastingAnImageAddsAPhoto(_ type: String) async throws {
    let fixture = await ComposerFixture()
    fixture.screen.pasteboard.setData(Data([1, 2, 3]), forPasteboardType: type)
    await paste(into: fixture)
    expect(fixture.content.photos.count, equals: 1)
    expect(fixture.content.text, satisfies: \.isEmpty)
  }

  @Test func pastingTextInsertsText() async throws {
    let fixture = await ComposerFixture()
    fixture.screen.pasteboard.string = "hello"
    await paste(into: fixture)
    expect(fixture.content.text == "hello" && fixture.content.photos.isEmpty)
  }

  @Test func imageFilesArePastedAsPhotosAndOthersAreRejected() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("composer-pasting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["a b.png", "letter.txt"]
    let files = names.map { folder.appendingPathComponent($0) }
    for file in files { try Data([1]).write(to: file) }

    let fixture = await ComposerFixture()
    let list = files.map(\.absoluteString).joined(separator: "\n")
    fixture.screen.pasteboard.setData(Data(list.utf8), forPasteboardType: "public.file-url")
    await paste(into: fixture)
    while fixture.content.photos.isEmpty { await Task.yield() }
    expect(fixture.content.photos.count == 1 && fixture.content.text.isEmpty)
    expect(
      fixture.viewModel.message.value?.text,
      equals: "A photo could not be added. It is not an image."
    )
  }

  @Test func theTextMenuOffersPastingPhotos() async throws {
    let fixture = await ComposerFixture()
    let composer = try require(fixture.composer)
    let text = composer.textView
    func menu() -> UIMenu? {
      composer.textView(text, editMenuForTextIn: NSRange(), suggestedActions: [])
    }
    fixture.screen.perform { expectNil(menu()) }
    fixture.screen.pasteboard.setData(Data([1]), forPasteboardType: "public.png")
    fixture.screen.perform { expect(menu()?.children.map(\.title), equals: ["Paste photo"]) }
  }
}
