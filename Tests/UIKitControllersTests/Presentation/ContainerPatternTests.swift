import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Containers as libraries implement them: pagers that forward appearance callbacks, panels moved
/// by constraints, menus with custom transitions, windows above the program's.
@MainActor @Suite struct ContainerPatternTests {
  private final class Page: UIViewController {
    let name: String
    let log: PresentationLog
    init(_ name: String, _ log: PresentationLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) willNot") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) didNot") }
  }

  /// A paging scroll view; pages near the visible one are children.
  private final class Pager: UIViewController, UIScrollViewDelegate {
    let pages: [UIViewController]
    let scrollView = UIScrollView()
    var ended = 0
    init(_ pages: [UIViewController]) {
      self.pages = pages
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.isPagingEnabled = true
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = self
      view.addSubview(scrollView)
      add(pages[0], at: 0)
    }

    private func add(_ page: UIViewController, at index: Int) {
      addChild(page)
      page.view.frame = CGRect(
        x: CGFloat(index) * scrollView.bounds.width,
        y: 0,
        width: scrollView.bounds.width,
        height: scrollView.bounds.height
      )
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      for child in children { child.beginAppearanceTransition(true, animated: animated) }
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      for child in children { child.endAppearanceTransition() }
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      for child in children { child.beginAppearanceTransition(false, animated: animated) }
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      for child in children { child.endAppearanceTransition() }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let size = scrollView.bounds.size
      scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
      for (index, page) in pages.enumerated() where page.parent != nil {
        page.view.frame = CGRect(
          x: CGFloat(index) * size.width,
          y: 0,
          width: size.width,
          height: size.height
        )
      }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      for (index, page) in pages.enumerated() {
        let start = CGFloat(index) * scrollView.bounds.width
        let isNear = abs(scrollView.contentOffset.x - start) < scrollView.bounds.width
        if isNear, page.parent == nil {
          page.beginAppearanceTransition(true, animated: false)
          add(page, at: index)
          page.endAppearanceTransition()
        } else if !isNear, page.parent != nil {
          page.beginAppearanceTransition(false, animated: false)
          page.willMove(toParent: nil)
          page.view.removeFromSuperview()
          page.removeFromParent()
          page.endAppearanceTransition()
        }
      }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
  }

  private let log = PresentationLog()

  @Test func aPagerForwardsAppearanceOnceToEachPage() async {
    let pager = Pager([Page("a", log), Page("b", log), Page("c", log)])
    let screen = Screen(traits: ScreenTraits()) { pager }
    await screen.settle()
    expect(log.lines, equals: ["a will", "a did"])
    log.lines = []
    let width = pager.view.bounds.width
    screen.perform { pager.scrollView.setContentOffset(CGPoint(x: width, y: 0), animated: true) }
    await screen.settle()
    expect(pager.ended, equals: 1)
    expect(log.lines, equals: ["b will", "b did", "a willNot", "a didNot"])
    expect(pager.pages[1].view.frame.minX, equals: width)
  }

  /// A menu that creates its transitioning delegate on first access.
  private final class Menu: UINavigationController {
    private var mover: Mover?
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
      get {
        mover = mover ?? Mover()
        return mover
      }
      set {}
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
      get { .overFullScreen }
      set {}
    }
  }

  private final class Mover: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var isPresenting = true
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = true
      return self
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = false
      return self
    }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.35 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
      guard let menu = context.viewController(forKey: key) else { return }
      let width: CGFloat = 240
      if isPresenting {
        menu.view.frame = CGRect(x: -width, y: 0, width: width, height: 844)
        context.containerView.addSubview(menu.view)
      }
      let x = isPresenting ? 0 : -width
      UIView.animate(
        withDuration: 0.35,
        delay: 0,
        usingSpringWithDamping: 1,
        initialSpringVelocity: 1,
        options: .curveEaseInOut,
        animations: { menu.view.frame.origin.x = x },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
      )
    }
  }

  @Test func aMenuWithATransitionOfItsOwnSlidesInAndOut() async {
    let root = UIViewController()
    let screen = Screen(traits: ScreenTraits()) { root }
    await screen.settle()
    let menu = Menu(rootViewController: UIViewController())
    screen.perform { root.present(menu, animated: true) }
    await screen.advance(by: 0.1)
    let shown = screen.perform { menu.view.layer.presentation()?.frame.minX ?? 0 }
    expect(shown < 0 && shown > -240)
    await screen.settle()
    expect(menu.view.frame, equals: CGRect(x: 0, y: 0, width: 240, height: 844))
    expect(root.view.window != nil)
    screen.perform { menu.dismiss(animated: true) }
    await screen.settle()
    expectNil(root.presentedViewController)
    expectNil(menu.view.window)
  }

  @Test func aPanelMovesByItsConstraintWithAnAnimator() async throws {
    let root = UIViewController()
    let screen = Screen(traits: ScreenTraits()) { root }
    await screen.settle()
    let (panel, backdrop) = (UIView(), UIView())
    var top: NSLayoutConstraint?
    screen.perform {
      backdrop.frame = root.view.bounds
      backdrop.alpha = 0
      root.view.addSubview(backdrop)
      panel.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(panel)
      let position = panel.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 844)
      top = position
      NSLayoutConstraint.activate([
        position,
        panel.heightAnchor.constraint(equalToConstant: 400),
        panel.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      ])
    }
    await screen.settle()
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(dampingRatio: 1)
    )
    animator.addAnimations {
      top?.constant = 444
      root.view.layoutIfNeeded()
      // Linear, independent of the timing of the panel.
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: [.calculationModeCubic]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { backdrop.alpha = 1 }
      }
    }
    screen.perform { animator.startAnimation() }
    await screen.advance(by: 0.25)
    let half = screen.perform { panel.layer.presentation()?.frame.minY ?? 0 }
    expect(half > 444 && half < 800)
    let alpha = screen.perform { backdrop.layer.presentation()?.opacity ?? 0 }
    expect(alpha > 0.05 && alpha < 0.95)
    screen.perform { animator.pauseAnimation() }
    animator.isReversed = true
    screen.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    await screen.settle()
    expect(animator.state, equals: .inactive)
    expect(panel.frame.minY == 844 || top?.constant == 444)
  }

  @Test func aBannerComesByPrioritiesThatChange() async {
    let root = UIViewController()
    let screen = Screen(traits: ScreenTraits()) { root }
    await screen.settle()
    let banner = UIView()
    banner.translatesAutoresizingMaskIntoConstraints = false
    let out = banner.bottomAnchor.constraint(equalTo: root.view.topAnchor)
    let inside = banner.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 20)
    out.priority = UILayoutPriority(999)
    inside.priority = .defaultLow
    screen.perform {
      root.view.addSubview(banner)
      NSLayoutConstraint.activate([
        out, inside,
        banner.heightAnchor.constraint(equalToConstant: 60),
        banner.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
        banner.widthAnchor.constraint(equalTo: root.view.widthAnchor, multiplier: 0.9),
      ])
      root.view.layoutIfNeeded()
    }
    expect(banner.frame.minY, equals: -60)
    var isDone = false
    screen.perform {
      UIView.animate(withDuration: 0.4) {
        out.priority = .defaultLow
        inside.priority = UILayoutPriority(999)
        root.view.layoutIfNeeded()
      } completion: { _ in
        isDone = true
      }
    }
    await screen.advance(by: 0.2)
    let shown = screen.perform { banner.layer.presentation()?.frame.minY ?? 0 }
    expect(shown > -60 && shown < 20)
    await screen.settle()
    expect(isDone)
    expect(banner.frame.minY, equals: 20)
  }
}
