import ListModel

nonisolated struct TownRow: ListItemViewModel, Hashable {
  var itemID: ListItemID { ListItemID(name) }  // who the row is: moves follow it
  var name: String  // what it shows: a change updates the row in place
  var weather: String
}
