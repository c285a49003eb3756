import { Button, Group, Text } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconAlbum,
  IconCategory,
  IconEye,
  IconEyeOff,
  IconFolderMinus,
  IconTrash,
  IconX,
} from '@/common/ui/icons/icons'
import type { ChosenPost } from '@/contract/entities/postChange'
import { selectBulkChange } from './bulkChangeSlice'
import { useBulkStart } from './useBulkStart'
import { selectionCleared } from '../library/selection/librarySelectionSlice'
import classes from './BulkBar.module.css'

interface BulkAction {
  label: MessageId
  icon: Icon
  onPress: () => void
  isDangerous?: boolean
}

/** Actions for the chosen posts. */
export function BulkBar({ posts, children }: { posts: ChosenPost[]; children?: ReactNode }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const canPublish = usePermission('PUBLISH_POST')
  const canManageSegments = usePermission('MANAGE_SEGMENTS')
  const isBusy = useAppSelector(selectBulkChange).status !== 'ended'
  const { start, ask, publish } = useBulkStart()
  const clear = () => {
    dispatch(selectionCleared())
  }
  const actions: BulkAction[] = [
    ...(canPublish
      ? [
          {
            label: 'selection.action_publish' as const,
            icon: IconEye,
            onPress: () => {
              publish(posts)
            },
          },
          {
            label: 'selection.action_unpublish' as const,
            icon: IconEyeOff,
            onPress: () => {
              start(posts, { type: 'unpublish' })
            },
          },
        ]
      : []),
    {
      label: 'selection.action_add',
      icon: IconAlbum,
      onPress: () => {
        ask(posts, 'addToAlbums')
      },
    },
    ...(posts.some(({ vitrinaPost }) => vitrinaPost.albumList.length > 0)
      ? [
          {
            label: 'selection.action_remove' as const,
            icon: IconFolderMinus,
            onPress: () => {
              ask(posts, 'removeFromAlbums')
            },
          },
        ]
      : []),
    ...(canManageSegments
      ? [
          {
            label: 'selection.action_segments' as const,
            icon: IconCategory,
            onPress: () => {
              ask(posts, 'setSegments')
            },
          },
        ]
      : []),
    {
      label: 'common.action_delete',
      icon: IconTrash,
      isDangerous: true,
      onPress: () => {
        ask(posts, 'delete')
      },
    },
  ]
  return (
    <Group
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'selection.label_actions' })}
      className={classes.line ?? ''}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') clear()
      }}
    >
      <Text className={classes.count} fw={600} size="sm">
        <FormattedMessage id="selection.count" values={{ count: posts.length }} />
      </Text>
      {children}
      {actions.map(({ label, icon: ItemIcon, onPress, isDangerous = false }) => (
        <Button
          key={label}
          className={classes.action ?? ''}
          variant="subtle"
          color={isDangerous ? 'red' : 'gray'}
          leftSection={<ItemIcon size={18} />}
          aria-label={intl.formatMessage({ id: label })}
          title={intl.formatMessage({ id: label })}
          disabled={isBusy}
          onClick={onPress}
        >
          <FormattedMessage id={label} />
        </Button>
      ))}
      <Button
        className={[classes.action, classes.close].join(' ')}
        variant="subtle"
        color="gray"
        leftSection={<IconX size={18} />}
        aria-label={intl.formatMessage({ id: 'selection.action_clear' })}
        title={intl.formatMessage({ id: 'selection.action_clear' })}
        onClick={clear}
      >
        <FormattedMessage id="selection.action_clear" />
      </Button>
    </Group>
  )
}
