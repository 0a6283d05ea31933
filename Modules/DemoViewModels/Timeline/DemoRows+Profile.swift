import Foundation
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

extension DemoRows {
  /// The details of a profile: a verified page, a mention, and a line that is wider than the
  /// screen.
  public static func profileDetails(_ strings: Strings) -> ProfileDetails {
    func field(_ name: String, _ value: RichText, verifiedOn day: String? = nil)
      -> ProfileDetails.Field
    {
      .init(
        name: RichText(name),
        value: value,
        verifiedText: day.map { strings.verified(on: $0) }
      )
    }
    let page = URL(string: "https://linyue.example/code")
    let time = TimeText(strings: strings, timeZone: .gmt)
    let day = time.day(Date(timeIntervalSince1970: 1_710_720_000))
    var link = RichText.Builder()
    if let page { link.append("linyue.example/code", .link(page)) }
    return ProfileDetails(
      address: "@linyue@moments.example",
      isBot: true,
      isLocked: true,
      fields: [
        field(said("Website", "网站", "الموقع", strings), link.build(), verifiedOn: day),
        field(
          said("Lives in", "住在", "أقيم في", strings),
          RichText(said("Hangzhou, by the lake", "杭州，西湖边", "هانغتشو، عند البحيرة", strings))
        ),
        field(said("About", "关于", "نبذة", strings), RichText(longText(strings))),
      ],
      joinedText: strings.joined(on: time.day(Date(timeIntervalSince1970: 1_521_331_200))),
      strings: strings
    )
  }
}
