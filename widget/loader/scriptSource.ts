import { CONSENT_ATTRIBUTE, EMBED_SCRIPT } from '@/contract/widgets/embed'

/**
 * The address of this script, its nonce, and its demand for consent. A module, a tag manager and `eval` have no current
 * script. Then the address that the server has written into the script is used, or else any tag of the embed on the
 * page. The demand may be on any script of the page, because tag managers leave it out of the tag.
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
