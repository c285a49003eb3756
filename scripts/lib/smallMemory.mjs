/**
 * Start options that keep the server's process small; it cannot set them once it runs. V8 lets the young generation
 * grow to three times 16 MB, which saves a list little time; glibc uses a heap for each thread and keeps freed memory
 * there.
 */
export const SMALL = {
  flags: ['--max-semi-space-size=4'],
  environment: { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' },
}
