import type { World } from '../world'
import type { PictureDesk } from '../pictures/pictures'

/** Work for a user waits in the queue of their account; with a request it is dropped when its caller disconnects. */
export function pictureDesk(
  { blobs }: Pick<World, 'blobs'>,
  { account }: { account: { id: number } },
  request?: Request,
): PictureDesk {
  return { blobs, work: { owner: `account ${account.id}`, signal: request?.signal } }
}
