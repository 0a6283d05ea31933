/// Values that often break decoders.
enum Words {
  static let badUTF8: [[UInt8]] = [
    [0xFF], [0xC0, 0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
    [0xEF, 0xBB, 0xBF], [0xF0, 0x9F, 0x98], [0xE2, 0x80, 0xAE],
  ]

  static let json = [
    "null", "true", "false", "0", "-1", "1e999", "-0.0", "9223372036854775808", "1e-400", "NaN",
    "99999999999999999999999999999999999999", "-9223372036854775808", "1.5", "\"\"", "\" \"",
    "[]", "{}", "[null]", "[[]]", "{\"\":\"\"}", "{\"id\":null}", "{\"id\":\"1\"}", "\"\\u0000\"",
    "\"\\ud800\"", "\"\\udc00\\ud800\"", "\"\\uFFFF\"", "\"\\x\"", "\"-1\"", "\"1e9\"",
    "\"9223372036854775807\"", "\"2026-02-30T25:61:61Z\"", "\"9999-12-31T23:59:60.999999999Z\"",
    "\"http://[::1\"", "\"javascript:alert(1)\"", "\"//\"", "\"<p>\"", "\"&#x110000;\"", "'", "\\",
  ]

  static let html = [
    "<p>", "</p>", "<br>", "<a href=\"", "<a href='https://x.example/", "</a>", "<span class=\"",
    "<span class=invisible>", "<span class=ellipsis>", "</span>", "<ul>", "<ol start=9>", "<li>",
    "<ol start=99999999999999999999 reversed>", "<li value=-9223372036854775808>", "</ul>",
    "<blockquote>", "<pre>", "</pre>", "<b>", "<em>", "</em>", "<", ">", "</", "<!", "<!--", "-->",
    "<![CDATA[", "<?", "<script>", "</script>", "<style>", "<p class=quote-inline>", "<ruby><rt>",
    "&", "&amp;", "&amp", "&lt", "&#0;", "&#", "&#x", "&#x110000;", "&#xD800;", "&#99999999999;",
    "&nosuchentity;", "&CounterClockwiseContourIntegral;", "\"", "'", "=", "/>", "\u{0}",
    "\u{202E}",
    ":pan:", ":", "@ana", "#soup", "<a class=\"mention hashtag\" rel=tag href=x>#<span>soup</span>",
    "<a class=\"u-url mention\" href=https://s.example/@ana>@<span>ana", "https://x.example/",
    "<table><tr><td>", "<h1>", "\r\n", "\t", "👩‍👩‍👧‍👦", "汤", "\u{301}",
  ]

  static let text = [
    "<", ">", ";", ",", "\"", "=", "&", "%", "%00", "%zz", "+", "@", ":", "/", "//", "?", "#", "[",
    "]", "..", "rel=\"next\"", "rel=next", "; rel=", "https://s.example/", "http://", "0", "-1",
    "T",
    "Z", "+99:99", "99999999999999999999", "1e308", "inf", "nan", ".5", "GMT", "Feb", "\r\n", "\t",
    "\u{0}", "xn--", "ß", "汤", "\u{202E}", "code=", "state=s", "error=", "user:pass@", ":65536",
  ]
}
