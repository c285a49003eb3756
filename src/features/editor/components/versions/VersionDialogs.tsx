import { ConflictDialog } from './ConflictDialog'
import { DraftOfferDialog } from './DraftOfferDialog'

/** The dialogs that ask which version of the post is kept. */
export function VersionDialogs({ postId }: { postId: number }) {
  return (
    <>
      <ConflictDialog postId={postId} />
      <DraftOfferDialog />
    </>
  )
}
