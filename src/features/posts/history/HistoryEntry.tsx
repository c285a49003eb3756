import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { Ago } from '@/common/ui/dates/Ago'
import type { PostEvent, PostHistoryEntry } from '@/contract/entities/posts/postHistory'
import classes from './HistoryEntry.module.css'

const EVENTS: Record<PostEvent, MessageId> = {
  created: 'history.event_created',
  saved: 'history.event_saved',
  published: 'history.event_published',
  unpublished: 'history.event_unpublished',
  scheduled: 'history.event_scheduled',
  'schedule-cleared': 'history.event_schedule-cleared',
  'albums-changed': 'history.event_albums-changed',
  'segments-changed': 'history.event_segments-changed',
  'files-added': 'history.event_files-added',
  'thumbnail-changed': 'history.event_thumbnail-changed',
  refreshed: 'history.event_refreshed',
  'permission-changed': 'history.event_permission-changed',
  'permission-commented': 'history.event_permission-commented',
  'products-shown': 'history.event_products-shown',
  'review-archived': 'history.event_review-archived',
  'review-unarchived': 'history.event_review-unarchived',
  deleted: 'history.event_deleted',
  undeleted: 'history.event_undeleted',
}

/** One change of a post: what, by whom, when. */
export function HistoryEntry({ entry }: { entry: PostHistoryEntry }) {
  const { at, event } = entry
  return (
    <li className={classes.entry}>
      <Text size="sm" fw={600}>
        <FormattedMessage id={EVENTS[event]} />
      </Text>
      <Text size="sm" c="dimmed" className={classes.by ?? ''}>
        <HistoryPerson entry={entry} />
        {', '}
        <Ago at={at} />
      </Text>
    </li>
  )
}

function HistoryPerson({ entry: { person, isAutomatic } }: { entry: PostHistoryEntry }) {
  if (isAutomatic) return <FormattedMessage id="history.person_automatic" />
  return person ?? <FormattedMessage id="history.person_gone" />
}
