import { FormattedList, FormattedMessage } from 'react-intl'
import { usePermission, useUser } from '@/common/session/user'
import { widgetsShowing } from '@/features/widgets/widgetList'
import { ChooseWidget } from '../components/ChooseWidget'
import { Warning, WidgetLink, WidgetsUnknown } from '../components/WidgetWords'
import classes from '../components/WidgetWords.module.css'
import { useListWidgetsQuery } from '../savedWidgetsApi'

/** The number of names that fit on a card. */
const NAMES_ON_CARD = 2

/** The widgets that show an album, on its card, for a person who may see widgets. */
export function AlbumWidgets({ albumId }: { albumId: number }) {
  const { locale } = useUser()
  const canView = usePermission('VIEW_WIDGETS')
  const { data: widgets, isError } = useListWidgetsQuery(undefined, { skip: !canView })
  if (!canView || (!widgets && isError)) return null
  if (!widgets) return <p className={classes.line} />
  const showing = widgetsShowing(widgets, [albumId], locale)
  if (showing.length === 0) {
    return (
      <Warning>
        <FormattedMessage
          id="widgets.text_card-in-none"
          values={{ choose: <ChooseWidget albums={[albumId]} /> }}
        />
      </Warning>
    )
  }
  const named = showing.slice(0, NAMES_ON_CARD)
  const moreCount = showing.length - named.length
  return (
    <p className={classes.line}>
      <FormattedMessage
        id="widgets.text_card-in"
        values={{
          names: (
            <FormattedList
              value={[
                ...named.map((widget) => <WidgetLink key={widget.embedId} widget={widget} />),
                ...(moreCount > 0
                  ? [
                      <FormattedMessage
                        key="more"
                        id="widgets.text_card-in-more"
                        values={{ count: moreCount }}
                      />,
                    ]
                  : []),
              ]}
            />
          ),
        }}
      />
    </p>
  )
}

/** Shows once for all cards that their widgets could not be loaded. */
export function AlbumWidgetsNote() {
  const canView = usePermission('VIEW_WIDGETS')
  const { data, isError, refetch } = useListWidgetsQuery(undefined, { skip: !canView })
  if (!canView || data || !isError) return null
  return <WidgetsUnknown onRetry={() => void refetch()} />
}
