import { ActionIcon, Button, Group } from '@mantine/core'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useNow } from '@/common/lib/useNow'
import { useAppDispatch } from '@/common/store/hooks'
import { Ago } from '@/common/ui/dates/Ago'
import { IconAlbum, IconLayoutGrid, IconPhoto, IconTrash } from '@/common/ui/icons/icons'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { DAY_MS, TRASH_DAYS } from '@/contract/constants'
import type { TrashItem, TrashKind } from '@/contract/entities/trash'
import { useRestoreFromTrashMutation } from '@/features/trash/trashApi'
import { trashQuestionOpened } from '@/features/trash/trashSlice'
import classes from './TrashTable.module.css'

const ICONS = { post: IconPhoto, album: IconAlbum, widget: IconLayoutGrid }
const KINDS: Record<TrashKind, MessageId> = {
  post: 'trash.kind_post',
  album: 'trash.kind_album',
  widget: 'trash.kind_widget',
}
const PICTURE_PX = 40

/** The name of a deleted object; for a post without text, its number. */
export const nameOf = (intl: IntlShape, { name, subject }: TrashItem): string =>
  name || intl.formatMessage({ id: 'trash.text_post' }, { number: subject })

/**
 * The deleted objects, the last deleted first: when and by whom each was deleted, how long it can be restored, and the
 * buttons that restore it or delete it finally.
 */
export function TrashTable({ items }: { items: readonly TrashItem[] }) {
  const intl = useIntl()
  const now = useNow()
  return (
    <Table
      label={intl.formatMessage({ id: 'trash.title' })}
      columns={columnsOf(intl, now)}
      rows={items}
      keyOf={({ kind, subject }) => `${kind} ${subject}`}
    />
  )
}

export function TrashTableSkeleton() {
  const intl = useIntl()
  return <TableSkeleton columns={columnsOf(intl, 0)} picture={PICTURE_PX} />
}

function columnsOf(intl: IntlShape, now: number): Column<TrashItem>[] {
  return [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'trash.label_name' }),
      cell: (item) => (
        <RowName
          picture={<TrashPicture item={item} />}
          detail={<FormattedMessage id={KINDS[item.kind]} />}
        >
          {nameOf(intl, item)}
        </RowName>
      ),
    },
    {
      key: 'deleted',
      title: intl.formatMessage({ id: 'trash.label_deleted' }),
      width: '24%',
      cell: ({ deletedAt, person }) => (
        <>
          <Ago at={deletedAt} />
          {person !== null && <div className={classes.person}>{person}</div>}
        </>
      ),
    },
    {
      key: 'left',
      title: intl.formatMessage({ id: 'trash.label_left' }),
      width: '96px',
      cell: ({ expiresAt }) => (
        <FormattedMessage id="trash.text_days" values={{ days: daysUntil(expiresAt, now) }} />
      ),
    },
    {
      key: 'actions',
      title: intl.formatMessage({ id: 'common.label_actions' }),
      width: '176px',
      isAction: true,
      cell: (item) => <TrashActions item={item} />,
    },
  ]
}

/** The number of days, including the one that has begun. It is limited, because the server's clock may be ahead. */
const daysUntil = (at: string, now: number): number =>
  Math.min(TRASH_DAYS, Math.max(0, Math.ceil((Date.parse(at) - now) / DAY_MS)))

function TrashPicture({ item: { thumbnailUrl, kind } }: { item: TrashItem }) {
  const KindIcon = ICONS[kind]
  return thumbnailUrl === null ? (
    <span className={classes.picture}>
      <KindIcon size={20} aria-hidden />
    </span>
  ) : (
    <img className={classes.picture} src={thumbnailUrl} alt="" loading="lazy" />
  )
}

function TrashActions({ item }: { item: TrashItem }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [restore, { isLoading }] = useRestoreFromTrashMutation()
  const { kind, subject } = item
  const name = nameOf(intl, item)
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Button
        variant="default"
        loading={isLoading}
        aria-label={intl.formatMessage({ id: 'trash.label_restore' }, { name })}
        onClick={() => void restore({ kind, subject })}
      >
        <FormattedMessage id="trash.action_restore" />
      </Button>
      <ActionIcon
        size={44}
        aria-label={intl.formatMessage({ id: 'trash.label_delete' }, { name })}
        title={intl.formatMessage({ id: 'trash.action_delete' })}
        onClick={() => dispatch(trashQuestionOpened({ kind: 'delete', item }))}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </Group>
  )
}
