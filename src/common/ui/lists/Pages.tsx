import { Pagination } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../i18n/messages'
// Our styles are imported after the library's: of two rules with equal specificity the later one applies.
import '@mantine/core/styles/Pagination.css'
import classes from './Pages.module.css'

interface PagesProps {
  page: number
  pageCount: number
  onChange: (page: number) => void
}

const CONTROLS: Partial<Record<'first' | 'last' | 'next' | 'previous', MessageId>> = {
  next: 'common.action_next-page',
  previous: 'common.action_previous-page',
}

/** Pagination of a list; nothing when there is only one page. */
export function Pages({ page, pageCount, onChange }: PagesProps) {
  const intl = useIntl()
  if (pageCount <= 1) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'common.label_pages' })}>
      <Pagination
        mt="lg"
        classNames={{ control: classes.control ?? '' }}
        total={pageCount}
        value={page}
        onChange={onChange}
        getItemProps={(number) => ({
          'aria-label': intl.formatMessage({ id: 'common.label_page' }, { page: number }),
        })}
        getControlProps={(control) => {
          const id = CONTROLS[control]
          return id ? { 'aria-label': intl.formatMessage({ id }) } : {}
        }}
      />
    </nav>
  )
}
