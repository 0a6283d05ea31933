// swift-format-ignore-file
import ListModel

struct Shared {}
var keptRows = 0 // expect: kept
var wantedRows = 0 // expect: wanted
var news = 0 // expect: news
func show(scope: TimelineKind) {} // expect: scope
struct ListsReader {} // expect: reader-type
var storedRows = 0
func show(kind: TimelineKind) {}
