import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission, useUser } from '@/common/session/user'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import type { Widget } from '@/contract/entities/widgets/widget'
import { widgetAlbums } from '@/contract/widgets/settings/widgetAlbums'
import { sortWidgets, MODE_LABELS } from '@/features/widgets/widgetList'
import { useListWidgetsQuery } from '../savedWidgetsApi'
import { editorAddress } from '../widgetEditors'
import classes from './WidgetsOfAlbums.module.css'

interface WidgetsOfAlbumsProps {
  albums: readonly number[]
  /** Whether these are the albums of a post that is not published: no widget shows it yet. */
  isDraft?: boolean
}

/**
 * The widgets that show albums, or that none does, for a person who may see widgets; shown by the screens of other
 * slices.
 */
export function WidgetsOfAlbums({ albums, isDraft = false }: WidgetsOfAlbumsProps) {
  const { locale } = useUser()
  const canView = usePermission('VIEW_WIDGETS')
  const { data: widgets, isError, refetch } = useListWidgetsQuery(undefined, { skip: !canView })
  if (!canView) return null
  if (!widgets && isError) {
    return (
      <Warning>
        <FormattedMessage
          id="widgets.text_in-widgets-failed"
          values={{
            retry: (words: ReactNode) => (
              <Anchor
                component="button"
                type="button"
                onClick={() => void refetch()}
                inherit
                underline="always"
              >
                {words}
              </Anchor>
            ),
          }}
        />
      </Warning>
    )
  }
  if (!widgets) return <p className={classes.line} />
  if (albums.length === 0) {
    return (
      <Warning>
        <FormattedMessage id="widgets.text_in-no-album" />
      </Warning>
    )
  }
  const showing = sortWidgets(widgets, locale).filter((widget) =>
    widgetAlbums(widget).some((id) => albums.includes(id)),
  )
  if (showing.length === 0) {
    return (
      <Warning>
        <FormattedMessage
          id="widgets.text_in-no-widget"
          values={{
            count: albums.length,
            link: (words: ReactNode) => (
              <Anchor component={Link} to={paths.galleries()} inherit underline="always">
                {words}
              </Anchor>
            ),
          }}
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

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={`${classes.line} ${classes.warning}`}>
      <IconAlertTriangle size={16} />
      <span>{children}</span>
    </p>
  )
}

/** The link to a widget, with its visibility unless everyone sees it. */
function WidgetLink({ widget }: { widget: Widget }) {
  const intl = useIntl()
  const { role, isEnabled } = widget
  const link = (
    <Anchor component={Link} to={editorAddress(widget)} inherit underline="always">
      {role}
    </Anchor>
  )
  if (isEnabled === 'full_access') return link
  const mode = intl.formatMessage({ id: MODE_LABELS[isEnabled].label })
  return <FormattedMessage id="widgets.text_in-widget-mode" values={{ name: link, mode }} />
}
