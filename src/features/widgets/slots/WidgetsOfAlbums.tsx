import { FormattedList, FormattedMessage } from 'react-intl'
import { usePermission, useUser } from '@/common/session/user'
import { widgetsShowing } from '@/features/widgets/widgetList'
import { ChooseWidget } from '../components/ChooseWidget'
import { Warning, WidgetLink, WidgetsUnknown } from '../components/WidgetWords'
import { useListWidgetsQuery } from '../savedWidgetsApi'
import classes from '../components/WidgetWords.module.css'

interface WidgetsOfAlbumsProps {
  albums: readonly number[]
  /** Whether the albums belong to an unpublished post, which no widget shows yet. */
  isDraft?: boolean
}

/**
 * The widgets that show the albums, or a note that no widget does, for a person who may see widgets; shown by the
 * screens of other slices.
 */
export function WidgetsOfAlbums({ albums, isDraft = false }: WidgetsOfAlbumsProps) {
  const { locale } = useUser()
  const canView = usePermission('VIEW_WIDGETS')
  const { data: widgets, isError, refetch } = useListWidgetsQuery(undefined, { skip: !canView })
  if (!canView) return null
  if (!widgets && isError) return <WidgetsUnknown onRetry={() => void refetch()} />
  if (!widgets) return <p className={classes.line} />
  if (albums.length === 0) {
    return (
      <Warning>
        <FormattedMessage id="widgets.text_in-no-album" />
      </Warning>
    )
  }
  const showing = widgetsShowing(widgets, albums, locale)
  if (showing.length === 0) {
    return (
      <Warning>
        <FormattedMessage
          id="widgets.text_in-no-widget"
          values={{ count: albums.length, choose: <ChooseWidget albums={albums} /> }}
        />
      </Warning>
    )
  }
  return (
    <p className={classes.line}>
      <FormattedMessage
        id={isDraft ? 'widgets.text_in-widgets-later' : 'widgets.text_in-widgets'}
        values={{
          names: (
            <FormattedList
              value={showing.map((widget) => (
                <WidgetLink key={widget.embedId} widget={widget} />
              ))}
            />
          ),
        }}
      />
    </p>
  )
}
