import { Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '@/common/i18n/useLocale'
import { fileSaved } from '@/common/store/fileSaved'
import { useAppDispatch } from '@/common/store/hooks'
import { IconFileDownload } from '@/common/ui/icons/icons'
import type { ReviewProblem } from '@/contract/entities/reviewImport'
import { problemText, rejectedRowsFile } from './rejectedRowsFile'
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
