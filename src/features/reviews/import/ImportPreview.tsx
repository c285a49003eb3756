import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/messages'
import { failureMessage } from '@/common/api/apiError'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { Loading } from '@/common/ui/states/Loading'
import type { ReviewPreview } from '@/contract/entities/posts/reviewImport'
import { Stars } from '@/features/reviews/components/ReviewMarks'
import { ImportNumbers, RejectedRows } from './ImportResult'
import classes from './ReviewImport.module.css'

interface ImportPreviewProps {
  hasRating: boolean
  preview: { data?: ReviewPreview; currentData?: ReviewPreview; error?: unknown }
  fileName: string
}

/** The number of products that are listed by name; the others are only counted. */
const NAMED_PRODUCTS = 5

/** The expected result of a file: the figures, the first reviews, and the rows left out. */
export function ImportPreview({ hasRating, preview, fileName }: ImportPreviewProps) {
  const intl = useIntl()
  const words = useMessage()
  if (!hasRating) {
    return (
      <Text size="sm" role="status">
        <FormattedMessage id="reviewImport.text_no-rating" />
      </Text>
    )
  }
  const problem = preview.error ? failureMessage(preview.error) : null
  if (problem) return <FormAlert>{words(problem)}</FormAlert>
  // The previous preview stays, dimmed, until the next one is loaded.
  const shown = preview.currentData ?? preview.data
  if (!shown) {
    return (
      <Loading>
        <Skeleton height={160} />
      </Loading>
    )
  }
  const { counts, reviews, problems, unmatched } = shown
  return (
    <div className={classes.preview} data-outdated={preview.currentData === undefined || undefined}>
      <Title order={3} size="h4">
        <FormattedMessage id="reviewImport.title_preview" />
      </Title>
      <ImportNumbers counts={counts} isDone={false} />
      <RejectedRows problems={problems} count={counts.rejected} fileName={fileName} />
      {unmatched.length > 0 && (
        <Text size="sm" c="dimmed" className={classes.long}>
          <FormattedMessage
            id="reviewImport.text_unmatched"
            values={{
              articles: intl.formatList(
                unmatched.slice(0, NAMED_PRODUCTS).map(({ article }) => article),
                { type: 'unit' },
              ),
              rest: unmatched.length - NAMED_PRODUCTS,
              hasRest: unmatched.length > NAMED_PRODUCTS ? 'yes' : 'no',
            }}
          />
        </Text>
      )}
      {reviews.length > 0 && (
        <ul
          className={classes.reviews}
          aria-label={intl.formatMessage({ id: 'reviewImport.label_preview' })}
        >
          {reviews.map((review) => (
            <PreviewedReview key={review.line} review={review} />
          ))}
        </ul>
      )}
    </div>
  )
}

function PreviewedReview({ review }: { review: ReviewPreview['reviews'][number] }) {
  const intl = useIntl()
  const { rating, text, answer, author, createdAt, product, article } = review
  const facts = [author, intl.formatDate(createdAt, { dateStyle: 'medium' })].filter(Boolean)
  return (
    <li className={classes.review}>
      <div className={classes.reviewFacts}>
        <Stars rating={rating} />
        <Text size="xs" c="dimmed" className={classes.long}>
          {facts.join(' · ')}
        </Text>
      </div>
      <Stack gap={4}>
        <Text size="sm" lineClamp={4} c={text ? undefined : 'dimmed'} className={classes.text}>
          {text || <FormattedMessage id="reviews.text_no-words" />}
        </Text>
        {answer && (
          <Text size="xs" c="dimmed" lineClamp={2}>
            <FormattedMessage id="reviewImport.text_answer" values={{ answer }} />
          </Text>
        )}
        {(product || article) && (
          <Text size="xs" c="dimmed" lineClamp={1}>
            {product ? (
              product.name
            ) : (
              <FormattedMessage id="reviewImport.text_no-product" values={{ article }} />
            )}
          </Text>
        )}
      </Stack>
    </li>
  )
}
