import { Badge, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { formatAgo } from '@/common/lib/format'
import { useNow } from '@/common/lib/useNow'
import { paths } from '@/common/routing/paths'
import { IconAlbum, IconCopy, IconPlayerPlay, IconTag } from '@/common/ui/icons'
import type { PostInfo } from '@/contract/entities/post'
import classes from './PostCard.module.css'

/** One post of the library; the whole card opens its editor. */
export function PostCard({ post }: { post: PostInfo }) {
  const intl = useIntl()
  const now = useNow()
  const { pathname, search } = useLocation()
  const { vitrinaPost, providerPost, media } = post
  const [cover] = media
  const productCount = media.reduce((count, { linkList }) => count + linkList.length, 0)
  const text = vitrinaPost.text || providerPost.text
  const label = text.slice(0, 80) || intl.formatMessage({ id: 'library.label_untitled' })
  if (vitrinaPost.id === null) return null
  return (
    <article
      role="listitem"
      className={classes.card}
      data-draft={!vitrinaPost.isPublished || undefined}
    >
      <Link
        to={paths.post(vitrinaPost.id)}
        state={{ from: pathname + search }}
        className={classes.link}
        aria-label={label}
      >
        <div className={classes.frame}>
          {!cover && <span className={classes.words}>{text || label}</span>}
          {cover && (
            <img
              className={classes.picture}
              src={cover.thumbnailUrl}
              srcSet={`${cover.thumbnailUrl} 320w, ${cover.imageUrl} 736w`}
              sizes="(max-width: 739px) 50vw, 240px"
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          <span className={classes.marks}>
            {cover?.videoUrl && <IconPlayerPlay size={16} />}
            {media.length > 1 && <IconCopy size={16} />}
          </span>
          {!vitrinaPost.isPublished && (
            <Badge className={classes.status ?? ''} color="dark" variant="filled" size="sm">
              <FormattedMessage id="library.label_draft" />
            </Badge>
          )}
        </div>
        <Text size="sm" lineClamp={2} className={classes.text} c={text ? undefined : 'dimmed'}>
          {cover && (text || label)}
        </Text>
        <div className={classes.facts}>
          <span className={classes.author}>{providerPost.authorUser.username}</span>
          <time
            dateTime={providerPost.createdAt}
            title={intl.formatDate(providerPost.createdAt, {
              dateStyle: 'long',
              timeStyle: 'short',
            })}
          >
            {formatAgo(intl, providerPost.createdAt, now)}
          </time>
          <span className={classes.numbers}>
            {productCount > 0 && (
              <span
                title={intl.formatMessage(
                  { id: 'library.count_products' },
                  { count: productCount },
                )}
              >
                <IconTag size={14} /> {productCount}
              </span>
            )}
            {vitrinaPost.albumList.length > 0 && (
              <span title={vitrinaPost.albumList.map(({ name }) => name).join(', ')}>
                <IconAlbum size={14} /> {vitrinaPost.albumList.length}
              </span>
            )}
          </span>
        </div>
      </Link>
    </article>
  )
}
