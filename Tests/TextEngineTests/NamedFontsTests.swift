import Expectations
import Testing
import TextEngine

/// Substitutes of font families, regardless of which are installed.
@Suite struct NamedFontsTests {
  @Test(
    "families of the same widths stand in for one that is not installed",
    arguments: [
      ("Helvetica", ["Nimbus Sans", "TeX Gyre Heros", "Liberation Sans"]),
      ("Arial", ["Liberation Sans", "Nimbus Sans"]),
      ("Times New Roman", ["Liberation Serif", "Nimbus Roman"]),
      ("Courier", ["Nimbus Mono PS", "Liberation Mono"]),
      ("Palatino", ["P052", "TeX Gyre Pagella"]),
    ]
  )
  func standIns(_ family: String, _ expected: [String]) {
    let families = NamedFonts.families(asWideAs: family)
    expect(Set(expected).isSubset(of: families), "\(families)")
    expect(!families.contains(family))
  }

  @Test("unknown families have no substitute")
  func unknown() {
    expect(NamedFonts.families(asWideAs: "No Such Family"), satisfies: \.isEmpty)
  }
}
