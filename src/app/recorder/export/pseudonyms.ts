import { normalizeLink } from '@/contract/text/links'
import type { SecretKind } from './sensitive'

/** Host of every address in a record; the name is reserved and resolves to nothing. */
const HOST = 'https://redacted.invalid'
/** The end of the address of a picture or video. */
export const MEDIA = /\.(jpe?g|png|webp|gif|avif|svg|mp4|mov)(?:[?#].*)?$/i

/** Pseudonyms for secrets: equal for equal ones, numbered in order of appearance, in the secret's own format. */
export function createPseudonyms() {
  const given = new Map<string, string>()
  const counts: Record<string, number> = {}

  function pseudonym(text: string, kind: SecretKind | 'picture' | 'link'): string {
    const id = `${kind} ${text}`
    const known = given.get(id)
    if (known !== undefined) return known
    const order = (counts[kind] = (counts[kind] ?? 0) + 1)
    const extension = /\.\w{2,4}$/.exec(text)?.[0].toLowerCase() ?? ''
    const media = MEDIA.exec(text)?.[1]?.toLowerCase() ?? 'webp'
    const made = {
      email: `user${order}@redacted.invalid`,
      phone: `+7000${String(order).padStart(7, '0')}`,
      number: String(order).padStart(10, '0'),
      // The space prevents the name from being completed to a link.
      file: `file${normalizeLink(text) === text ? ' ' : ''}${order}${extension}`,
      user: `user${order}`,
      secret: `redacted${order}`,
      picture: `${text.startsWith('/') ? '' : HOST}/redacted/media/${order}.${media}`,
      link: `${HOST}/link/${order}`,
    }[kind]
    given.set(id, made)
    return made
  }

  /** The pseudonym of a picture's or video's address still ends like one, so that it can be drawn; any other address becomes a link. */
  function address(text: string): string {
    return pseudonym(text, MEDIA.test(text) || text.startsWith('data:image/') ? 'picture' : 'link')
  }

  return { pseudonym, address }
}
