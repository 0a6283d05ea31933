/// The standard emoji, their names and keywords in the languages of the app, as text.
///
/// Written by `Tools/generators/emoji-table`; read by ``EmojiCatalog``.
enum EmojiTable {}
