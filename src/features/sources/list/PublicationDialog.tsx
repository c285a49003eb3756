import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import { publicationClosed, selectPublishedSourceId } from '../sourcesSlice'
import { PublicationEffect } from './PublicationHint'
import { useSaveSourceMutation } from './sourceListApi'

/** Asks before new posts are published without a review, and names the albums in which they will appear. */
export function PublicationDialog({
  sources,
  defaultAlbum,
}: ResponseOf<typeof sourceEndpoints.listSources>) {
  const dispatch = useAppDispatch()
  const id = useAppSelector(selectPublishedSourceId)
  const source = sources.find((one) => one.id === id)
  const [saveSource] = useSaveSourceMutation({ fixedCacheKey: `saveSource ${String(id)}` })
  useEffect(() => () => void dispatch(publicationClosed()), [dispatch])
  return (
    <ConfirmDialog
      opened={source !== undefined}
      title={<FormattedMessage id="sources.title_publication" />}
      confirmLabel={<FormattedMessage id="sources.action_publish" />}
      onConfirm={() => {
        if (source) void saveSource({ id: source.id, settings: { isAutoPublication: true } })
      }}
      onCancel={() => dispatch(publicationClosed())}
    >
      {source && <PublicationEffect source={source} defaultAlbum={defaultAlbum} />}
    </ConfirmDialog>
  )
}
