import type { InstagramProfile } from '../../../networks/instagram/facebookLogin'
import { subscribePage } from '../../../networks/instagram/pageSubscription'
import { NetworkFailure } from '../../../networks/networkFailure'
import type { World } from '../../../world'

/** The user waits for the profile to be connected. */
const PATIENCE_MS = 10_000

/** Subscribes to a profile's mentions. A failure does not block the connection; the reason is logged. */
export async function subscribeToMentions(
  world: World,
  { page }: Pick<InstagramProfile, 'page'>,
): Promise<void> {
  if (world.settings.metaWebhookToken === null || page === null) return
  try {
    await subscribePage(world, page, AbortSignal.timeout(PATIENCE_MS))
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error
    // A missing permission was the user's own choice.
    if (error.kind !== 'rights') world.report(error)
  }
}
