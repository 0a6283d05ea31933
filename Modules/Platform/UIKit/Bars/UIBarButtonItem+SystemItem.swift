import Foundation

extension UIBarButtonItem {
  /// The buttons that the system has an image or a word for, and room between them.
  public enum SystemItem: Int, Sendable {
    /// A word: done.
    case done = 0
    /// A word: cancel.
    case cancel = 1
    /// A word: edit.
    case edit = 2
    /// A word: save.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that is as large as the other items leave.
    case flexibleSpace = 5
    /// Room of the item's width.
    case fixedSpace = 6
    /// A sheet of paper and a pencil.
    case compose = 7
    /// An arrow that turns back.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A bookmark.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A waste bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// A word: undo.
    case undo = 21
    /// A word: redo.
    case redo = 22
    /// A cross.
    case close = 24

    var symbolName: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "bookmark"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      }
    }

    /// The word on the button; nil for one with an image, and for room.
    func title(_ words: AccessibilityWords) -> String? {
      switch self {
      case .done: words.done
      case .cancel: words.cancel
      case .edit: words.edit
      case .save: words.save
      case .undo: words.undo
      case .redo: words.redo
      default: nil
      }
    }

    /// What the image on the button means, for people who cannot see it.
    func meaning(language: String) -> String? {
      let column =
        switch language.prefix(2).lowercased() {
        case "zh": 1
        case "ar": 2
        default: 0
        }
      let words: [String]? =
        switch self {
        case .add: ["Add", "添加", "إضافة"]
        case .compose: ["Compose", "撰写", "كتابة"]
        case .reply: ["Reply", "回复", "رد"]
        case .action: ["Share", "共享", "مشاركة"]
        case .organize: ["Organize", "整理", "تنظيم"]
        case .bookmarks: ["Bookmarks", "书签", "الإشارات المرجعية"]
        case .search: ["Search", "搜索", "بحث"]
        case .refresh: ["Refresh", "刷新", "تحديث"]
        case .stop: ["Stop", "停止", "إيقاف"]
        case .camera: ["Camera", "相机", "الكاميرا"]
        case .trash: ["Delete", "删除", "حذف"]
        case .play: ["Play", "播放", "تشغيل"]
        case .pause: ["Pause", "暂停", "إيقاف مؤقت"]
        case .rewind: ["Rewind", "快退", "إرجاع"]
        case .fastForward: ["Fast forward", "快进", "تقديم سريع"]
        case .close: ["Close", "关闭", "إغلاق"]
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        }
      return words?[column]
    }

    /// Whether the button completes what is being done.
    var completes: Bool { self == .done || self == .save }
  }
}
