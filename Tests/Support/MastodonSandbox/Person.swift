/// A person who posts at the sandbox.
struct Person {
  var username: String
  var name: String
  /// The portrait that ``Artwork`` draws, such as `portrait/bob-4`.
  var portrait: String
  var header: String
  var note: String
  var domain: String?
  var isLocked = false

  static let all: [Person] = [
    Person(
      username: "ana",
      name: "Ana Duarte",
      portrait: "portrait/bun-5",
      header: "sea/12",
      note: "Maps, tides and long walks. This is the account you sign in with."
    ),
    Person(
      username: "bob",
      name: "Bob Hartley",
      portrait: "portrait/beard-7",
      header: "forest/3",
      note: "Bakes bread, mends bicycles. #bread #bikes"
    ),
    Person(
      username: "mei",
      name: "陈美",
      portrait: "portrait/bob-11",
      header: "city/5",
      note: "上海。胶片、面馆、晚霞。\n\n偶尔写点东西。"
    ),
    Person(
      username: "layla",
      name: "ليلى حسن",
      portrait: "portrait/scarf-3",
      header: "dunes/4",
      note: "مهندسة معمارية من الإسكندرية. أحب البحر والخط العربي."
    ),
    Person(
      username: "tom",
      name: "Tom Okafor",
      portrait: "portrait/curls-3",
      header: "night/6",
      note: "Small programs, large telescopes."
    ),
    Person(
      username: "ingrid",
      name: "Ingrid Solberg",
      portrait: "portrait/hat-7",
      header: "aurora/2",
      note: "Tromsø. Lys, mørke, ski.",
      domain: "nord.example"
    ),
    Person(
      username: "priya",
      name: "Priya Nair",
      portrait: "portrait/long-9",
      header: "landscape/8",
      note: "Botanist. Ask me about ferns."
    ),
    Person(
      username: "mochi",
      name: "Mochi 🐈",
      portrait: "portrait/cat-1",
      header: "rosette/3",
      note: "I am a cat. My human types."
    ),
    Person(
      username: "sofia",
      name: "Sofía Reyes",
      portrait: "portrait/curls-10",
      header: "fruit/2",
      note: "Cocinera. Mercados y cosas ricas.",
      domain: "sur.example"
    ),
    Person(
      username: "dawei",
      name: "王大伟",
      portrait: "portrait/short-11",
      header: "landscape/35",
      note: "周末爬山，工作日写代码。"
    ),
    Person(
      username: "sami",
      name: "سامي العلي",
      portrait: "portrait/beard-9",
      header: "dunes/9",
      note: "مصور من عمّان."
    ),
    Person(
      username: "quiet",
      name: "Quiet Quinn",
      portrait: "portrait/fox-2",
      header: "ribbons/5",
      note: "I like to know who reads this: please ask.",
      isLocked: true
    ),
    Person(
      username: "lena",
      name: "Lena Vogt",
      portrait: "portrait/bob-4",
      header: "forest/8",
      note: "Bibliothekarin in Leipzig. Bücher, Bäume, Bahnhöfe."
    ),
  ]
}
