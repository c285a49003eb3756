import * as v from 'valibot'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import { graphResult, graphRoot, proofOf } from './graphApi'

/** A page of Facebook, with the token that its person has for it: it is used at once and kept nowhere. */
export interface FacebookPage {
  id: string
  token: string
}

const subscribedSchema = v.object({ success: v.literal(true) })

/**
 * Lets Meta notify the application of what happens at the profile of a page. The field is one of the page's own, of
 * which the application hears nothing: without any Meta tells nothing of the profile either.
 */
export async function subscribePage(
  world: World,
  { id, token }: FacebookPage,
  signal: AbortSignal,
): Promise<void> {
  const path = `${id}/subscribed_apps`
  const form = {
    subscribed_fields: 'feed',
    access_token: token,
    appsecret_proof: proofOf(world, token),
  }
  const response = await world
    .sendForm(`${graphRoot(world)}/${path}`, form, signal)
    .catch(() => null)
  if (!response) throw new NetworkFailure('unreachable', path)
  graphResult(response, null, path, subscribedSchema)
}
