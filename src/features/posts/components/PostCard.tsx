import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { formatAgo } from '@/common/lib/format'
import { useNow } from '@/common/lib/useNow'
import { paths } from '@/common/routing/paths'
import { IconAlbum, IconTag } from '@/common/ui/icons'
import { PostTile } from '@/common/ui/PostTile'
import type { PostInfo } from '@/contract/entities/post'
import classes from './PostCard.module.css'

/** One post of the library; the whole card opens its editor. */
export function PostCard({ post }: { post: PostInfo }) {
  const intl = useIntl()
  const now = useNow()
  const { pathname, search } = useLocation()
  const { vitrinaPost, providerPost, media } = post
  const productCount = media.reduce((count, { linkList }) => count + linkList.length, 0)
  if (vitrinaPost.id === null) return null
  return (
    <article role="listitem" className={classes.card}>
      <PostTile post={post} to={paths.post(vitrinaPost.id)} from={pathname + search}>
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
      </PostTile>
    </article>
  )
}
