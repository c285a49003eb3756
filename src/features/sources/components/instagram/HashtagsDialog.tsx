import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import type { Integration } from '@/contract/entities/integration'
import { hashtagsClosed, selectHashtagsOfId } from '../../sourcesSlice'
import { HashtagList } from './HashtagList'

/** The hashtags of one of the profiles. It closes when the profile is deleted. */
export function HashtagsDialog({ profiles }: { profiles: readonly Integration[] }) {
  const dispatch = useAppDispatch()
  const id = useAppSelector(selectHashtagsOfId)
  useEffect(() => () => void dispatch(hashtagsClosed()), [dispatch])
  const profile = profiles.find((one) => one.id === id)
  if (!profile) return null
  return (
    <Dialog
      opened
      size="md"
      title={<FormattedMessage id="integrations.title_hashtags" values={{ name: profile.name }} />}
      onClose={() => dispatch(hashtagsClosed())}
    >
      <HashtagList profileId={profile.id} />
    </Dialog>
  )
}
