import Contracts
import SocialModel

/// A comment and what views need of it, made once.
struct ThreadComment {
  let moment: Moment
  let text: RichText
  let photos: [PictureReference]

  init(_ moment: Moment) {
    self.moment = moment
    text = RichText(moment.text)
    photos = moment.attachments.compactMap { PictureReference($0) }
  }
}
