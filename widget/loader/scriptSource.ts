import { CONSENT_ATTRIBUTE, EMBED_SCRIPT } from '@/contract/widgets/embed'

/** The origin of a tag of the embed. A shop may serve a copy of the script from a folder of its own. */
const OWN_TAG = new RegExp(`^(\\w+://[^/]+)${EMBED_SCRIPT}`)

/**
 * The address of this script, its nonce, and its demand for consent. A module, a tag manager and `eval` have no current
 * script: then the address that the server has written into the script is used. Other services name their scripts as we
 * do, so no other tag of the page says the address. The demand may be on any script of the page, because tag managers
 * leave it out of the tag.
 */
export function scriptSource(served: string): {
  origin: string
  nonce: string
  consent: string | null
} {
  const own =
    document.currentScript ?? document.querySelector(`script[src^="${served + EMBED_SCRIPT}"]`)
  const { src = '', nonce = '' } = (own ?? {}) as Partial<HTMLScriptElement>
  const origin = OWN_TAG.exec(src)?.[1] ?? served
  const asking = document.querySelector(`script[${CONSENT_ATTRIBUTE}]`)
  return { origin, nonce, consent: asking?.getAttribute(CONSENT_ATTRIBUTE) ?? null }
}
