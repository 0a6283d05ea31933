import DesignKit
public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit

/// The sheet in which the reader edits their profile.
///
/// Present it with `inSheet()`.
public final class ProfileEditorViewController: FormSheetViewController<ProfileEditorContent> {
  private let viewModel: any ProfileEditorViewModel
  private let imageLoader: ImageLoader
  private let photoPicker: (any PhotoPicking)?
  private var picking: Task<Void, Never>?

  /// Makes the sheet's page with a view model, demo or live.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the sheet.
  ///   - imageLoader: Loads the images.
  ///   - photoPicker: Lets the reader choose images; without one there are no buttons for them.
  public init(
    viewModel: any ProfileEditorViewModel,
    imageLoader: ImageLoader,
    photoPicker: (any PhotoPicking)? = nil
  ) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    self.photoPicker = photoPicker
    super.init(
      viewModel,
      showing: viewModel.content,
      named: "editor",
      finish: viewModel.strings.save,
      isAnimated: false
    )
    title = viewModel.strings.editProfile
  }

  deinit {
    picking?.cancel()
  }

  private func pick(_ image: ProfileEditorContent.Image) {
    guard let photoPicker, picking == nil else { return }
    picking = Task { [weak self, viewModel] in
      defer { self?.picking = nil }
      guard let self else { return }
      do throws(PhotoProblem) {
        let photos = try await photoPicker.pickPhotos(upTo: 1, over: self)
        if let photo = photos.first { viewModel.setImage(image, to: photo) }
      } catch {
        viewModel.imageFailed(viewModel.strings.composerPhotoProblem(error))
      }
    }
  }

  // MARK: Rows

  public override func table(of content: ProfileEditorContent) -> TableModel {
    let strings = viewModel.strings
    return TableModel {
      switch content.phase {
      case .loading:
        Section(id: "loading") {
          Row(TitleRow(strings.loading, id: "editor.loading"))
        }
      case .failed(let reason):
        Section(strings.profileNotRead, id: "failed") {
          Row(
            TitleRow(strings.retry, id: "editor.retry", detail: reason, role: .command)
          )
          .onSelect { [weak self] _ in self?.listView.refresh() }
        }
      case .writing, .saving:
        Section(id: "pictures") {
          Row({ [imageLoader] in ProfileImagesView(imageLoader: imageLoader) }, images(content))
            .onAction { [weak self] image, _ in self?.pick(image) }
        }
        Section(strings.profileName, id: "name") {
          text("editor.name", content.profile.displayName, strings.profileName, content.nameCounter)
          {
            $0.setName($1)
          }
        }
        Section(strings.profileAbout, id: "about") {
          text(
            "editor.about",
            content.profile.note,
            strings.profileAbout,
            content.aboutCounter,
            isLong: true
          ) { $0.setAbout($1) }
        }
        lines(of: content)
        choices(of: content)
      }
    }
  }

  private func images(_ content: ProfileEditorContent) -> ProfileImagesRow {
    let strings = viewModel.strings
    return ProfileImagesRow(
      avatar: content.profile.avatarURL.map { ImageReference(url: $0) },
      header: content.profile.headerURL.map { ImageReference(url: $0) },
      titles: photoPicker.map { _ in
        .init(avatar: strings.changePortrait, header: strings.changeHeader)
      }
    )
  }

  private func text(
    _ id: String,
    _ text: String,
    _ label: String,
    _ counter: ComposerCounter? = nil,
    placeholder: String? = nil,
    isLong: Bool = false,
    set: @escaping (any ProfileEditorViewModel, String) -> Void
  ) -> Row<WrittenTextView> {
    Row(
      WrittenTextView.self,
      WrittenTextRow(
        itemID: ListItemID(id),
        text: text,
        label: label,
        placeholder: placeholder ?? label,
        counter: counter,
        isLong: isLong,
        strings: viewModel.strings
      )
    )
    .onAction { [viewModel] text, _ in set(viewModel, text) }
  }

  /// Two texts for each line: its label and its content.
  private func lines(of content: ProfileEditorContent) -> Section {
    let strings = viewModel.strings
    return Section(strings.profileLines, id: "lines", Array(content.profile.lines.enumerated())) {
      index,
      line in
      text(
        "editor.line.\(index).name",
        line.name,
        strings.profileLine(strings.profileLineName, index + 1),
        placeholder: strings.profileLineName
      ) { $0.setLine(index, \.name, to: $1) }
      text(
        "editor.line.\(index).value",
        line.value,
        strings.profileLine(strings.profileLineValue, index + 1),
        placeholder: strings.profileLineValue
      ) { $0.setLine(index, \.value, to: $1) }
    }
    .footer(strings.profileLinesHint)
  }

  private func choices(of content: ProfileEditorContent) -> Section {
    let strings = viewModel.strings
    return Section(strings.profileChoices, id: "choices") {
      choice("locked", strings.profileLocked, strings.profileLockedDetail, content.profile.isLocked)
      {
        $0.setLocked($1)
      }
      if let isDiscoverable = content.profile.isDiscoverable {
        choice(
          "discoverable",
          strings.profileDiscoverable,
          strings.profileDiscoverableDetail,
          isDiscoverable
        ) { $0.setDiscoverable($1) }
      }
      choice("bot", strings.profileBot, strings.profileBotDetail, content.profile.isBot) {
        $0.setBot($1)
      }
    }
  }

  private func choice(
    _ name: String,
    _ title: String,
    _ detail: String,
    _ isOn: Bool,
    set: @escaping (any ProfileEditorViewModel, Bool) -> Void
  ) -> Row<TitleRowView> {
    Row(TitleRow(title, id: ListItemID("editor.\(name)"), detail: detail, isOn: isOn))
      .onAction { [viewModel] isOn, _ in set(viewModel, isOn) }
  }
}
