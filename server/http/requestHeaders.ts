export interface ByteRange {
  start: number
  /** The last byte of the range. */
  end: number
}

/**
 * The single range that a `Range` header requests of `size` bytes. Null: the whole file, also for an unsupported
 * header (RFC 9110: ignore it). `unsatisfiable`: respond with 416.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** Whether `If-None-Match` names this ETag, weakly compared. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}

export type Encoding = 'br' | 'gzip'

/** The best of these encodings that a request accepts (`Accept-Encoding`); null when there is none. */
export function acceptedEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | null {
  const accepted = (header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part.trim()))
    .map((part) => part.split(';')[0]?.trim())
  return available.find((encoding) => accepted.includes(encoding)) ?? null
}
