// The part of the toolchain's index store interface (libIndexStore, C) that the census reads. The
// library lies beside the compiler rather than on the linker's path, so it is opened by name.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} indexstore_string_ref_t;

typedef void *indexstore_ref;

typedef indexstore_ref (*indexstore_open)(const char *path, indexstore_ref *error);
typedef indexstore_ref (*indexstore_open_in)(indexstore_ref store, const char *name,
                                             indexstore_ref *error);
typedef void (*indexstore_dispose)(indexstore_ref);
typedef indexstore_string_ref_t (*indexstore_text_of)(indexstore_ref);
typedef int (*indexstore_kind_of)(indexstore_ref);
typedef uint64_t (*indexstore_roles_of)(indexstore_ref);
typedef indexstore_ref (*indexstore_symbol_of)(indexstore_ref);
typedef void (*indexstore_place_of)(indexstore_ref, unsigned *line, unsigned *column);
typedef bool (*indexstore_each_unit)(indexstore_ref store, unsigned sorted, void *context,
                                     bool (*body)(void *context, indexstore_string_ref_t name));
typedef bool (*indexstore_each)(indexstore_ref reader, void *context,
                                bool (*body)(void *context, indexstore_ref element));
