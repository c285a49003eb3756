import { LOOK_PARAM } from '@/contract/widgets/embed'
import { quietly } from '../core/work'

/** The preview token in a browser without storage; it then lasts as long as the page. */
let given = ''

const keyOf = (embedId: string) => `${LOOK_PARAM}:${embedId}`

/**
 * Stores the preview token of the page's address for this tab, and removes it from the address, so that it is not
 * shared or bookmarked with the address.
 */
export function keepLook(): void {
  const { href, search } = location
  const parts = search.slice(1).split('&')
  const found = parts.find((part) => part.startsWith(`${LOOK_PARAM}=`))
  if (found === undefined) return
  const rest = parts.filter((part) => part !== found).join('&')
  given = found.slice(LOOK_PARAM.length + 1)
  const [embedId = ''] = given.split('.')
  quietly(() => {
    history.replaceState(
      history.state,
      '',
      href.replace(search, () => rest && `?${rest}`),
    )
    sessionStorage.setItem(keyOf(embedId), given)
  })
}

/** The preview token of this tab for a widget; empty in a shopper's tab. */
export function lookAt(embedId: string): string {
  if (given.startsWith(`${embedId}.`)) return given
  return quietly(() => sessionStorage.getItem(keyOf(embedId))) ?? ''
}
