import ListModel
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import SocialModel

/// The sheet in which the reader changes their profile, over a provider.
@MainActor
public final class LiveProfileEditorViewModel: LiveForm<ProfileEditorContent>,
  ProfileEditorViewModel
{
  private let provider: any ProfileEditor
  private let prepare: PhotoPreparing
  /// The profile as it was read.
  private var before: OwnProfile?
  /// The images that were chosen since.
  private var images: [ProfileEditorContent.Image: DraftMedia] = [:]

  /// The limits of servers for an image of a profile: eight megabytes in a format that browsers
  /// show.
  private static let imageLimits = PhotoLimits(
    bytes: 8 << 20,
    types: ["image/jpeg", "image/png", "image/gif", "image/webp"]
  )

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - provider: Changes the profile.
  ///   - prepare: Prepares images to be sent.
  ///   - context: The surroundings of the screen.
  public init(
    provider: any ProfileEditor,
    prepare: @escaping PhotoPreparing,
    in context: ScreenContext
  ) {
    self.provider = provider
    self.prepare = prepare
    super.init(ProfileEditorContent(), named: "edit-profile", in: context)
  }

  /// Reads the profile as the reader typed it.
  public func load() async {
    guard before == nil else { return }
    contentSource.value.phase = .loading
    let limits = await provider.profileLimits()
    do {
      let profile = try await provider.ownProfile()
      before = profile
      contentSource.value = ProfileEditorContent(
        phase: .writing,
        profile: profile,
        limits: limits
      )
      change { _ in }
    } catch {
      contentSource.value.phase = .failed(failures.message(error))
    }
  }

  // MARK: Editing

  /// Changes the content; does nothing while the profile cannot be changed.
  public override func change(_ change: (inout ProfileEditorContent) -> Void) {
    guard contentSource.value.phase == .writing else { return }
    super.change { content in
      change(&content)
      let lines = content.profile.lines
      if lines.last?.isEmpty != true, lines.count < content.limits.lines {
        content.profile.lines.append(.init())
      }
      content.isChanged = !changes(in: content).isEmpty
    }
  }

  private func changes(in content: ProfileEditorContent) -> ProfileChanges {
    guard let before else { return ProfileChanges() }
    var after = content.profile
    after.lines.removeAll(where: \.isEmpty)
    var changes = ProfileChanges(from: before, to: after)
    changes.avatar = images[.avatar]
    changes.header = images[.header]
    return changes
  }

  // MARK: Images

  /// Sets an image; the task ends when it is stored on this machine.
  @discardableResult
  public func setImage(
    _ image: ProfileEditorContent.Image,
    to photo: PickedPhoto
  ) -> Task<Void, Never> {
    Task { [provider, prepare] in
      do {
        let ready = try await prepare(photo, Self.imageLimits)
        let media = try await provider.addMedia(
          ready.data,
          type: ready.type,
          pixelSize: ready.pixelSize
        )
        images[image] = media
        change { content in
          switch image {
          case .avatar: content.profile.avatarURL = media.url
          case .header: content.profile.headerURL = media.url
          }
        }
      } catch let problem as PhotoProblem {
        imageFailed(strings.composerPhotoProblem(problem))
      } catch {
        imageFailed(failures.message(error))
      }
    }
  }

  /// Shows why no image could be chosen.
  public func imageFailed(_ reason: String) {
    messages.show(strings.composerPhotoFailed(reason), .failure)
  }

  // MARK: The end

  /// Saves the changes.
  @discardableResult
  public func finish() -> Task<Void, Never> {
    let content = contentSource.value
    guard content.canFinish else { return Task {} }
    let changes = changes(in: content)
    return finish("save", target: "profile", failing: strings.profileNotSaved) { [provider] in
      try await provider.perform(.profile(changes))
    }
  }
}
