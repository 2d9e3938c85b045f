/* A disk that forgets: records the writes and flushes of a database's files in order, so that power.rs can simulate a power
   cut afterwards. It is loaded into the server with LD_PRELOAD. FORGETTING_DATABASE names the database's file, and
   FORGETTING_NOTES names the file for the notes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = dlsym(RTLD_NEXT, name)

struct note {
    int64_t what; /* 'w' for bytes, which follow; 't' for a new length; 's' for a flush; 'u' for a file that is removed */
    int64_t file; /* 0 for the database, 1 for its write-ahead log */
    int64_t at;
    int64_t length;
};

/* Held during an operation and its note, so that the notes are in the order of the operations. */
static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;
static int notes = -1;
static char names[2][PATH_MAX];

__attribute__((constructor)) static void begin(void) {
    const char *database = getenv("FORGETTING_DATABASE"), *path = getenv("FORGETTING_NOTES");
    if (!database || !path) return;
    snprintf(names[0], PATH_MAX, "%s", database);
    snprintf(names[1], PATH_MAX, "%s-wal", database);
    notes = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int64_t known(const char *name) {
    for (int64_t file = 0; file < 2; file++)
        if (notes >= 0 && !strcmp(name, names[file])) return file;
    return -1;
}

/* The number of the file that a descriptor belongs to; -1 if it is neither of the two. */
static int64_t file_of(int fd) {
    char link[64], name[PATH_MAX];
    int before = errno;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = notes < 0 ? -1 : readlink(link, name, sizeof name - 1);
    errno = before;
    if (length < 0) return -1;
    name[length] = 0;
    return known(name);
}

static void note(int64_t what, int64_t file, int64_t at, int64_t length, const void *bytes) {
    struct note head = {what, file, at, length};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, bytes ? (size_t)length : 0}};
    int before = errno;
    /* Notes with a gap would prove nothing, so a failed write ends the server. */
    if (writev(notes, parts, 2) != (ssize_t)(sizeof head + parts[1].iov_len)) abort();
    errno = before;
}

static ssize_t noted(int64_t file, int64_t at, ssize_t written, const void *bytes) {
    if (written > 0) note('w', file, at, written, bytes);
    return written;
}

ssize_t write(int fd, const void *bytes, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    int64_t file = file_of(fd);
    if (file < 0) return real(fd, bytes, length);
    pthread_mutex_lock(&order);
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t written = noted(file, at, real(fd, bytes, length), bytes);
    pthread_mutex_unlock(&order);
    return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    int64_t file = file_of(fd);
    if (file < 0) return real(fd, bytes, length, at);
    pthread_mutex_lock(&order);
    ssize_t written = noted(file, at, real(fd, bytes, length, at), bytes);
    pthread_mutex_unlock(&order);
    return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return pwrite64(fd, bytes, length, at); }

int ftruncate64(int fd, off64_t length) {
    REAL(int, "ftruncate64", int, off64_t);
    int64_t file = file_of(fd);
    if (file < 0) return real(fd, length);
    pthread_mutex_lock(&order);
    int failed = real(fd, length);
    if (!failed) note('t', file, length, 0, NULL);
    pthread_mutex_unlock(&order);
    return failed;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int flushed(int (*real)(int), int fd) {
    int64_t file = file_of(fd);
    if (file < 0) return real(fd);
    pthread_mutex_lock(&order);
    int failed = real(fd);
    if (!failed) note('s', file, 0, 0, NULL);
    pthread_mutex_unlock(&order);
    return failed;
}

int fsync(int fd) {
    REAL(int, "fsync", int);
    return flushed(real, fd);
}

int fdatasync(int fd) {
    REAL(int, "fdatasync", int);
    return flushed(real, fd);
}

int unlink(const char *name) {
    REAL(int, "unlink", const char *);
    int64_t file = known(name);
    if (file < 0) return real(name);
    pthread_mutex_lock(&order);
    int failed = real(name);
    if (!failed) note('u', file, 0, 0, NULL);
    pthread_mutex_unlock(&order);
    return failed;
}
