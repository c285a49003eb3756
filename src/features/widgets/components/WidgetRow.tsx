import { ActionIcon, Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppDispatch } from '@/common/store/hooks'
import { IconCopy, IconLayoutGrid, IconTrash } from '@/common/ui/icons'
import type { Widget } from '@/contract/entities/widget'
import { TYPE_LABELS } from '../widgetLabels'
import { installationCodeCopied, widgetDialogOpened } from '../widgetsSlice'
import { WidgetBadge } from './WidgetBadge'
import classes from './WidgetRow.module.css'

/** One widget of the list: the title opens its editor. */
export function WidgetRow({ widget, canManage }: { widget: Widget; canManage: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { embedId, widgetType, role, isEnabled, gallerySettings } = widget
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden>
        <IconLayoutGrid size={22} stroke={1.6} />
      </span>
      <div className={classes.words}>
        <Link to={paths.builder(embedId)} className={classes.link}>
          {role}
        </Link>
        <Text size="xs" c="dimmed">
          <FormattedMessage id={TYPE_LABELS[widgetType]} />
          {' · '}
          <FormattedMessage
            id="widgets.count_albums"
            values={{ count: gallerySettings.albums.length }}
          />
        </Text>
      </div>
      <div className={classes.mode}>
        <WidgetBadge mode={isEnabled} />
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} />}
          aria-label={intl.formatMessage({ id: 'widgets.label_copy-code' }, { name: role })}
          onClick={() => dispatch(installationCodeCopied({ embedId }))}
        >
          <FormattedMessage id="widgets.action_copy-code" />
        </Button>
        {canManage && (
          <ActionIcon
            size={36}
            aria-label={intl.formatMessage({ id: 'widgets.label_delete' }, { name: role })}
            onClick={() => dispatch(widgetDialogOpened({ kind: 'delete', embedId }))}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}
