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
