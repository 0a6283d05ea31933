internal import CGTKShim
import Expectations
import Testing

/// Detection of GL renderers that run on the processor.
@Suite struct SoftwareGLTests {
  @Test(arguments: [
    "llvmpipe (LLVM 15.0.6, 256 bits)", "softpipe", "Software Rasterizer",
    "virgl (LLVMPIPE (LLVM 17.0.6, 256 bits))",
    "zink Vulkan 1.3(llvmpipe (LLVM 19.1.1, 256 bits) (MESA_LLVMPIPE))",
    "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)",
  ])
  func softwareRenderersAreNotTreatedAsAGPU(_ name: String) {
    expect(host_gl_name_is_software(name) != 0)
  }

  @Test(arguments: [
    "Mesa Intel(R) UHD Graphics 620 (KBL GT2)", "AMD Radeon RX 6600 (navi23, LLVM 15.0.6)",
    "NVIDIA GeForce GTX 1650/PCIe/SSE2", "virgl (Mesa Intel(R) Xe Graphics)", "V3D 4.2",
  ])
  func gpusAreUsed(_ name: String) {
    expect(host_gl_name_is_software(name), equals: 0)
  }
}
