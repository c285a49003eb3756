/**
 * How the server's process is started so that it stays small; it cannot set these once it runs. V8 lets the young
 * generation grow to three times 16 MB, which saves a list little time; glibc gives each thread a heap of its own and
 * keeps what was freed there.
 */
export const SMALL = {
  flags: ['--max-semi-space-size=4'],
  environment: { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' },
}
