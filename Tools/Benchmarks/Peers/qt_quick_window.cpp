// A Qt Quick ListView of posts with photos, in a window: the peer of a timeline that is scrolled by the wheel.
// Usage: QT_QUICK_BACKEND=software qt_quick_window FOLDER   (statuses.json and the photos that it names)
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQmlContext>
#include <QQuickView>
#include <QUrl>

static const char *const list = R"(
import QtQuick
ListView { model: feed; reuseItems: true; clip: true
  delegate: Item { required property var modelData
    width: ListView.view.width; height: column.height + 24
    Rectangle { x: 12; y: 12; width: 44; height: 44; radius: 8; color: "#3366aa" }
    Column { id: column; x: 68; y: 12; width: parent.width - 80; spacing: 6
      Text { text: modelData.name; font.pixelSize: 15; font.bold: true; font.family: "Inter" }
      Text { text: modelData.body; width: parent.width; wrapMode: Text.Wrap; font.pixelSize: 15; font.family: "Inter" }
      Image { visible: modelData.photo != ""; source: modelData.photo; width: parent.width; height: visible ? 200 : 0
        sourceSize.width: width; asynchronous: true; fillMode: Image.PreserveAspectCrop }
      Rectangle { anchors.right: parent.right; width: 60; height: 28; radius: 6; border.color: "#ccc"
        Text { anchors.centerIn: parent; text: modelData.likes; font.pixelSize: 13; font.family: "Inter" } } } } })";

int main(int argc, char **argv) {
  QGuiApplication app(argc, argv);
  if (argc < 2) return 2;
  const QString folder = QString::fromLocal8Bit(argv[1]);
  QFile file(folder + "/statuses.json");
  if (!file.open(QIODevice::ReadOnly)) return 1;
  QVariantList feed;
  for (const QJsonValue post : QJsonDocument::fromJson(file.readAll()).array()) {
    const QJsonArray media = post["media_attachments"].toArray();
    feed.append(QVariantMap{
        {"name", post["account"]["display_name"].toString()},
        {"body", post["content"].toString().mid(3).chopped(4)},
        {"likes", QString("♥ %1").arg(post["favourites_count"].toInt())},
        {"photo", media.isEmpty() ? QString()
                                  : QUrl::fromLocalFile(folder + "/" + media[0]["url"].toString()).toString()}});
  }
  QFile source(folder + "/list.qml");
  if (!source.open(QIODevice::WriteOnly)) return 1;
  source.write(list);
  source.close();
  QQuickView view;
  view.rootContext()->setContextProperty("feed", feed);
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.setSource(QUrl::fromLocalFile(source.fileName()));
  view.setTitle("Feed");
  view.resize(390, 844);
  view.show();
  return app.exec();
}
