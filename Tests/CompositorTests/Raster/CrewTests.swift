import Foundation
import Synchronization
import Testing

@testable import Compositor

#if canImport(Glibc)
import Glibc
#endif

@Suite("Threads that draw") struct CrewTests {
  @Test func `all the work is done, by any number of threads`() {
    for threads in [1, 2, 64] {
      let crew = Crew(threads: threads)
      let sum = Atomic<Int>(0)
      crew.forEach(1000) { sum.add($0, ordering: .relaxed) }
      #expect(sum.load(ordering: .relaxed) == 499_500)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `given no memory for threads, then whoever is there does the work`() async {
    await #expect(processExitsWith: .success) {
      // As much memory as the process has now, and too little beside it for the stacks of so many threads.
      let statistics = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = try #require(statistics.split(separator: " ").first.flatMap { UInt($0) })
      let bytes = rlim_t(pages) * 4096 + 64 << 20
      var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
      let crew = Crew(threads: 64)
      let sum = Atomic<Int>(0)
      crew.forEach(1000) { sum.add($0, ordering: .relaxed) }
      #expect(sum.load(ordering: .relaxed) == 499_500)
    }
  }
}
