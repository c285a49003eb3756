import { Badge, Text } from '@mantine/core'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import type { Column } from '@/common/ui/table/column'
import {
  AUDIT_THING_LABELS,
  type AuditEntry,
  type AuditThingKind,
} from '@/contract/entities/account/audit'
import { AUDIT_ACTIONS, isAuditAction } from '@/contract/entities/account/auditActions'
import classes from './AuditColumns.module.css'

type Thing = NonNullable<AuditEntry['thing']>

/** The page that shows a record, by its kind. */
const ADDRESSES: Record<AuditThingKind, (id: string) => string> = {
  post: (id) => paths.post(Number(id)),
  album: (id) => paths.album(Number(id)),
  widget: (id) => paths.builder(id),
  sku: (id) => paths.product(Number(id)),
  segment: () => paths.segments(),
  member: () => paths.membership(),
  person: () => paths.membership(),
  feed: () => paths.integrations(),
  source: () => paths.sources(),
  integration: () => paths.integrations(),
  'review-import': () => paths.reviews(),
  account: () => paths.profile(),
}

/** The columns: time, person, action with its record, and details. */
export function useAuditColumns(): Column<AuditEntry>[] {
  const intl = useIntl()
  return [
    {
      key: 'action',
      title: intl.formatMessage({ id: 'audit.label_action' }),
      cell: (entry) => (
        <div className={classes.words}>
          <ActionName action={entry.action} />
          <Details entry={entry} />
        </div>
      ),
    },
    {
      key: 'thing',
      title: intl.formatMessage({ id: 'audit.label_thing' }),
      width: '28%',
      cell: ({ thing }) => (thing ? <ThingName thing={thing} /> : '—'),
    },
    {
      key: 'person',
      title: intl.formatMessage({ id: 'audit.label_person' }),
      width: '22%',
      cell: (entry) => <Doer entry={entry} />,
    },
    {
      key: 'at',
      title: intl.formatMessage({ id: 'audit.label_at' }),
      width: '204px',
      cell: ({ at }) => (
        <time dateTime={at} className={classes.at}>
          <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
        </time>
      ),
    },
  ]
}

function ActionName({ action }: { action: string }) {
  return isAuditAction(action) ? <FormattedMessage id={AUDIT_ACTIONS[action][1]} /> : action
}

/** The reason of the provider's people, the end of a visit, and a new tariff. */
function Details({ entry: { reason, visitEnd, tariff } }: { entry: AuditEntry }) {
  const intl = useIntl()
  const words = [
    reason !== null && intl.formatMessage({ id: 'audit.text_reason' }, { reason }),
    visitEnd !== null &&
      intl.formatMessage(
        { id: 'audit.text_until' },
        { time: intl.formatDate(visitEnd, { dateStyle: 'medium', timeStyle: 'short' }) },
      ),
    typeof tariff?.paidUntil === 'string' &&
      intl.formatMessage(
        { id: 'audit.text_paid-until' },
        { date: intl.formatDate(tariff.paidUntil, { dateStyle: 'long' }) },
      ),
  ].filter((part) => part !== false)
  return words.map((part) => (
    <Text key={part} size="xs" c="dimmed" className={classes.words}>
      {part}
    </Text>
  ))
}

function ThingName({ thing: { kind, id, name, isThere } }: { thing: Thing }) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: AUDIT_THING_LABELS[kind] })
  const named =
    name === null
      ? intl.formatMessage({ id: 'audit.text_thing-numbered' }, { kind: label, id })
      : intl.formatMessage({ id: 'audit.text_thing-named' }, { kind: label, name })
  const words = kind === 'account' ? label : named
  return (
    <div className={classes.words}>
      {isThere ? (
        <Link to={ADDRESSES[kind](id)} className={classes.link}>
          {words}
        </Link>
      ) : (
        <>
          {words}
          <Text size="xs" c="dimmed">
            <FormattedMessage id="audit.text_gone" />
          </Text>
        </>
      )}
    </div>
  )
}

function Doer({ entry: { person, side } }: { entry: AuditEntry }) {
  if (side === 'system') {
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="audit.label_side-system" />
      </Text>
    )
  }
  return (
    <div className={classes.words}>
      {person}
      {side === 'provider' && (
        <div>
          <Badge variant="light" size="sm" tt="none">
            <FormattedMessage id="audit.label_side-provider" />
          </Badge>
        </div>
      )}
    </div>
  )
}
