public import Foundation
@_spi(UIKit) public import UIKitCore

/// Returns the layout of a section; nil for a section without one, whose extent is zero.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, each of which repeats a group of items.
///
/// Showing it calls the section provider for every section, and costs nothing per item. Visible
/// elements are computed on demand, and measuring a cell costs O(log n). A batch of updates only
/// requests the sections that it changes.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private final var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// The geometry of the layout; nil before the first `prepare()`.
  final var geometry: CompositionalGeometry?
  final var sectionContainer: SectionContainer?
  /// Whether all sections must be requested again.
  final var isStale = true
  /// The sections that must be requested again.
  final var staleSections: Set<Int> = []
  final var traits = LayoutTraits()
  final lazy var shelfDelegate = ShelfDelegate(layout: self)

  // MARK: Making one

  /// Makes a layout that uses the same section for all.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout that uses the same section for all.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    storedConfiguration = configuration.frozen
    super.init()
  }

  /// Makes a layout that calls a provider for each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout that calls a provider for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration.frozen
    super.init()
  }

  /// Always returns nil: layouts cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// The properties of the layout besides its sections.
  ///
  /// The getter returns a copy: set it to change it.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.frozen }
    set {
      storedConfiguration = newValue.frozen
      invalidateLayout()
    }
  }

  final var axis: LayoutAxis {
    storedConfiguration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view = storedCollectionView else { return }
    let new = makeSectionContainer(for: view)
    if let old = sectionContainer, !isStale { noteChange(from: old, to: new) }
    sectionContainer = new
    if isStale || geometry?.sections.count != view.counts.count {
      makeAllSections(view, new)
    } else if !staleSections.isEmpty {
      makeStaleSections(view, new)
    }
    isStale = false
    staleSections.removeAll()
    applyListStyle(view)
  }

  private func makeAllSections(_ view: UICollectionView, _ sectionContainer: SectionContainer) {
    let old = geometry
    let frame = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .absolute(0), heightDimension: .absolute(0)),
        subitems: []
      )
    )
    frame.boundarySupplementaryItems = storedConfiguration.boundarySupplementaryItems
    frame.supplementaryContentInsetsReference = .none
    let new = CompositionalGeometry(
      axis: axis,
      spacing: storedConfiguration.interSectionSpacing,
      envelope: SectionGeometry(frame, itemCount: 0, sectionContainer: sectionContainer)
    )
    if let old { new.envelope.copyBoundaries(from: old.envelope) }
    traits = LayoutTraits()
    traits.note(new.envelope)
    var sections: ContiguousArray<SectionGeometry> = []
    sections.reserveCapacity(view.counts.count)
    let environment = makeEnvironment(sectionContainer)
    for (index, count) in view.counts.enumerated() {
      let section = makeSection(
        index,
        count: count,
        sectionContainer,
        environment,
        twin: sections.last
      )
      if let old, old.sections.indices.contains(index) { section.adopt(old.sections[index]) }
      sections.append(section)
    }
    new.replaceSections(sections)
    geometry = new
  }

  private func makeStaleSections(_ view: UICollectionView, _ sectionContainer: SectionContainer) {
    guard let geometry else { return }
    var sections = geometry.sections
    geometry.replaceSections([])
    let environment = makeEnvironment(sectionContainer)
    for index in staleSections.sorted() where sections.indices.contains(index) {
      let section = makeSection(index, count: view.counts[index], sectionContainer, environment)
      section.adopt(sections[index])
      sections[index] = section
    }
    geometry.replaceSections(sections)
  }

  private func makeSection(
    _ index: Int,
    count: Int,
    _ sectionContainer: SectionContainer,
    _ environment: LayoutEnvironment,
    twin: SectionGeometry? = nil
  ) -> SectionGeometry {
    let layout = provider(index, environment) ?? Self.nothing
    var own: SectionContainer
    if let twin, twin.section === layout {
      own = twin.sectionContainer
    } else {
      own = sectionContainer
      own.margins = margins(layout.contentInsetsReference)
      own.supplementaryMargins = margins(layout.supplementaryContentInsetsReference)
    }
    let isEmpty = layout === Self.nothing
    let section = SectionGeometry(
      layout,
      itemCount: isEmpty ? 0 : count,
      sectionContainer: own,
      twin: twin
    )
    traits.note(section)
    return section
  }

  /// The layout of a section for which the provider returns nil.
  private static let nothing = NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: .init(widthDimension: .absolute(0), heightDimension: .absolute(0)),
      subitems: []
    )
  )

  // MARK: Container

  private func makeSectionContainer(for view: UICollectionView) -> SectionContainer {
    let inset = view.storedAdjustedInset
    let size = view.layer.bounds.size
    // A refresh control does not reduce the container.
    let top = inset.top - view.refreshInset
    return SectionContainer(
      axis: axis,
      size: CGSize(
        width: max(size.width - inset.left - inset.right, 0),
        height: max(size.height - top - inset.bottom, 0)
      ),
      traits: view.traitCollection
    )
  }

  private func makeEnvironment(_ sectionContainer: SectionContainer) -> LayoutEnvironment {
    LayoutEnvironment(
      container: LayoutContainer(
        size: sectionContainer.size,
        effectiveInsets: margins(.automatic)
      ),
      traits: sectionContainer.traits
    )
  }

  /// The margins of the content across the axis.
  private func margins(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    guard let view = storedCollectionView else { return .zero }
    var edges: UIEdgeInsets
    switch reference == .automatic ? storedConfiguration.contentInsetsReference : reference {
    case .automatic, .safeArea:
      let safe = view.safeAreaInsets
      let adjusted = view.storedAdjustedInset
      edges = UIEdgeInsets(
        top: max(safe.top - adjusted.top, 0),
        left: max(safe.left - adjusted.left, 0),
        bottom: max(safe.bottom - adjusted.bottom, 0),
        right: max(safe.right - adjusted.right, 0)
      )
    case .layoutMargins: edges = view.layoutMargins
    case .none: edges = .zero
    }
    if axis == .vertical {
      edges.top = 0
      edges.bottom = 0
    } else {
      edges.left = 0
      edges.right = 0
    }
    let isRightToLeft = view.isFlipped
    return NSDirectionalEdgeInsets(
      top: edges.top,
      leading: isRightToLeft ? edges.right : edges.left,
      bottom: edges.bottom,
      trailing: isRightToLeft ? edges.left : edges.right
    )
  }

  /// Invalidates sections after a change of the container: all of them if the cross axis or the
  /// traits changed, otherwise those that depend on its length.
  private func noteChange(from old: SectionContainer, to new: SectionContainer) {
    if old.size[axis.other] != new.size[axis.other] || old.traits != new.traits {
      isStale = true
    } else if old.size[axis] != new.size[axis], let geometry {
      for (index, section) in geometry.sections.enumerated() where section.dependsOnLength {
        staleSections.insert(index)
      }
    }
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    guard let geometry, let sectionContainer else { return .zero }
    var size = sectionContainer.size
    size[axis] = geometry.extent
    return size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofItem: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofView: elementKind, at: indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofDecoration: elementKind, at: indexPath) }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Out of date

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.isComplete { isStale = true }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = storedCollectionView else { return false }
    if newBounds.size != view.layer.bounds.size || traits.followsScrolling { return true }
    // The insets may have changed since the layout was prepared.
    guard let sectionContainer else { return false }
    let inset = view.storedAdjustedInset
    let width = max(newBounds.width - inset.left - inset.right, 0)
    return axis == .vertical && width != sectionContainer.size.width
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { wouldMeasure(preferredAttributes, originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measure(preferredAttributes)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  // MARK: For the collection view

  @_spi(UIKit) open override var wantsPreferredSizes: Bool { traits.measures }

  @_spi(UIKit) open override var keepsPositionWhenInvalidated: Bool { true }

  @_spi(UIKit) open override func dataWillChange() { applyUpdates() }

  @_spi(UIKit) open override func dataWillReload() { isStale = true }

  @_spi(UIKit) open override func supplementaryViewFollowsItem(ofKind kind: String) -> Bool {
    traits.itemKinds.contains(kind)
  }

  @_spi(UIKit) open override func containers(in rect: CGRect) -> [CollectionContainer] {
    shelves(in: rect)
  }

  @_spi(UIKit) open override func attributesForElements(
    ofContainer section: Int,
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] { shelfAttributes(section, in: rect) }

  @_spi(UIKit) open override func container(of element: CollectionElement) -> CollectionContainer? {
    shelf(of: element)
  }

  @_spi(UIKit) open override func swipesRows(inSection section: Int) -> Bool {
    listStyle(ofSection: section) != nil
  }

  @_spi(UIKit) open override func swipeActions(
    ofRowAt path: IndexPath,
    isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    let list = listStyle(ofSection: path.section)?.configuration
    return isLeading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }

  private func listStyle(ofSection section: Int) -> ListSectionStyle? {
    guard let sections = geometry?.sections, sections.indices.contains(section) else { return nil }
    return sections[section].section.list
  }

  @_spi(UIKit) open override func configure(
    _ view: CollectionContainerView,
    for container: CollectionContainer
  ) {
    configureShelf(view, section: container.section)
  }
}
