import { CloseButton, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../i18n/messages'
import { LIMITS } from '@/contract/limits'
import { IconSearch } from '../icons/icons'

interface SearchFieldProps {
  label: MessageId
  /** The current search, from the address. */
  query: string
  onSearch: (query: string) => void
}

const SEARCH_PAUSE_MS = 300

/** A search field. Typed text stays here until the person pauses; only then the address changes. */
export function SearchField({ label, query, onSearch }: SearchFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(query)
  const [sent, setSent] = useState(query)
  const [shown, setShown] = useState(query)
  if (query !== shown) {
    // The address changed. If this field did not cause the change, the field shows the new search.
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
      type="search"
      aria-label={intl.formatMessage({ id: label })}
      placeholder={intl.formatMessage({ id: label })}
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
            aria-label={intl.formatMessage({ id: 'common.action_clear-search' })}
            onClick={() => {
              setTyped('')
            }}
          />
        )
      }
    />
  )
}
