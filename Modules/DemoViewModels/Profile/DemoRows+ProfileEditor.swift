public import MomentsContracts
public import MomentsLanguage
import MomentsValues

extension DemoRows {
  /// The reader's profile, as they change it.
  public static func profileEditor(_ strings: Strings) -> ProfileEditorContent {
    let profile = profile(nil, strings)
    return ProfileEditorContent(
      phase: .writing,
      profile: OwnProfile(
        displayName: owner.name,
        note: profile.bio?.string ?? "",
        lines: [
          .init(name: said("Website", "网站", "الموقع", strings), value: "https://linyue.example"),
          .init(
            name: said("Lives in", "住在", "أقيم في", strings),
            value: said("Hangzhou, by the lake", "杭州，西湖边", "هانغتشو، عند البحيرة", strings)
          ),
          .init(),
        ],
        isLocked: true,
        isDiscoverable: false,
        avatarURL: owner.avatar?.url,
        headerURL: profile.background?.url
      ),
      isChanged: true
    )
  }
}
