import Expectations
import Foundation
import MomentsContracts
import Testing

@testable import MomentsComponents

/// The color of an image that is not loaded yet.
@Suite struct BlurhashTests {
  @Test func theMeanColorOfAHashIsRead() throws {
    let url = try require(URL(string: "https://s.example/1.mp4"))
    func color(_ hash: String?) -> UInt32? {
      ImageReference(url: url, blurhash: hash).blurhashColor
    }
    // The characters after the first two, in base 83.
    expect(color("00TSUA"), equals: 0xFF_FFFF)
    expect(color("000000"), equals: 0)
    expect(color("LEHV6nWB2yyo0"), equals: 0x97_9695)
    for wrong in [nil, "", "LEHV", "00~~~~", "00 \u{20AC}00"] { expectNil(color(wrong)) }
  }
}
