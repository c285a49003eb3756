import { FormattedList, FormattedMessage } from 'react-intl'
import { usePermission, useUser } from '@/common/session/user'
import type { Album } from '@/contract/entities/posts/album'
import { widgetsShowing } from '@/features/widgets/widgetList'
import { useListWidgetsQuery } from '../savedWidgetsApi'

/**
 * The widgets that lose an album when it is deleted. Without their names while they are loading, and for a person who
 * may not see widgets.
 */
export function AlbumLoss({ album: { id, postCount } }: { album: Album }) {
  const { locale } = useUser()
  const canView = usePermission('VIEW_WIDGETS')
  const { data: widgets } = useListWidgetsQuery(undefined, { skip: !canView })
  if (!widgets) {
    return <FormattedMessage id="widgets.text_album-loss-somewhere" values={{ count: postCount }} />
  }
  const showing = widgetsShowing(widgets, [id], locale)
  if (showing.length === 0) return <FormattedMessage id="widgets.text_album-loss-none" />
  return (
    <FormattedMessage
      id="widgets.text_album-loss"
      values={{
        count: postCount,
        names: <FormattedList value={showing.map(({ role }) => role)} />,
      }}
    />
  )
}
