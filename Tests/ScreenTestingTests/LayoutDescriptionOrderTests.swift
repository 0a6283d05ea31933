import Expectations
import Testing

@testable import ScreenTesting

@Suite struct LayoutDescriptionOrderTests {
  private func inOrder(_ text: String) -> String { LayoutDescription.withCellsInOrder(text) }

  @Test func cellsOfAListAreSorted() {
    let one = """
      UIView (0 0; 10 10)
        UICollectionView (0 0; 10 10)
          Cell (0 5; 10 5)
            UILabel (0 5; 10 5) "b"
          Cell (0 0; 10 5)
            UILabel (0 0; 10 5) "a"
        UIButton (0 0; 1 1)
      """
    let other = """
      UIView (0 0; 10 10)
        UICollectionView (0 0; 10 10)
          Cell (0 0; 10 5)
            UILabel (0 0; 10 5) "a"
          Cell (0 5; 10 5)
            UILabel (0 5; 10 5) "b"
        UIButton (0 0; 1 1)
      """
    expect(inOrder(one), equals: inOrder(other))
  }

  @Test func orderingKeepsSubviewsInTheirCells() {
    let one = """
      UITableView (0 0; 10 10)
        Cell (0 0; 10 5)
          UILabel (0 0; 10 5) "a"
        Cell (0 5; 10 5)
      """
    let other = """
      UITableView (0 0; 10 10)
        Cell (0 0; 10 5)
        Cell (0 5; 10 5)
          UILabel (0 0; 10 5) "a"
      """
    expect(inOrder(one) != inOrder(other))
  }

  @Test func nestedListsAreSorted() {
    let one = """
      UITableView (0 0; 10 10)
        Cell (0 0; 10 5)
          UICollectionView (0 0; 10 5)
            Cell (5 0; 5 5)
            Cell (0 0; 5 5)
      """
    let other = """
      UITableView (0 0; 10 10)
        Cell (0 0; 10 5)
          UICollectionView (0 0; 10 5)
            Cell (0 0; 5 5)
            Cell (5 0; 5 5)
      """
    expect(inOrder(one), equals: inOrder(other))
  }

  @Test func otherViewsKeepTheirOrder() {
    let text = """
      UIView (0 0; 10 10)
        UIView (0 5; 10 5)
        UIView (0 0; 10 5)
      """
    expect(inOrder(text), equals: text)
  }
}
