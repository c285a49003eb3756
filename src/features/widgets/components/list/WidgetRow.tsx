import { ActionIcon, Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/common/store/hooks'
import { ContextMenu } from '@/common/ui/menus/ContextMenu'
import type { ContextMenuItem } from '@/common/ui/menus/PointMenu'
import { IconCopy, IconPencil, IconTrash } from '@/common/ui/icons/icons'
import { IconTile } from '@/common/ui/icons/IconTile'
import type { Widget } from '@/contract/entities/widget'
import { editorAddress } from '../../widgetEditors'
import { TYPE_LABELS } from '../../widgetLabels'
import { installationCodeCopied, widgetDialogOpened } from '../../widgetsSlice'
import { WidgetStatus } from './WidgetStatus'
import classes from './WidgetRow.module.css'
import { WidgetTypeIcon } from './WidgetTypeIcon'

/** One widget of the list: the title opens its editor. */
export function WidgetRow({ widget, canManage }: { widget: Widget; canManage: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { embedId, widgetType, role, isEnabled, gallerySettings } = widget
  const navigate = useNavigate()
  const copyCode = () => dispatch(installationCodeCopied({ embedId }))
  const askToDelete = () => dispatch(widgetDialogOpened({ kind: 'delete', embedId }))
  const items: ContextMenuItem[] = [
    {
      label: 'widgets.action_open',
      icon: IconPencil,
      onSelect: () => void navigate(editorAddress(widget)),
    },
    { label: 'widgets.action_copy-code', icon: IconCopy, onSelect: copyCode },
    ...(canManage
      ? [
          {
            label: 'common.action_delete' as const,
            icon: IconTrash,
            onSelect: askToDelete,
            isDangerous: true,
          },
        ]
      : []),
  ]
  return (
    <ContextMenu items={items}>
      {(target) => (
        <li className={classes.row} {...target}>
          <IconTile>
            <WidgetTypeIcon type={widgetType} />
          </IconTile>
          <div className={classes.words}>
            <Link to={editorAddress(widget)} className={classes.link}>
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
            <WidgetStatus mode={isEnabled} />
          </div>
          <div className={classes.actions}>
            <Button
              variant="default"
              leftSection={<IconCopy size={16} />}
              aria-label={intl.formatMessage({ id: 'widgets.label_copy-code' }, { name: role })}
              onClick={copyCode}
            >
              <FormattedMessage id="widgets.action_copy-code" />
            </Button>
            {canManage && (
              <ActionIcon
                size={36}
                aria-label={intl.formatMessage({ id: 'widgets.label_delete' }, { name: role })}
                onClick={askToDelete}
              >
                <IconTrash size={18} />
              </ActionIcon>
            )}
          </div>
        </li>
      )}
    </ContextMenu>
  )
}
