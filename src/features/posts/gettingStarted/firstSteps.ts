import { paths } from '@/common/routing/paths'
import type { FirstStep, GettingStarted } from '@/contract/entities/account/gettingStarted'
import type { Permission } from '@/contract/permissions'

/** The right that each step needs. */
export const STEP_RIGHTS: Record<FirstStep, Permission> = {
  catalogue: 'MANAGE_FEED',
  post: 'EDIT_POST',
  mark: 'EDIT_POST',
  album: 'EDIT_POST',
  widget: 'MANAGE_WIDGETS',
  site: 'VIEW_WIDGETS',
}

/** The step to take next; null when all are done. */
export const nextStep = (
  steps: readonly FirstStep[],
  { done }: Pick<GettingStarted, 'done'>,
): FirstStep | null => steps.find((step) => !done.includes(step)) ?? null

/** Whether a step has to wait for others: a product is marked on a post, and only a widget can be shown. */
export function isTooEarly(step: FirstStep, { done, postId }: GettingStarted): boolean {
  if (step === 'mark') return !done.includes('catalogue') || postId === null
  return step === 'site' && !done.includes('widget')
}

/** Where a step is taken; null for the one that is taken on the library's page itself. */
export function stepAddress(step: FirstStep, { postId, albumId }: GettingStarted): string | null {
  switch (step) {
    case 'catalogue':
      return paths.integrations()
    case 'post':
      return null
    case 'mark':
      return postId === null ? null : `${paths.post(postId)}?tab=links`
    case 'album':
      return albumId === null ? paths.albums() : paths.album(albumId)
    case 'widget':
    case 'site':
      return paths.galleries()
  }
}
