// swift-format-ignore-file
import MomentsGallery
import LiveViewModels // expect: architecture
