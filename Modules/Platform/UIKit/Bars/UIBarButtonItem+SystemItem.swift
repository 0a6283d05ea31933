import Foundation

extension UIBarButtonItem {
  /// The standard buttons and spaces of bars.
  public enum SystemItem: Int, Sendable {
    /// The text "Done".
    case done = 0
    /// The text "Cancel".
    case cancel = 1
    /// The text "Edit".
    case edit = 2
    /// The text "Save".
    case save = 3
    /// A plus symbol.
    case add = 4
    /// A space that fills the remaining width.
    case flexibleSpace = 5
    /// A space with the item's width.
    case fixedSpace = 6
    /// A symbol of a sheet of paper and a pencil.
    case compose = 7
    /// A symbol of an arrow to the left.
    case reply = 8
    /// A symbol of an arrow out of a box.
    case action = 9
    /// A folder symbol.
    case organize = 10
    /// A bookmark symbol.
    case bookmarks = 11
    /// A magnifying glass symbol.
    case search = 12
    /// A symbol of an arrow in a circle.
    case refresh = 13
    /// A cross symbol.
    case stop = 14
    /// A camera symbol.
    case camera = 15
    /// A waste bin symbol.
    case trash = 16
    /// A triangle symbol.
    case play = 17
    /// A symbol of two bars.
    case pause = 18
    /// A symbol of two triangles to the left.
    case rewind = 19
    /// A symbol of two triangles to the right.
    case fastForward = 20
    /// The text "Undo".
    case undo = 21
    /// The text "Redo".
    case redo = 22
    /// A cross symbol.
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

    /// The title of the button; nil for one with an image, and for spaces.
    func title(_ words: SystemWords) -> String? {
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

    /// The accessibility label of the button's image.
    func meaning(language code: String) -> String? {
      let language = SystemLanguage(code)
      return switch self {
      case .add: language.text("Add", "添加", "إضافة")
      case .compose: language.text("Compose", "撰写", "كتابة")
      case .reply: language.text("Reply", "回复", "رد")
      case .action: language.text("Share", "共享", "مشاركة")
      case .organize: language.text("Organize", "整理", "تنظيم")
      case .bookmarks: language.text("Bookmarks", "书签", "الإشارات المرجعية")
      case .search: language.text("Search", "搜索", "بحث")
      case .refresh: language.text("Refresh", "刷新", "تحديث")
      case .stop: language.text("Stop", "停止", "إيقاف")
      case .camera: language.text("Camera", "相机", "الكاميرا")
      case .trash: language.text("Delete", "删除", "حذف")
      case .play: language.text("Play", "播放", "تشغيل")
      case .pause: language.text("Pause", "暂停", "إيقاف مؤقت")
      case .rewind: language.text("Rewind", "快退", "إرجاع")
      case .fastForward: language.text("Fast forward", "快进", "تقديم سريع")
      case .close: language.text("Close", "关闭", "إغلاق")
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      }
    }

    /// Whether the button completes an action, as `done` and `save`.
    var completes: Bool { self == .done || self == .save }
  }
}
