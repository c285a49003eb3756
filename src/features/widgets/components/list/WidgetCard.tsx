import { ActionIcon, Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/common/store/hooks'
import { IconCopy, IconCopyPlus, IconPencil, IconTrash } from '@/common/ui/icons/icons'
import { ContextMenu, type ContextMenuItem } from '@/common/ui/menus/PointMenu'
import { Status } from '@/common/ui/states/Status'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { Widget, WidgetMode } from '@/contract/entities/widgets/widget'
import { useCopyWidgetMutation } from '@/features/widgets/savedWidgetsApi'
import { shownAlbums } from '@/features/widgets/widgetForm'
import { editorAddress } from '@/features/widgets/widgetEditors'
import { TYPE_LABELS, MODE_LABELS, nameOfCopy } from '@/features/widgets/widgetList'
import { widgetCodeCopied, widgetDialogOpened } from '@/features/widgets/widgetsSlice'
import classes from './WidgetCard.module.css'
import { WidgetCardFacts, type CardFacts } from './WidgetCardFacts'
import { WidgetThumbnail } from './WidgetThumbnail'

interface WidgetCardProps extends CardFacts {
  widget: Widget
  /** All of them: the name of a copy is none of theirs. */
  widgets: readonly Widget[]
  canManage: boolean
}

/** One widget of the list: the title opens its editor. */
export function WidgetCard({ widget, widgets, canManage, ...facts }: WidgetCardProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { embedId, widgetType, role, isEnabled } = widget
  const navigate = useNavigate()
  const copyCode = () => {
    const placeholder = intl.formatMessage({ id: 'widgets.text_article-placeholder' })
    dispatch(widgetCodeCopied({ widget, placeholder }))
  }
  const [copyWidget, { isLoading: isCopying }] = useCopyWidgetMutation()
  const copy = async () => {
    const name = nameOfCopy(role, widgets, (base, number) =>
      intl.formatMessage({ id: 'widgets.text_copy-name' }, { name: base, number }),
    )
    const { data } = await copyWidget({ embedId, name })
    if (!data) return
    dispatch(
      toastShown({
        tone: 'success',
        message: { id: 'widgets.alert_widget-copied', values: { name } },
        link: { to: editorAddress(data), message: { id: 'widgets.action_open' } },
      }),
    )
  }
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
            label: 'widgets.action_copy' as const,
            icon: IconCopyPlus,
            onSelect: () => void copy(),
          },
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
        <li className={classes.card} {...target}>
          <WidgetThumbnail widget={widget} facts={facts.facts} isLoading={facts.isLoading} />
          <div className={classes.body}>
            <div className={classes.words}>
              <Link to={editorAddress(widget)} className={classes.link}>
                {role}
              </Link>
              <Text size="xs" c="dimmed">
                <FormattedMessage id={TYPE_LABELS[widgetType]} />
                {' · '}
                <Contents widget={widget} />
              </Text>
            </div>
            <WidgetStatus mode={isEnabled} />
            <WidgetCardFacts widget={widget} {...facts} />
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
                <div className={classes.tools}>
                  <ActionIcon
                    size={36}
                    aria-label={intl.formatMessage({ id: 'widgets.label_copy' }, { name: role })}
                    title={intl.formatMessage({ id: 'widgets.action_copy' })}
                    loading={isCopying}
                    onClick={() => void copy()}
                  >
                    <IconCopyPlus size={18} />
                  </ActionIcon>
                  <ActionIcon
                    size={36}
                    aria-label={intl.formatMessage({ id: 'widgets.label_delete' }, { name: role })}
                    onClick={askToDelete}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                </div>
              )}
            </div>
          </div>
        </li>
      )}
    </ContextMenu>
  )
}

/** The source of the widget's contents: its albums or its model. */
function Contents({ widget }: { widget: Widget }) {
  if (widget.widgetType !== 'stl') {
    const { length: count } = shownAlbums(widget)
    return <FormattedMessage id="widgets.count_albums" values={{ count }} />
  }
  const { model } = widget.gallerySettings
  return (
    <FormattedMessage
      id={model === null ? 'widgets.text_model-missing' : 'widgets.text_model-uploaded'}
    />
  )
}

/** Whether shoppers or only the team see a widget on the site. */
function WidgetStatus({ mode }: { mode: WidgetMode }) {
  const { label, tone } = MODE_LABELS[mode]
  return (
    <Status tone={tone}>
      <FormattedMessage id={label} />
    </Status>
  )
}
