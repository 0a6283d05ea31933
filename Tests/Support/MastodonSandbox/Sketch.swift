/// A post of the sandbox, before it is posted.
struct Sketch {
  /// An image and its subject.
  struct Photo {
    var subject: String
    var width: Int
    var height: Int
    var description: String?

    static func wide(_ subject: String, _ description: String? = nil) -> Photo {
      Photo(subject: subject, width: 1_600, height: 900, description: description)
    }

    static func tall(_ subject: String, _ description: String? = nil) -> Photo {
      Photo(subject: subject, width: 900, height: 1_200, description: description)
    }

    static func square(_ subject: String, _ description: String? = nil) -> Photo {
      Photo(subject: subject, width: 1_000, height: 1_000, description: description)
    }

    static func plain(_ subject: String, _ description: String? = nil) -> Photo {
      Photo(subject: subject, width: 1_200, height: 900, description: description)
    }
  }

  var author: String
  var text: String
  var photos: [Photo] = []
  var warning = ""
  var isSensitive = false
  var poll: [String] = []
  var language = "en"
  var hasCard = false
  /// The replies, with their authors.
  var comments: [(author: String, text: String)] = []

  init(
    _ author: String,
    _ text: String,
    photos: [Photo] = [],
    warning: String = "",
    isSensitive: Bool = false,
    poll: [String] = [],
    language: String = "en",
    hasCard: Bool = false,
    comments: [(author: String, text: String)] = []
  ) {
    self.author = author
    self.text = text
    self.photos = photos
    self.warning = warning
    self.isSensitive = isSensitive
    self.poll = poll
    self.language = language
    self.hasCard = hasCard
    self.comments = comments
  }

  /// Newest first.
  static let all = recent + older + oldest
}
