import Foundation
import UIKit

/// The feed of the scrolling benchmark: a table over rows that are generated on request.
final class ScrollBenchmarkFeed: NSObject, UITableViewDataSource {
  let table: UITableView
  private let rows: Int

  init(rows: Int, window: UIWindow) {
    self.rows = rows
    table = UITableView(frame: window.bounds, style: .plain)
    super.init()
    table.separatorStyle = .none
    table.register(ScrollBenchmarkCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    window.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? ScrollBenchmarkCell)?.show(row: indexPath.row)
    return cell
  }
}

/// Avatar, name, text of several lines, and a bordered count of likes.
final class ScrollBenchmarkCell: UITableViewCell {
  private let avatar = UIView()
  private let name = UILabel()
  private let body = UILabel()
  private let like = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    makeViews()
    constrainViews()
  }

  required init?(coder: NSCoder) { nil }

  private func makeViews() {
    backgroundColor = .white
    avatar.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.667, alpha: 1)
    avatar.layer.cornerRadius = 8
    name.font = .boldSystemFont(ofSize: 15)
    body.font = .systemFont(ofSize: 15)
    body.numberOfLines = 0
    like.font = .systemFont(ofSize: 13)
    like.textAlignment = .center
    like.layer.cornerRadius = 6
    like.layer.borderWidth = 1
    like.layer.borderColor = UIColor.black.cgColor
  }

  private func constrainViews() {
    for view in [avatar, name, body, like] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 44),
      avatar.heightAnchor.constraint(equalToConstant: 44),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      body.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      body.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 6),
      like.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      like.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 6),
      like.widthAnchor.constraint(equalToConstant: 60),
      like.heightAnchor.constraint(equalToConstant: 28),
      contentView.bottomAnchor.constraint(equalTo: like.bottomAnchor, constant: 12),
    ])
  }

  func show(row: Int) {
    name.text = "Person \(row)"
    body.text = ScrollBenchmark.body(of: row)
    like.text = "♥ \(row % 100)"
  }
}
