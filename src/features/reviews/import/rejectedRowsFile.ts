import type { IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { ExportedFile } from '@/contract/entities/analytics'
import type { ReviewProblem, ReviewProblemReason } from '@/contract/entities/reviewImport'
import type { Locale } from '@/contract/locale'
import { CSV_CONTENT_TYPE, csvOf } from '@/contract/text/csv'

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
export const problemText = ({ reason, value }: ReviewProblem, intl: Words): string =>
  intl.formatMessage({ id: REASONS[reason] }, { value })

/** Rows that are left out of an import as a file in the person's language. */
export function rejectedRowsFile(
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
