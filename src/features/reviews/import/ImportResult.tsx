import { Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useLocale } from '@/common/i18n/useLocale'
import { useAppDispatch } from '@/common/store/hooks'
import { fileSaved } from '@/common/store/pageThunks'
import { IconFileDownload } from '@/common/ui/icons/icons'
import type { ExportedFile } from '@/contract/entities/analytics'
import type {
  ReviewProblem,
  ReviewProblemReason,
  ReviewCounts,
} from '@/contract/entities/posts/reviewImport'
import type { Locale } from '@/contract/locale'
import { CSV_CONTENT_TYPE, csvOf } from '@/contract/text/csv'
import classes from './ReviewImport.module.css'

/** Number of rows that are listed here; the file has all. */
const SHOWN = 5

interface RejectedRowsProps {
  problems: readonly ReviewProblem[]
  /** Number of all rejected rows, including those not listed. */
  count: number
  fileName: string
}

/** Rows that are left out: the first with their reasons, the others in a file. */
export function RejectedRows({ problems, count, fileName }: RejectedRowsProps) {
  const intl = useIntl()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  if (count === 0) return null
  return (
    <div className={classes.rejected}>
      <ul aria-label={intl.formatMessage({ id: 'reviewImport.label_rejected' })}>
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={problem.line}>
            <Text size="sm" className={classes.long}>
              <FormattedMessage
                id="reviewImport.text_rejected"
                values={{ line: problem.line, reason: problemText(problem, intl) }}
              />
            </Text>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconFileDownload size={16} />}
        onClick={() => dispatch(fileSaved(rejectedRowsFile(fileName, problems, intl, locale)))}
      >
        <FormattedMessage
          id="reviewImport.action_download"
          values={{ count: problems.length, isAll: problems.length === count ? 'yes' : 'no' }}
        />
      </Button>
    </div>
  )
}

const REASONS: Record<ReviewProblemReason, MessageId> = {
  'no-rating': 'reviewImport.reason_no-rating',
  'wrong-rating': 'reviewImport.reason_wrong-rating',
  'wrong-date': 'reviewImport.reason_wrong-date',
  'too-long': 'reviewImport.reason_too-long',
  repeated: 'reviewImport.reason_repeated',
  'cancelled-order': 'reviewImport.reason_cancelled-order',
}

type Words = Pick<IntlShape, 'formatMessage'>

/** Why a row is rejected, with the value in question. */
const problemText = ({ reason, value }: ReviewProblem, intl: Words): string =>
  intl.formatMessage({ id: REASONS[reason] }, { value })

/** Rows that are left out of an import as a file in the person's language. */
function rejectedRowsFile(
  fileName: string,
  problems: readonly ReviewProblem[],
  intl: Words,
  locale: Locale,
): ExportedFile {
  const words = (id: MessageId) => intl.formatMessage({ id })
  const head = [
    words('reviewImport.label_line'),
    words('reviewImport.label_column-name'),
    words('reviewImport.label_reason'),
  ]
  const rows = problems.map((problem) => [problem.line, problem.column, problemText(problem, intl)])
  return {
    fileName: `rejected_${fileName.replace(/\.[a-z]{1,5}$/i, '')}.csv`,
    contentType: CSV_CONTENT_TYPE,
    content: csvOf([head, ...rows], locale),
  }
}

const WILL: Record<keyof ReviewCounts, MessageId> = {
  created: 'reviewImport.number_created',
  changed: 'reviewImport.number_changed',
  unchanged: 'reviewImport.number_unchanged',
  rejected: 'reviewImport.number_rejected',
  unmatched: 'reviewImport.number_unmatched',
}
const ORDER = ['created', 'changed', 'unchanged', 'rejected', 'unmatched'] as const

/** The figures of an import; except for the created reviews, zeros are omitted. */
export function ImportNumbers({ counts, isDone }: { counts: ReviewCounts; isDone: boolean }) {
  const intl = useIntl()
  const shown = ORDER.filter((one) => one === 'created' || counts[one] > 0)
  return (
    <dl
      className={classes.numbers}
      aria-label={intl.formatMessage({
        id: isDone ? 'reviewImport.label_outcome' : 'reviewImport.label_numbers',
      })}
    >
      {shown.map((one) => (
        <div key={one}>
          <dt>
            <FormattedMessage id={WILL[one]} />
          </dt>
          <dd>{intl.formatNumber(counts[one])}</dd>
        </div>
      ))}
    </dl>
  )
}
