import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Select } from '@/common/ui/choices/Select'
import { REVIEW_SOURCES } from '@/contract/entities/posts/review'
import {
  type ReviewImport,
  type ReviewMapping,
  type ReviewRole,
  REVIEW_ROLES,
} from '@/contract/entities/posts/reviewImport'
import { SOURCE_NAMES } from '@/features/reviews/reviewSources'
import { ImportPreview } from './ImportPreview'
import classes from './ReviewImport.module.css'
import { usePreviewReviewsQuery, useImportReviewsMutation } from './reviewImportApi'
import { columnsShown, mappingChanged, selectReviewImport } from './reviewImportSlice'

interface MapColumnsProps {
  file: ReviewImport
  onDrop: () => void
}

/** The roles of a file's columns, the expected result, and the start of the import. */
export function MapColumns({ file, onDrop }: MapColumnsProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { mapping: said, columnsOf } = useAppSelector(selectReviewImport)
  const { source, columns } = said?.importId === file.id ? said : guessed(file)
  const mapping: ReviewMapping = { source, columns }
  const hasRating = columns.includes('rating')
  const preview = usePreviewReviewsQuery({ id: file.id, ...mapping }, { skip: !hasRating })
  const [start, { isLoading }] = useImportReviewsMutation()
  const change = (part: Partial<ReviewMapping>) => {
    dispatch(mappingChanged({ ...mapping, ...part, importId: file.id }))
  }
  const counts = hasRating ? preview.currentData?.counts : undefined
  const count = counts ? counts.created + counts.changed : 0
  const areShown = file.format === null || columnsOf === file.id
  return (
    <Stack gap="lg">
      <Text size="sm" className={classes.fileName}>
        <FormattedMessage
          id={file.format === null ? 'reviewImport.text_unknown' : 'reviewImport.text_recognised'}
          values={{
            name: file.fileName,
            count: file.rowCount,
            source: intl.formatMessage({ id: SOURCE_NAMES[file.source] }),
          }}
        />{' '}
        {!areShown && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            onClick={() => dispatch(columnsShown({ importId: file.id }))}
          >
            <FormattedMessage id="reviewImport.action_columns" />
          </Anchor>
        )}
      </Text>
      {areShown && (
        <>
          <Select
            className={classes.source ?? ''}
            label={intl.formatMessage({ id: 'reviewImport.label_source' })}
            data={REVIEW_SOURCES.map((value) => ({
              value,
              label: intl.formatMessage({ id: SOURCE_NAMES[value] }),
            }))}
            value={source}
            allowDeselect={false}
            onChange={(value) => {
              if (value) change({ source: value })
            }}
          />
          <ul
            className={classes.columns}
            aria-label={intl.formatMessage({ id: 'reviewImport.label_columns' })}
          >
            {file.columns.map(({ name, samples }, index) => (
              <ColumnRow
                // Names may be repeated, positions are not.
                key={index}
                name={name}
                samples={samples}
                role={columns[index] ?? null}
                onChange={(role) => {
                  change({ columns: withRole(columns, index, role) })
                }}
              />
            ))}
          </ul>
        </>
      )}
      <ImportPreview hasRating={hasRating} preview={preview} fileName={file.fileName} />
      <Group justify="flex-end" gap="xs" className={classes.actions ?? ''}>
        <Button variant="default" disabled={isLoading} onClick={onDrop}>
          <FormattedMessage id="common.action_cancel" />
        </Button>
        <Button
          disabled={count === 0}
          loading={isLoading}
          onClick={() => void start({ id: file.id, ...mapping })}
        >
          <FormattedMessage id="reviewImport.action_import" values={{ count }} />
        </Button>
      </Group>
    </Stack>
  )
}

const guessed = ({ source, columns }: ReviewImport): ReviewMapping => ({
  source,
  columns: columns.map(({ role }) => role),
})

/** A role belongs to one column: it is removed from the previous one. */
function withRole(
  columns: readonly (ReviewRole | null)[],
  at: number,
  role: ReviewRole | null,
): (ReviewRole | null)[] {
  return columns.map((current, index) => {
    if (index === at) return role
    return current === role ? null : current
  })
}

const ROLES: Record<ReviewRole, MessageId> = {
  rating: 'reviewImport.role_rating',
  text: 'reviewImport.role_text',
  pros: 'reviewImport.role_pros',
  cons: 'reviewImport.role_cons',
  author: 'reviewImport.role_author',
  date: 'reviewImport.role_date',
  answer: 'reviewImport.role_answer',
  article: 'reviewImport.role_article',
  marketplaceId: 'reviewImport.role_marketplace-id',
  barcode: 'reviewImport.role_barcode',
  reviewId: 'reviewImport.role_review-id',
  order: 'reviewImport.role_order',
  receipt: 'reviewImport.role_receipt',
}
/** A column that is not imported. */
const NOTHING = 'nothing'
type Choice = ReviewRole | typeof NOTHING

interface ColumnRowProps {
  name: string
  samples: string[]
  role: ReviewRole | null
  onChange: (role: ReviewRole | null) => void
}

/** A column of the file, with samples of its content and its role. */
function ColumnRow({ name, samples, role, onChange }: ColumnRowProps) {
  const intl = useIntl()
  const choices: { value: Choice; label: string }[] = [
    { value: NOTHING, label: intl.formatMessage({ id: 'reviewImport.role_nothing' }) },
    ...REVIEW_ROLES.map((value) => ({ value, label: intl.formatMessage({ id: ROLES[value] }) })),
  ]
  return (
    <li className={classes.column}>
      <div className={classes.columnFacts}>
        <Text size="sm" fw={600} lineClamp={1}>
          {name || intl.formatMessage({ id: 'reviewImport.text_nameless' })}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={1}>
          {samples.join(' · ') || intl.formatMessage({ id: 'reviewImport.text_no-samples' })}
        </Text>
      </div>
      <Select<Choice>
        aria-label={intl.formatMessage({ id: 'reviewImport.label_column' }, { name })}
        data={choices}
        value={role ?? NOTHING}
        allowDeselect={false}
        maxDropdownHeight={320}
        onChange={(value) => {
          onChange(value === NOTHING ? null : value)
        }}
      />
    </li>
  )
}
