/// A part of a section of a table that is no row.
package enum SectionPart: CaseIterable {
  case header
  case footer
}
