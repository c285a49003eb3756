import { Anchor, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import {
  type Source,
  LEFT_OUT_REASONS,
  type LeftOutReason,
} from '@/contract/entities/sources/source'
import classes from './SourceLeftOut.module.css'

/**
 * The posts of a source that are not in the library: the number by reason, and the newest of them.
 */
export function SourceLeftOut({ source }: { source: Source }) {
  const intl = useIntl()
  const { type, leftOut, firstPosts } = source
  const reasons = Object.entries(leftOut.counts).map(([reason, count]) =>
    intl.formatMessage(
      { id: 'sources.text_left-out-count' },
      { reason: intl.formatMessage({ id: leftOutWords(type, reason) }), count },
    ),
  )
  return (
    <>
      {reasons.length > 0 && (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="sources.text_left-out" values={{ reasons: reasons.join(', ') }} />
        </Text>
      )}
      {leftOut.latest.length > 0 && (
        <details className={classes.latest}>
          <summary>
            <FormattedMessage id="sources.label_left-out" />
          </summary>
          <ul aria-label={intl.formatMessage({ id: 'sources.label_left-out' })}>
            {leftOut.latest.map((post, index) => (
              // These posts have no ids and never change their positions.
              <li key={index}>
                <LeftOutPost type={type} post={post} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {firstPosts !== null && (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="sources.text_first-posts" values={{ count: firstPosts }} />
        </Text>
      )}
    </>
  )
}

interface LeftOutPostProps {
  type: Source['type']
  post: Source['leftOut']['latest'][number]
}

function LeftOutPost({ type, post: { reason, link, publishedAt } }: LeftOutPostProps) {
  const intl = useIntl()
  return (
    <>
      {publishedAt !== null && `${intl.formatDate(publishedAt, { dateStyle: 'medium' })} · `}
      <FormattedMessage id={leftOutWords(type, reason)} />
      {link !== null && (
        <>
          {' · '}
          <Anchor href={link} target="_blank" rel="noopener noreferrer" inherit>
            <FormattedMessage id="sources.action_open-left-out" />
          </Anchor>
        </>
      )}
    </>
  )
}

const REASONS: Record<LeftOutReason, MessageId> = {
  'no-picture': 'sources.left-out_no-picture',
  advertising: 'sources.left-out_advertising',
  repost: 'sources.left-out_repost',
  paid: 'sources.left-out_paid',
  'not-published': 'sources.left-out_not-published',
  'media-gone': 'sources.left-out_media-gone',
  'media-refused': 'sources.left-out_media-refused',
  unknown: 'sources.left-out_unknown',
}

/** The message why a source's post was left out. A reason that this version does not know gets a general message. */
function leftOutWords(type: Source['type'], reason: string): MessageId {
  // Only VK has donors; on other networks such a post is paid content.
  if (reason === 'paid' && type !== 'vk') return 'sources.left-out_paid-media'
  return REASONS[LEFT_OUT_REASONS.find((one) => one === reason) ?? 'unknown']
}
