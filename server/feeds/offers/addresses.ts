import { FEED_LIMITS } from '@/contract/feedLimits'

const WITH_HOST = /^https?:\/\//i
const BETWEEN = /(?<=[\s,;|])(?=https?:\/\/)/i
const LAST_SEPARATOR = /[\s,;|]$/

/** An absolute web address; null for an invalid one, one with a password, or one that is too long. */
export function addressOf(text: string, base: URL): string | null {
  const written = text.trim()
  if (written === '' || written.length > FEED_LIMITS.link) return null
  const url = parsed(written, base)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url === null || !isWeb || url.username !== '' || url.password !== '') return null
  return url.href.length > FEED_LIMITS.link ? null : url.href
}

function parsed(text: string, base: URL): URL | null {
  try {
    if (WITH_HOST.test(text)) return new URL(text)
    return new URL(namesHost(text, base.hostname) ? `//${text}` : text, base)
  } catch {
    return null
  }
}

/** `shop.test/p/1` in a feed of shop.test, and `www.…`: addresses without a scheme, not paths. */
function namesHost(text: string, host: string): boolean {
  const first = (/^[^/?#]{1,253}/.exec(text)?.[0] ?? '').toLowerCase()
  const bare = host.replace(/^www\./, '')
  return first === bare || first.startsWith('www.')
}

/** The addresses of pictures, each once; a field may have several, separated by commas, semicolons, bars or spaces. */
export function picturesOf(texts: readonly string[], base: URL): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    for (const part of text.split(BETWEEN)) {
      const address = addressOf(withoutSeparators(part), base)
      if (address !== null) found.add(address)
      if (found.size === FEED_LIMITS.pictures) return [...found]
    }
  }
  return [...found]
}

function withoutSeparators(text: string): string {
  let end = text.length
  while (end > 0 && LAST_SEPARATOR.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
