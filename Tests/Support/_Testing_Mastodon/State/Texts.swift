/// The text of a refusal, in the language of the account.
enum Texts: Sendable, Hashable {
  case notFound, unauthorized, tokenInvalid, outOfScope, notAllowed, needsUser
  case blankText, scheduledTooSoon
  case tooLong(Int)
  case missingParameter(String)
  case mediaTaken(String)
  case mediaUnfinished
  case tooManyFiles(Int)
  case fileType, fileUnverified, fileBroken
  case fileTooLarge, descriptionTooLong, mixedMedia
  case parentGone, quotedGone, alreadyVoted, pollEnded, badChoice, conflict, memberTwice
  case tooManyRequests, unavailable, unchanged
  case redirectURI, visibility, duplicate, commentTooLong, unknownRule
  case pinnedAlready, tooManyPins, pinnedDirect, nameTooLong, tooManyLines

  func text(_ locale: String) -> String { locale == "ja" ? japanese : english }

  private var english: String {
    switch self {
    case .notFound: "Record not found"
    case .commentTooLong: "Validation failed: Comment is too long (maximum is 1000 characters)"
    case .unknownRule: "Validation failed: does not reference valid rules"
    case .unauthorized: "This API requires an authenticated user"
    case .tokenInvalid: "The access token is invalid"
    case .outOfScope: "This action is outside the authorized scopes"
    case .notAllowed: "This action is not allowed"
    case .needsUser: "This method requires an authenticated user"
    case .blankText: "Validation failed: Text can't be blank"
    case .scheduledTooSoon: "Validation failed: The scheduled date must be in the future"
    case .tooLong(let limit): "Validation failed: Text character limit of \(limit) exceeded"
    case .missingParameter(let name): "param is missing or the value is empty: \(name)"
    case .mediaTaken(let id): "Media \(id) not found or already attached to another post"
    case .mediaUnfinished:
      "Cannot attach files that have not finished processing. Try again in a moment!"
    case .tooManyFiles(let limit): "Cannot attach more than \(limit) files"
    case .fileType: "Validation failed: File content type is invalid, File is invalid"
    case .fileUnverified: "File type of uploaded media could not be verified"
    case .fileBroken: "Error processing thumbnail for uploaded media"
    case .fileTooLarge: "Validation failed: File is too large"
    case .descriptionTooLong: "Validation failed: Description is too long"
    case .mixedMedia: "Cannot attach a video to a post that already contains images"
    case .quotedGone: "The post you are trying to quote does not appear to exist."
    case .parentGone: "The post you are trying to reply to does not appear to exist."
    case .alreadyVoted: "Validation failed: You have already voted on this poll"
    case .pollEnded: "Validation failed: The poll has already ended"
    case .badChoice: "Validation failed: The chosen vote option does not exist"
    case .memberTwice: "Validation failed: Account has already been taken"
    case .conflict: "Conflict during update, please try again"
    case .tooManyRequests: "Too many requests"
    case .unchanged: "Unprocessable Entity: status was not changed"
    case .unavailable:
      "There was a temporary problem serving your request, please try again"
    case .redirectURI: "Validation failed: Redirect URI must be an absolute URI."
    case .visibility: "Validation failed: Visibility is not included in the list"
    case .duplicate: "Duplicate record"
    case .pinnedAlready: "Validation failed: Status has already been taken"
    case .nameTooLong:
      "Validation failed: Display name is too long (maximum is 30 characters)"
    case .tooManyLines: "Validation failed: Profile fields limit reached"
    case .tooManyPins: "Validation failed: You have already pinned the maximum number of posts"
    case .pinnedDirect:
      "Validation failed: Posts that are only visible to mentioned users cannot be pinned"
    }
  }

  private var japanese: String {
    switch self {
    case .scheduledTooSoon: "バリデーションに失敗しました: 予約日時は未来である必要があります"
    case .commentTooLong: "バリデーションに失敗しました: コメントは1000文字以内で入力してください"
    case .unknownRule: "バリデーションに失敗しました: 有効なルールを参照していません"
    case .notFound: "見つかりませんでした"
    case .unauthorized, .needsUser: "この操作にはログインが必要です"
    case .tokenInvalid: "アクセストークンは無効です"
    case .outOfScope: "この操作は許可された範囲を超えています"
    case .notAllowed: "この操作は許可されていません"
    case .blankText: "エラーがあります: 本文を入力してください"
    case .tooLong(let limit): "エラーがあります: 本文は\(limit)文字までです"
    case .missingParameter(let name): "パラメータがありません: \(name)"
    case .mediaTaken(let id): "メディア \(id) は見つからないか、ほかの投稿で使われています"
    case .mediaUnfinished: "処理が終わっていないファイルは添付できません"
    case .tooManyFiles(let limit): "添付できるファイルは\(limit)個までです"
    case .fileType, .fileUnverified: "エラーがあります: ファイルの形式が正しくありません"
    case .fileBroken: "サムネイルを作成できませんでした"
    case .fileTooLarge: "エラーがあります: ファイルが大きすぎます"
    case .descriptionTooLong: "エラーがあります: 説明が長すぎます"
    case .mixedMedia: "画像のある投稿に動画は添付できません"
    case .quotedGone: "引用元の投稿が見つかりません"
    case .parentGone: "返信先の投稿が見つかりません"
    case .alreadyVoted: "エラーがあります: この投票にはもう参加しています"
    case .pollEnded: "エラーがあります: この投票は終了しました"
    case .badChoice: "エラーがあります: その選択肢はありません"
    case .memberTwice: "バリデーションに失敗しました: Accountはすでに存在します"
    case .conflict: "更新が競合しました。もう一度お試しください"
    case .tooManyRequests: "リクエストが多すぎます"
    case .unchanged: "投稿は変更されていません"
    case .unavailable: "一時的な問題が発生しました。もう一度お試しください"
    case .redirectURI: "エラーがあります: リダイレクトURIは絶対URIにしてください"
    case .visibility: "エラーがあります: 公開範囲が正しくありません"
    case .duplicate: "すでに存在します"
    case .pinnedAlready: "エラーがあります: この投稿はもう固定されています"
    case .nameTooLong: "エラーがあります: 表示名は30文字までです"
    case .tooManyLines: "エラーがあります: プロフィールの項目が多すぎます"
    case .tooManyPins: "エラーがあります: 固定できる投稿の数を超えました"
    case .pinnedDirect: "エラーがあります: 非公開の返信は固定できません"
    }
  }
}
