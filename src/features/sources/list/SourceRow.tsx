import { Group, Text } from '@mantine/core'
import { useIntl, FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { SOURCE_LABELS } from '@/common/i18n/sources'
import { formatAgo } from '@/common/lib/format'
import { useNow } from '@/common/lib/useNow'
import { paths } from '@/common/routing/paths'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconAt,
  IconBrandInstagram,
  IconBrandTelegram,
  IconBrandVk,
  IconBrandYoutube,
  IconLink,
  IconRss,
  IconUpload,
  IconUsers,
} from '@/common/ui/icons/icons'
import { CountLink } from '@/common/ui/table/CountLink'
import { IconTile } from '@/common/ui/icons/IconTile'
import type { Source, SourceType } from '@/contract/entities/sources/source'
import { useKeptFocus } from '@/features/sources/useKeptFocus'
import { SourceLeftOut } from './SourceLeftOut'
import pictureClasses from './SourcePictures.module.css'
import { ConnectionLink, SourceProblem, ReadSourceButton } from './SourceProblem'
import classes from './SourceRow.module.css'
import type { DefaultAlbum } from './PublicationHint'
import { SourceSettings, type RenderAlbumPicker } from './SourceSettings'
import { SourceResult, SourceState } from './SourceState'
import { wasJustRead } from './wasJustRead'

interface SourceRowProps {
  source: Source
  canPublish: boolean
  defaultAlbum: DefaultAlbum
  renderAlbumPicker: RenderAlbumPicker
}

/** One source: its posts, the state of its reading, and the settings of new posts. */
export function SourceRow({ source, ...others }: SourceRowProps) {
  const intl = useIntl()
  const { id, type, reading, latest, syncedAt } = source
  const name = intl.formatMessage({ id: SOURCE_LABELS[type] }, { name: source.name })
  const SourceIcon = SOURCE_ICONS[type]
  const isJustRead = wasJustRead(syncedAt, useNow())
  const focus = useKeptFocus<HTMLLIElement>(reading?.state ?? '')
  return (
    <li className={classes.row} {...focus}>
      <IconTile>
        <SourceIcon size={22} stroke={1.6} />
      </IconTile>
      <div className={classes.words}>
        <Text fw={600} className={classes.name}>
          {name}
        </Text>
        <SourceFacts source={source} name={name} />
        {reading && (
          <SourceState type={type} reading={reading}>
            {reading.state === 'working' &&
              (isJustRead ? (
                <FormattedMessage id="sources.text_just-read" />
              ) : (
                <ReadSourceButton id={id} label="sources.action_read" isSmall />
              ))}
          </SourceState>
        )}
        {reading && <SourceResult result={reading.result} isJustRead={isJustRead} />}
        <SourceLeftOut source={source} />
        {reading?.problem && <SourceProblem id={id} problem={reading.problem} />}
        {reading?.state === 'waiting' && (
          <Text component="div" size="sm">
            <ConnectionLink />
          </Text>
        )}
      </div>
      <SourcePictures latest={latest} />
      <SourceSettings source={source} name={name} {...others} />
    </li>
  )
}

/** Types of sources that the back office reads; into other sources, people add the posts themselves. */
const READ_FROM_ELSEWHERE = new Set<Source['type']>([
  'mention',
  'vk',
  'instagram',
  'youtube',
  'rss',
  'telegram',
])

/** The number of a source's posts, which leads to all of them, and when it was last read. */
function SourceFacts({ source, name }: { source: Source; name: string }) {
  const intl = useIntl()
  const now = useNow()
  const { type, postCount, syncedAt } = source
  return (
    <Group gap={0}>
      {postCount > 0 ? (
        <CountLink
          to={paths.home({ source: type })}
          size="xs"
          label={intl.formatMessage({ id: 'sources.label_posts-of' }, { name, count: postCount })}
        >
          <FormattedMessage id="sources.count_posts" values={{ count: postCount }} />
        </CountLink>
      ) : (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="sources.count_posts" values={{ count: postCount }} />
        </Text>
      )}
      {READ_FROM_ELSEWHERE.has(type) && (
        <Text size="xs" c="dimmed" className={classes.synced ?? ''}>
          {' · '}
          {syncedAt === null ? (
            <FormattedMessage id="sources.text_never-synced" />
          ) : (
            <time
              dateTime={syncedAt}
              title={intl.formatDate(syncedAt, { dateStyle: 'long', timeStyle: 'short' })}
            >
              <FormattedMessage
                id="sources.text_synced"
                values={{ ago: formatAgo(intl, syncedAt, now) }}
              />
            </time>
          )}
        </Text>
      )}
    </Group>
  )
}

/** The newest posts of a source, by which a person recognises it. */
function SourcePictures({ latest }: Pick<Source, 'latest'>) {
  const intl = useIntl()
  if (latest.length === 0) return null
  return (
    <div
      role="group"
      className={pictureClasses.pictures}
      aria-label={intl.formatMessage({ id: 'sources.label_latest' })}
    >
      {latest.map(({ postId, thumbnailUrl }, index) => (
        <Link
          key={postId}
          to={paths.post(postId)}
          className={pictureClasses.picture}
          aria-label={intl.formatMessage({ id: 'sources.action_open-post' }, { number: index + 1 })}
        >
          <img src={thumbnailUrl} alt="" width={48} height={48} loading="lazy" />
        </Link>
      ))}
    </div>
  )
}

const SOURCE_ICONS: Record<SourceType, Icon> = {
  upload: IconUpload,
  link: IconLink,
  customer: IconUsers,
  mention: IconAt,
  vk: IconBrandVk,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  rss: IconRss,
  telegram: IconBrandTelegram,
}
