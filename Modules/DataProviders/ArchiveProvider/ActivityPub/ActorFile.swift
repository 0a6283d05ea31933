import Foundation
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel

/// The `actor.json` of an account archive: its owner.
struct ActorFile: Decodable {
  private var id: String
  private var preferredUsername: String?
  private var name: String?
  /// HTML.
  private var summary: String?
  private var url: String?
  private var icon: ActorImage?
  private var image: ActorImage?
  private var tags: LossyArray<NoteTag>
  private var isLocked: Bool

  private enum CodingKeys: String, CodingKey {
    case id, preferredUsername, name, summary, url, icon, image, tag, manuallyApprovesFollowers
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    preferredUsername = values.lenientText(.preferredUsername)
    name = values.lenientText(.name)
    summary = values.lenientText(.summary)
    url = values.lenientText(.url)
    icon = values.lenient(ActorImage.self, .icon)
    image = values.lenient(ActorImage.self, .image)
    tags = values.lossy(NoteTag.self, .tag)
    isLocked = values.lenient(Bool.self, .manuallyApprovesFollowers) ?? false
  }

  /// The owner of the archive; nil where there is no such file or it cannot be read, since posts do
  /// not need it.
  static func read(in folder: ArchiveFolder) -> SocialModel.Account? {
    let file = folder.root.appendingPathComponent("actor.json")
    guard let data = try? ArchiveFolder.read(file, limit: 16 << 20),
      let actor = try? JSONDecoder().decode(ActorFile.self, from: JSONText.utf8(data))
    else { return nil }
    return actor.account(in: folder)
  }

  private func account(in folder: ArchiveFolder) -> SocialModel.Account {
    let emojis = NoteTag.emojis(tags.elements, resolve: folder.resolve)
    let handle = preferredUsername ?? ActorAddress(id).name
    return SocialModel.Account(
      id: id,
      handle: RichText.name(handle),
      displayName: RichText.name(name ?? ""),
      avatarURL: icon.flatMap { folder.resolve($0.url) },
      headerURL: image.flatMap { folder.resolve($0.url) },
      note: HTMLReader(emojis: emojis).read(summary ?? ""),
      url: url.flatMap(WebAddress.url),
      emojis: emojis,
      isLocked: isLocked
    )
  }
}

/// An image of a person or of an emoji.
struct ActorImage: LenientValue {
  var url: String
}

extension NoteTag {
  /// The custom emoji among the tags of a note or a person.
  static func emojis(_ tags: [NoteTag], resolve: (String) -> URL?) -> [EmojiReference] {
    tags.filter { $0.type == "Emoji" }.map { tag in
      let url = tag.icon.flatMap { resolve($0.url) }
      return EmojiReference(
        shortcode: tag.name.trimmingCharacters(in: CharacterSet(charactersIn: ":")),
        url: url,
        staticURL: url
      )
    }
  }
}
