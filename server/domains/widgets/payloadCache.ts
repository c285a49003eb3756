import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Of all kept answers, packed and not. */
const MAX_BYTES = 16 * 1024 * 1024

/** What is to be kept: a payload as JSON, or a page. */
export interface MadePayload {
  text: string
  /** Of its response; absent: none of its own. */
  headers?: Readonly<Record<string, string>>
}

/** A payload as it is sent. */
export interface KeptPayload {
  plain: Buffer
  /** The same in brotli. */
  packed: Buffer
  headers: Readonly<Record<string, string>>
}

export interface PayloadCache {
  /** What is kept under the key, or what `make` brings, which is asked once however many wait for it. */
  read(key: string, make: () => Promise<MadePayload>): Promise<KeptPayload>
}

/**
 * Payloads and pages of widgets in memory. A key names the versions of all that the payload is made of, read from the
 * database for each request, so that nothing has to be told to this or any other process when they change: the keys of
 * earlier versions are not asked for any more and make room.
 */
export function createPayloadCache(maxBytes = MAX_BYTES): PayloadCache {
  const kept = new Map<string, KeptPayload>()
  const underWay = new Map<string, Promise<KeptPayload>>()
  let bytes = 0

  function keep(key: string, payload: KeptPayload): void {
    const size = sizeOf(payload)
    if (size > maxBytes) return
    kept.set(key, payload)
    bytes += size
    for (const [oldest, other] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= sizeOf(other)
    }
  }

  return {
    async read(key, make) {
      const known = kept.get(key)
      if (known) {
        // The last asked for is the last to go.
        kept.delete(key)
        kept.set(key, known)
        return known
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
