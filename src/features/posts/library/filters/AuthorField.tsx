import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useTyped } from '@/common/lib/useTyped'
import { Autocomplete } from '@/common/ui/choices/Autocomplete'
import { LIMITS } from '@/contract/limits'
import { cutText } from '@/contract/text/cutText'
import { useListPostAuthorsQuery } from './postAuthorsApi'
import classes from './AuthorField.module.css'

interface AuthorFieldProps {
  author: string | undefined
  onChange: (author: string | undefined) => void
}

const SEARCH_PAUSE_MS = 250

/** The author's name at the source, typed or chosen from the library's authors. */
export function AuthorField({ author = '', onChange }: AuthorFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useTyped(author)
  const [isAsked, setIsAsked] = useState(false)
  const [term] = useDebouncedValue(cutText(typed.trim(), LIMITS.searchQuery), SEARCH_PAUSE_MS)
  const { data: authors = [] } = useListPostAuthorsQuery(term, { skip: !isAsked })
  const counts = new Map(authors.map(({ id, postCount }) => [id, postCount]))

  function take(name: string) {
    if (name.trim() !== author) onChange(name.trim() || undefined)
  }
  return (
    <Autocomplete
      label={intl.formatMessage({ id: 'filters.label_author' })}
      maxLength={LIMITS.typedText}
      data={[...counts.keys()]}
      // The back office has filtered them already.
      filter={({ options }) => options}
      value={typed}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <span className={classes.name}>{option.value}</span>
          <span className={classes.count}>
            <FormattedMessage
              id="library.count"
              values={{ count: counts.get(option.value) ?? 0 }}
            />
          </span>
        </span>
      )}
      onChange={(value) => {
        setTyped(value)
        if (value === '') take('')
      }}
      onOptionSubmit={take}
      onFocus={() => {
        setIsAsked(true)
      }}
      onBlur={() => {
        take(typed)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take(typed)
      }}
    />
  )
}
