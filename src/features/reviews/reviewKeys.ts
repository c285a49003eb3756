import { readingKey } from '@/common/lib/keystroke'
import { sideOfKeys, type NeighbourSide } from '@/common/lib/neighbours/neighbours'
import { REVIEW_KEYS } from '@/common/shortcuts/neighbourShortcuts'

/** Elements that use the arrow keys themselves. */
const OWN_ARROWS = 'input:not([type="checkbox"]), textarea, video'

type Press = Parameters<typeof sideOfKeys>[0] &
  Pick<KeyboardEvent, 'target' | 'currentTarget' | 'defaultPrevented'>

/**
 * The neighbour that a key opens from a review's card: by an arrow, or by the keys for a post's neighbours in its editor. Null for any other key, in
 * a dialog above the card, and for an arrow in a field.
 */
export function sideOfReviewKeys(press: Press): NeighbourSide | null {
  const { target, currentTarget, defaultPrevented } = press
  if (defaultPrevented || !(target instanceof Element)) return null
  // React passes on the keys of a dialog that is opened by the card.
  if (!(currentTarget instanceof Element) || !currentTarget.contains(target)) return null
  const side = sideOfKeys(press)
  if (side !== null || target.closest(OWN_ARROWS)) return side
  const keysOf = (name: NeighbourSide) => ({ keys: REVIEW_KEYS[name].keys.map(readingKey) })
  return sideOfKeys(press, { previous: keysOf('previous'), next: keysOf('next') })
}
