interface Asked {
  tab: object
  /** Runs the callback under the lock, which is released when it ends. */
  begin: () => Promise<unknown>
  end: (result: unknown) => void
  fail: (reason: unknown) => void
}

interface Queue {
  held: Asked | null
  waiting: Asked[]
}

const aborted = () => new DOMException('', 'AbortError')

/** The Web Locks of a browser with several tabs. Locks are exclusive and granted in the order of the requests. */
export function browserLocks() {
  const queues = new Map<string, Queue>()

  async function giveNext(queue: Queue): Promise<void> {
    // A lock is never granted synchronously, as in a browser.
    await Promise.resolve()
    const next = queue.held ? undefined : queue.waiting.shift()
    if (!next) return
    queue.held = next
    try {
      next.end(await next.begin())
    } catch (error) {
      next.fail(error)
    }
    free(queue, next)
  }

  function free(queue: Queue, asked: Asked): void {
    queue.waiting = queue.waiting.filter((one) => one !== asked)
    if (queue.held !== asked) return
    queue.held = null
    void giveNext(queue)
  }

  /** A tab with its own `navigator.locks`. Closing the tab releases its locks and drops its requests. */
  function openTab() {
    const tab = {}
    const request = (
      name: string,
      { signal, steal = false }: LockOptions,
      begin: (lock: Lock) => Promise<unknown>,
    ) =>
      new Promise<unknown>((end, fail) => {
        const queue = queues.get(name) ?? { held: null, waiting: [] }
        queues.set(name, queue)
        const asked: Asked = { tab, begin: () => begin({ name, mode: 'exclusive' }), end, fail }
        signal?.addEventListener('abort', () => {
          // Aborting has no effect on a granted lock.
          if (queue.held === asked) return
          free(queue, asked)
          fail(aborted())
        })
        if (signal?.aborted) {
          fail(aborted())
          return
        }
        if (steal) {
          queue.held?.fail(aborted())
          queue.held = null
          queue.waiting.unshift(asked)
        } else queue.waiting.push(asked)
        void giveNext(queue)
      })
    const die = () => {
      for (const queue of queues.values())
        for (const asked of [...queue.waiting, ...(queue.held ? [queue.held] : [])])
          if (asked.tab === tab) free(queue, asked)
    }
    return { locks: { request }, die }
  }

  return { openTab }
}
