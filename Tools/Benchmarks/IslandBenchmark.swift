import Foundation
import UIKit

/// What many constrained views in one island cost: made, constrained and laid out for the first
/// time.
enum IslandBenchmark {
  private enum Shape: String, CaseIterable {
    case independent, chain, row, grid, labels, stack, nested
  }

  static func run(only: String? = nil) {
    for shape in Shape.allCases where only == nil || only == shape.rawValue {
      var last = 0.0
      for count in [200, 400, 800, 1600] {
        let times = (0..<7).map { _ in time(shape, count) }.sorted()
        let median = times[times.count / 2]
        let figures = [
          "\"cpu_ms\":\(rounded(median))", "\"ratio\":\(rounded(last > 0 ? median / last : 0))",
          "\"edit_us\":\(rounded(editTime(shape, count)))", "\"peak_mb\":\(peak())",
        ]
        let name = "island of \(count) views, \(shape.rawValue)"
        print("{\"bench\":\"layout\",\"case\":\"\(name)\",\(figures.joined(separator: ","))}")
        last = median
      }
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// The memory of the process at its peak, in MB.
  private static func peak() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Int(usage.ru_maxrss) / 1024
  }

  /// The processor time of the process, in milliseconds.
  private static func cpu() -> Double {
    var spec = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spec)
    return Double(spec.tv_sec) * 1e3 + Double(spec.tv_nsec) / 1e6
  }

  private static func time(_ shape: Shape, _ count: Int) -> Double {
    let start = cpu()
    let (root, _) = make(shape, count)
    root.layoutIfNeeded()
    let end = cpu()
    withExtendedLifetime(root) {}
    return end - start
  }

  private static func editTime(_ shape: Shape, _ count: Int) -> Double {
    let (root, constraint) = make(shape, count)
    root.layoutIfNeeded()
    guard let constraint else { return 0 }
    let start = cpu()
    for index in 0..<20 {
      constraint.constant = CGFloat(20 + index % 7)
      root.layoutIfNeeded()
    }
    let end = cpu()
    withExtendedLifetime(root) {}
    return (end - start) * 1000 / 20
  }

  private static func make(_ shape: Shape, _ count: Int) -> (UIView, NSLayoutConstraint?) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 20_000))
    var constraints: [NSLayoutConstraint] = []
    var edit: NSLayoutConstraint?
    func child(_ index: Int, in parent: UIView) -> UIView {
      let view: UIView
      if shape == .labels {
        let label = UILabel(frame: .zero)
        label.text = "Row \(index % 10)"
        view = label
      } else {
        view = UIView(frame: .zero)
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      return view
    }
    switch shape {
    case .independent:
      for index in 0..<count {
        let view = child(index, in: root)
        let height = view.heightAnchor.constraint(equalToConstant: 20)
        if index == count / 2 { edit = height }
        constraints += [
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 24)),
          height,
        ]
      }
    case .chain, .labels:
      var above: UIView?
      for index in 0..<count {
        let view = child(index, in: root)
        constraints += [
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          view.topAnchor.constraint(
            equalTo: above?.bottomAnchor ?? root.topAnchor,
            constant: 8
          ),
        ]
        if shape == .chain {
          constraints.append(
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)
          )
          let height = view.heightAnchor.constraint(equalToConstant: 20)
          if index == count / 2 { edit = height }
          constraints.append(height)
        } else {
          if index == count / 2 { edit = constraints.last }
          constraints.append(
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16)
          )
        }
        above = view
      }
    case .row:
      var before: UIView?
      for index in 0..<count {
        let view = child(index, in: root)
        constraints += [
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 20),
          view.leadingAnchor.constraint(
            equalTo: before?.trailingAnchor ?? root.leadingAnchor,
            constant: 0
          ),
        ]
        if index == count / 2 { edit = constraints.last }
        if let before {
          constraints.append(view.widthAnchor.constraint(equalTo: before.widthAnchor))
        }
        before = view
      }
      if let before {
        constraints.append(before.trailingAnchor.constraint(equalTo: root.trailingAnchor))
      }
    case .grid:
      var views: [UIView] = []
      for index in 0..<count {
        let view = child(index, in: root)
        let column = index % 10
        constraints += [
          view.leadingAnchor.constraint(
            equalTo: column == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor,
            constant: 4
          ),
          view.topAnchor.constraint(
            equalTo: index < 10 ? root.topAnchor : views[index - 10].bottomAnchor,
            constant: 4
          ),
          view.heightAnchor.constraint(equalTo: view.widthAnchor),
        ]
        if index == count / 2 { edit = constraints[constraints.count - 2] }
        if index > 0 {
          constraints.append(view.widthAnchor.constraint(equalTo: views[0].widthAnchor))
        }
        if index == 9 {
          constraints.append(
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4)
          )
        }
        views.append(view)
      }
    case .stack:
      let stack = UIStackView(frame: .zero)
      stack.axis = .vertical
      stack.spacing = 4
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      constraints += [
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ]
      for index in 0..<count {
        let view = UIView(frame: .zero)
        let height = view.heightAnchor.constraint(equalToConstant: 20)
        constraints.append(height)
        if index == count / 2 { edit = height }
        stack.addArrangedSubview(view)
      }
    case .nested:
      // Boxes of ten, each with its own parts, under one another.
      var above: UIView?
      for index in 0..<count / 10 {
        let box = child(index, in: root)
        constraints += [
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          box.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
        ]
        var inner: UIView?
        for part in 0..<9 {
          let view = child(part, in: box)
          let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
          let low = view.heightAnchor.constraint(equalToConstant: 0)
          low.priority = .defaultLow
          if index == count / 20, part == 4 { edit = height }
          constraints += [
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
            view.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -4),
            view.widthAnchor.constraint(equalToConstant: 30),
            view.topAnchor.constraint(equalTo: inner?.bottomAnchor ?? box.topAnchor, constant: 2),
            height, low,
          ]
          inner = view
        }
        if let inner {
          constraints.append(inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -2))
        }
        above = box
      }
    }
    NSLayoutConstraint.activate(constraints)
    return (root, edit)
  }
}
