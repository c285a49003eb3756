import type { InstagramProfile } from '../../../networks/instagram/facebookLogin'
import { subscribePage } from '../../../networks/instagram/pageSubscription'
import { NetworkFailure } from '../../../networks/networkFailure'
import type { World } from '../../../world'

/** Somebody waits for the profile to be connected. */
const PATIENCE_MS = 10_000

/** Has Meta notify of a profile's mentions. Without them the profile is connected all the same, and the log says why. */
export async function subscribeToMentions(
  world: World,
  { page }: Pick<InstagramProfile, 'page'>,
): Promise<void> {
  if (world.settings.metaWebhookToken === null || page === null) return
  try {
    await subscribePage(world, page, AbortSignal.timeout(PATIENCE_MS))
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error
    // Whoever did not allow it knows.
    if (error.kind !== 'rights') world.report(error)
  }
}
