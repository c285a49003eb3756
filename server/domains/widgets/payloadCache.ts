// The global one returns a number under jsdom, where the tests of screens run this server.
import { setTimeout } from 'node:timers'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Clock as WorldClock } from '../../clock'

type Clock = Pick<WorldClock, 'now'>

const compress = promisify(brotliCompress)
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** The total size of all cached responses, plain and compressed. */
const MAX_BYTES = 16 * 1024 * 1024

/** An entry that is not read for so long is dropped, so that the memory holds no content of a deleted account. */
export const UNUSED_MS = 24 * 60 * 60 * 1000

/** The content to cache: a payload as JSON, or a page. */
export interface MadePayload {
  text: string
  /** Headers of its response; absent when it has none of its own. */
  headers?: Readonly<Record<string, string>>
}

/** A payload as it is sent. */
export interface KeptPayload {
  plain: Buffer
  /** The payload in brotli. */
  packed: Buffer
  headers: Readonly<Record<string, string>>
}

export interface PayloadCache {
  /** Returns the cached entry of the key, or calls `make` once for all concurrent readers. */
  read(key: string, make: () => Promise<MadePayload>): Promise<KeptPayload>
  /** Drops the entries that were not read for `UNUSED_MS`; returns how many are left. Happens by itself too. */
  forgetUnused(): number
}

interface Entry {
  payload: KeptPayload
  usedAt: number
}

/**
 * An in-memory cache of payloads and pages of widgets. A key contains the versions of everything in the payload, read from the database for each
 * request, so no process needs an invalidation message: keys of earlier versions are never requested again and are evicted.
 */
export function createPayloadCache(clock: Clock, maxBytes = MAX_BYTES): PayloadCache {
  // The least recently used first.
  const kept = new Map<string, Entry>()
  let timer: NodeJS.Timeout | undefined
  const underWay = new Map<string, Promise<KeptPayload>>()
  let bytes = 0

  function keep(key: string, payload: KeptPayload): void {
    const size = sizeOf(payload)
    if (size > maxBytes) return
    kept.set(key, { payload, usedAt: clock.now() })
    bytes += size
    for (const [oldest, other] of kept) {
      if (bytes <= maxBytes) break
      drop(oldest, other)
    }
    timer ??= setTimeout(forgetLater, UNUSED_MS).unref()
  }

  function drop(key: string, { payload }: Entry): void {
    kept.delete(key)
    bytes -= sizeOf(payload)
  }

  function forgetUnused(): number {
    const before = clock.now() - UNUSED_MS
    for (const [key, entry] of kept) {
      if (entry.usedAt > before) break
      drop(key, entry)
    }
    return kept.size
  }

  function forgetLater(): void {
    timer = forgetUnused() === 0 ? undefined : setTimeout(forgetLater, UNUSED_MS).unref()
  }

  return {
    forgetUnused,
    async read(key, make) {
      const known = kept.get(key)
      if (known) {
        // Moves the entry to the end: the least recently used one is evicted first.
        kept.delete(key)
        kept.set(key, { ...known, usedAt: clock.now() })
        return known.payload
      }
      const waiting = underWay.get(key)
      if (waiting) return waiting
      const making = make()
        .then(asKept)
        .then((payload) => {
          keep(key, payload)
          return payload
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },
  }
}

async function asKept({ text, headers = {} }: MadePayload): Promise<KeptPayload> {
  const plain = Buffer.from(text)
  return { plain, packed: await pack(plain), headers }
}

/** A payload in brotli, as it is sent. */
export const pack = (plain: Buffer): Promise<Buffer> => compress(plain, COMPRESSION)

const sizeOf = ({ plain, packed }: KeptPayload) => plain.length + packed.length
