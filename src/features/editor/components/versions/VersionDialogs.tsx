import { ConflictDialog } from './ConflictDialog'
import { DraftOfferDialog } from './DraftOfferDialog'

/** Ask which version of the post is to stay. */
export function VersionDialogs({ postId }: { postId: number }) {
  return (
    <>
      <ConflictDialog postId={postId} />
      <DraftOfferDialog />
    </>
  )
}
