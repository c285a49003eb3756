import { CloseButton, SegmentedControl, TextInput } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { IconSearch } from '@/common/ui/icons'
import { LIMITS } from '@/contract/limits'
import type { LibraryFilter } from '../libraryFilter'
import classes from './LibraryFilters.module.css'

interface LibraryFiltersProps {
  filter: LibraryFilter
  onChange: (part: Partial<LibraryFilter>) => void
  /** The album's choice. */
  children: ReactNode
}

const SEARCH_PAUSE_MS = 300
const STATUSES: [LibraryFilter['status'], MessageId][] = [
  ['all', 'library.status_all'],
  ['published', 'library.status_published'],
  ['draft', 'library.status_draft'],
]

/** Search by text, status, album. */
export function LibraryFilters({ filter, onChange, children }: LibraryFiltersProps) {
  const intl = useIntl()
  return (
    <div className={classes.filters}>
      <SearchField
        query={filter.query}
        onSearch={(query) => {
          onChange({ query })
        }}
      />
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'library.label_status' })}
        value={filter.status}
        onChange={(status) => {
          onChange({ status })
        }}
        data={STATUSES.map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))}
      />
      {children}
    </div>
  )
}

/** Keystrokes stay here until the person pauses; only then the address changes. */
function SearchField({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const intl = useIntl()
  const [typed, setTyped] = useState(query)
  const [sent, setSent] = useState(query)
  const [shown, setShown] = useState(query)
  if (query !== shown) {
    // The address changed: by our own search, or from elsewhere, and then the field follows.
    setShown(query)
    if (query !== sent) {
      setSent(query)
      setTyped(query)
    }
  }
  useEffect(() => {
    if (typed.trim() === sent) return
    const pause = setTimeout(() => {
      setSent(typed.trim())
      onSearch(typed.trim())
    }, SEARCH_PAUSE_MS)
    return () => {
      clearTimeout(pause)
    }
  }, [typed, sent, onSearch])
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      aria-label={intl.formatMessage({ id: 'library.label_search' })}
      placeholder={intl.formatMessage({ id: 'library.label_search' })}
      leftSection={<IconSearch size={16} />}
      maxLength={LIMITS.searchQuery}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
      }}
      rightSection={
        typed && (
          <CloseButton
            size="sm"
            aria-label={intl.formatMessage({ id: 'library.action_clear-search' })}
            onClick={() => {
              setTyped('')
            }}
          />
        )
      }
    />
  )
}
