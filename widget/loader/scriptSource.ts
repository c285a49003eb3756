import { CONSENT_ATTRIBUTE, EMBED_SCRIPT } from '@/contract/widgets/embed'

/**
 * Where this script came from, the nonce that it was given, and what it demands of consent. A module, a tag manager and `eval` have no current
 * script: then the address that the server has written into it counts, or else any tag of the embed on the page.
 * The demand may stand on any script of the page: tag managers leave it out of the tag.
 */
export function scriptSource(served: string): {
  origin: string
  nonce: string
  consent: string | null
} {
  const { currentScript } = document
  const tag = document.querySelector<HTMLScriptElement>(`script[src*="${EMBED_SCRIPT}"]`)
  const own = currentScript instanceof HTMLScriptElement ? currentScript : tag
  const { src = '', nonce = '' } = own ?? {}
  const isOurs = src.includes(EMBED_SCRIPT)
  const origin = isOurs ? new URL(src).origin : served.startsWith('http') ? served : ''
  const asking = document.querySelector(`script[${CONSENT_ATTRIBUTE}]`)
  return { origin, nonce, consent: asking?.getAttribute(CONSENT_ATTRIBUTE) ?? null }
}
