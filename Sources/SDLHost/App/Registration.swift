import UIKit

// An app imports UIKit alone, and UIKit knows no host. The loader calls this before the program's own code, so
// that linking this module is enough. It sets one variable, on the only thread that there is by then.
#if compiler(>=6.3)
@section(".init_array")
@used
nonisolated private let register: @convention(c) () -> Void = {
  ApplicationLauncher.host = { make in ApplicationHost.run(make) }
}
#else
@_section(".init_array")
@_used
nonisolated private let register: @convention(c) () -> Void = {
  ApplicationLauncher.host = { make in ApplicationHost.run(make) }
}
#endif
