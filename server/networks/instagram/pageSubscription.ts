import * as v from 'valibot'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import { graphResult, graphRoot, proofOf } from './graphApi'

/** A Facebook page, with its user's token: it is used at once and not stored. */
export interface FacebookPage {
  id: string
  token: string
}

const subscribedSchema = v.object({ success: v.literal(true) })

/**
 * Subscribes the application to a page's events. The field is one of the page's own, whose events the application does not receive: without any
 * subscription Meta sends no events of the profile either.
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
