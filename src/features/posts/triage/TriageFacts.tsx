import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatPrice } from '@/common/lib/format'
import { ProductPicture } from '@/common/products/ProductPicture'
import { Ago } from '@/common/ui/dates/Ago'
import { PostIcon } from '@/common/ui/icons/PostIcon'
import { postText } from '@/common/ui/posts/postName'
import { Status } from '@/common/ui/states/Status'
import { useMessage } from '@/common/i18n/messages'
import type { PostInfo } from '@/contract/entities/posts/post'
import { lacksPermission } from '@/contract/posts/authorPermission'
import { postOrigin } from '@/features/posts/library/grid/PostCardFacts'
import { permissionMark } from '@/features/posts/library/postStates'
import classes from './Triage.module.css'

interface TriageFactsProps {
  post: PostInfo
  isPublished: boolean
  /** The button that opens the editor. */
  editButton: ReactNode
}

/** What a decision needs: status, the author and their permission, the caption, the products. */
export function TriageFacts({ post, isPublished, editButton }: TriageFactsProps) {
  const words = useMessage()
  const { vitrinaPost, providerPost } = post
  const origin = postOrigin(post)
  const [permission = 'library.mark_permission-needed' as const] = permissionMark(post)
  const isApproved = vitrinaPost.copyrightRequest?.status === 'approved'
  const text = postText(post)
  return (
    <>
      <div className={classes.top}>
        <div className={classes.facts}>
          <Status tone={isPublished ? 'good' : 'off'}>
            <FormattedMessage id={isPublished ? 'triage.label_published' : 'library.label_draft'} />
          </Status>
          <span className={classes.author}>
            <PostIcon icon={origin.icon} label={words(origin.name)} />{' '}
            {providerPost.authorUser.username}
          </span>
          <Text size="sm" c="dimmed" component="span">
            <Ago at={providerPost.createdAt} />
          </Text>
          {lacksPermission(post) && (
            <Status tone="waiting">
              <FormattedMessage id={permission} />
            </Status>
          )}
          {isApproved && (
            <Status tone="good">
              <FormattedMessage id="library.mark_approved" />
            </Status>
          )}
          {providerPost.isDeleted && (
            <Status tone="bad">
              <FormattedMessage id="library.mark_deleted" />
            </Status>
          )}
        </div>
        {editButton}
      </div>
      {text ? (
        <p className={classes.caption}>{text}</p>
      ) : (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="library.label_untitled" />
        </Text>
      )}
      <Products post={post} />
    </>
  )
}

function Products({ post }: { post: PostInfo }) {
  const intl = useIntl()
  const links = new Map(
    post.media.flatMap(({ linkList }) => linkList.map((link) => [link.sku.id, link])),
  )
  if (links.size === 0) {
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="triage.text_no-products" />
      </Text>
    )
  }
  return (
    <ul
      className={classes.products}
      aria-label={intl.formatMessage({ id: 'triage.label_products' })}
    >
      {[...links.values()].map(({ sku, title }) => (
        <li key={sku.id} className={classes.product}>
          <ProductPicture url={sku.sourceImageUrls[0] ?? ''} className={classes.productPicture} />
          <span className={classes.productName}>
            {title}
            <Text size="xs" c="dimmed" component="span">
              {formatPrice(intl, sku.price ?? null, sku.currency ?? '')}
            </Text>
            {sku.isUnavailable && (
              <Status tone="off">
                <FormattedMessage id="products.stock_out" />
              </Status>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
