import Foundations
import ListModel
import MomentsGallery
import MomentsLanguage
import UIKit

/// The index: all components, module by module.
final class ComponentListViewController: ListViewController {
  private let gallery: GalleryModel

  init(_ gallery: GalleryModel) {
    self.gallery = gallery
    super.init(style: .table(.insetGrouped))
    title = "Gallery"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Settings") { [weak self] _ in self?.showSettings() }
    )
    model = makeModel()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let window = view.window { gallery.settings.apply(to: window) }
  }

  private func makeModel() -> TableModel {
    var modules: [String] = []
    for component in gallery.components where !modules.contains(component.module) {
      modules.append(component.module)
    }
    return TableModel {
      for module in modules {
        Section(module, gallery.components.filter { $0.module == module }.map(\.name)) { name in
          Row(TitleRow(name, detail: states(name), role: .opens))
            .accessory(.disclosureIndicator)
            .onSelect { [weak self] in self?.open($0.title) }
        }
      }
    }
  }

  private func states(_ name: String) -> String? {
    guard let component = gallery.components.first(where: { $0.name == name }) else { return nil }
    return component.states.map(\.name).joined(separator: ", ")
  }

  private func open(_ name: String) {
    guard let component = gallery.components.first(where: { $0.name == name }) else { return }
    let screen =
      switch component.kind {
      case .part: SheetViewController(component, gallery)
      case .screen: StateListViewController(component, gallery)
      }
    navigationController?.pushViewController(screen, animated: true)
  }

  private func showSettings() {
    navigationController?.pushViewController(SettingsViewController(gallery), animated: true)
  }
}

/// The settings in which components are shown.
private final class SettingsViewController: ListViewController {
  private let gallery: GalleryModel

  init(_ gallery: GalleryModel) {
    self.gallery = gallery
    super.init(style: .table(.insetGrouped))
    title = "Settings"
    model = makeModel()
  }

  private func makeModel() -> TableModel {
    let settings = gallery.settings
    return TableModel {
      choices("Appearance", GallerySettings.styles.map { ($0.name, $0.style) }, \.style, settings)
      choices(
        "Language",
        AppLanguage.allCases.map { (Strings($0).language($0), $0) },
        \.language,
        settings
      )
      choices(
        "Direction",
        GallerySettings.Direction.allCases.map { ($0.rawValue, $0) },
        \.direction,
        settings
      )
      choices(
        "Text size",
        GallerySettings.contentSizes.map { ($0.name, $0.category) },
        \.contentSize,
        settings
      )
      choices(
        "Contrast",
        GallerySettings.contrasts.map { ($0.name, $0.contrast) },
        \.contrast,
        settings
      )
      choices(
        "Width",
        GallerySettings.widths.map { ("\(Int($0)) points", $0) },
        \.width,
        settings
      )
      choices(
        "Configuration",
        GalleryEnvironment.Config.allCases.map { ($0.rawValue, $0) },
        \.config,
        settings
      )
    }
  }

  private func choices<Value: Equatable>(
    _ title: String,
    _ values: [(String, Value)],
    _ setting: WritableKeyPath<GallerySettings, Value>,
    _ settings: GallerySettings
  ) -> Section {
    Section(title) {
      for (name, value) in values {
        Row(
          TitleRow(
            name,
            id: ListItemID("\(title) \(name)"),
            role: .opens,
            isChosen: settings[keyPath: setting] == value
          )
        )
        .onSelect { [weak self] _ in self?.choose { $0[keyPath: setting] = value } }
      }
    }
  }

  private func choose(_ change: (inout GallerySettings) -> Void) {
    change(&gallery.settings)
    if let window = view.window { gallery.settings.apply(to: window) }
    model = makeModel()
  }
}
