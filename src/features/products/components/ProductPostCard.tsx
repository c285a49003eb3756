import { Badge, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { IconPlayerPlay } from '@/common/ui/icons'
import type { PostInfo } from '@/contract/entities/post'
import classes from './ProductPostGrid.module.css'

/** A post of a product; it opens in the product's context. */
export function ProductPostCard({ productId, post }: { productId: number; post: PostInfo }) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const { vitrinaPost, providerPost, media } = post
  const [cover] = media
  const text = vitrinaPost.text || providerPost.text
  const label = text.slice(0, 80) || intl.formatMessage({ id: 'products.label_untitled' })
  if (vitrinaPost.id === null) return null
  return (
    <li className={classes.card}>
      <Link
        to={paths.productPost(productId, providerPost.postType, vitrinaPost.id)}
        state={{ from: pathname + search }}
        className={classes.link}
        aria-label={label}
      >
        <div className={classes.frame}>
          {cover && (
            <img
              className={classes.picture}
              src={cover.thumbnailUrl}
              srcSet={`${cover.thumbnailUrl} 320w, ${cover.imageUrl} 736w`}
              sizes="(max-width: 739px) 50vw, 220px"
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          {cover?.videoUrl && (
            <span className={classes.film}>
              <IconPlayerPlay size={16} />
            </span>
          )}
          {!vitrinaPost.isPublished && (
            <Badge className={classes.status ?? ''} color="dark" variant="filled" size="sm">
              <FormattedMessage id="products.label_draft" />
            </Badge>
          )}
        </div>
        <Text
          size="sm"
          lineClamp={2}
          className={classes.text ?? ''}
          c={text ? undefined : 'dimmed'}
        >
          {text || label}
        </Text>
      </Link>
    </li>
  )
}
