import { Text, Anchor } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import type { Review } from '@/contract/entities/posts/review'
import classes from './ReviewCard.module.css'

/** The marketplace's data besides the author's text: the shop's answer and the product. */
export function ReviewOrigin({ answer, product }: Pick<Review, 'answer' | 'product'>) {
  return (
    <>
      {answer && (
        <div>
          <Text size="xs" c="dimmed">
            <FormattedMessage id="reviews.label_answer" />
          </Text>
          <Text size="sm" className={classes.words}>
            {answer}
          </Text>
        </div>
      )}
      {product && (
        <Text size="sm">
          <Anchor component={Link} to={paths.product(product.id)} size="sm">
            {product.name}
          </Anchor>
          {' · '}
          <Anchor component={Link} to={{ search: `product=${product.id}` }} size="sm">
            <FormattedMessage id="reviews.action_product-reviews" />
          </Anchor>
        </Text>
      )}
    </>
  )
}
