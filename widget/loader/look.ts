import { LOOK_PARAM } from '@/contract/widgets/embed'
import { quietly } from '../core/work'

/** For a browser without storage: the token then lasts as long as the page. */
let given = ''

const keyOf = (embedId: string) => `${LOOK_PARAM}:${embedId}`

/**
 * Stores, for this tab, the preview token in the page's address, and removes it from the address, so that it is neither
 * shared nor bookmarked with it.
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

/** The preview token of this tab for a widget; empty: the tab is a shopper's. */
export function lookAt(embedId: string): string {
  if (given.startsWith(`${embedId}.`)) return given
  return quietly(() => sessionStorage.getItem(keyOf(embedId))) ?? ''
}
