// What Linux offers beyond POSIX for threads, which Swift's Glibc module leaves out.
#ifndef STAGECRAFT_THREADS_H
#define STAGECRAFT_THREADS_H

#include <limits.h>

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

/// How many processors a set can name.
enum { PROCESSOR_LIMIT = 1024 };

/// A set of processors, one bit each.
typedef struct {
  unsigned long words[PROCESSOR_LIMIT / (CHAR_BIT * sizeof(unsigned long))];
} ProcessorSet;

/// The processor that the calling thread runs on; below 0 when that is not known.
static inline int processor_now(void) {
#ifdef __linux__
  unsigned processor = 0;
  return syscall(SYS_getcpu, &processor, 0, 0) == 0 ? (int)processor : -1;
#else
  return -1;
#endif
}

/// The calling thread's number; below 0 when that is not known.
static inline int thread_number(void) {
#ifdef __linux__
  return (int)syscall(SYS_gettid);
#else
  return -1;
#endif
}

/// Finds the processors that the calling thread may run on; gives 0 when that worked.
static inline int processors_allowed(ProcessorSet *set) {
#ifdef __linux__
  *set = (ProcessorSet){{0}};
  return syscall(SYS_sched_getaffinity, 0, sizeof(*set), set) > 0 ? 0 : -1;
#else
  return -1;
#endif
}

/// Lets a thread run on all of a set's processors but one; gives 0 when that worked.
static inline int keep_thread_off(int thread, const ProcessorSet *allowed, int processor) {
#ifdef __linux__
  ProcessorSet rest = *allowed;
  const int bits = CHAR_BIT * sizeof(unsigned long);
  if (processor < 0 || processor >= PROCESSOR_LIMIT) return -1;
  rest.words[processor / bits] &= ~(1UL << (processor % bits));
  return (int)syscall(SYS_sched_setaffinity, thread, sizeof(rest), &rest);
#else
  return -1;
#endif
}

#endif
