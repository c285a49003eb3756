import { Button, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useTyped } from '@/common/lib/useTyped'
import { Autocomplete } from '@/common/ui/choices/Autocomplete'
import { SidePanel } from '@/common/ui/dialogs/SidePanel'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { LIMITS } from '@/contract/limits'
import { cutText } from '@/contract/text/typedText'
import { appliedParts, type LibraryFilter } from '@/features/posts/library/libraryFilter'
import classes from './AuthorField.module.css'
import {
  DayRangeField,
  LanguageField,
  PostNumberField,
  SourcesField,
  YesNoField,
} from './FilterFields'
import type { FilterSlots } from './filterSlots'
import { useListPostAuthorsQuery } from './postAuthorsApi'
import { MediaKindField, UsageField } from './ShownFields'

interface FilterPanelProps {
  filter: LibraryFilter
  slots: FilterSlots
  /** Number of matching posts; undefined while it is not known. */
  total: number | undefined
  onChange: (part: LibraryFilter) => void
  onReset: () => void
  onClose: () => void
}

/** Every filter of the library; each is applied as soon as it is chosen. */
export function FilterPanel({ filter, slots, total, ...actions }: FilterPanelProps) {
  const { onChange, onReset, onClose } = actions
  const { album = [], segment = [], source = [] } = filter
  const all = { filter, onChange }
  return (
    <SidePanel
      title={<FormattedMessage id="filters.title" />}
      onClose={onClose}
      footer={
        <>
          <Button variant="subtle" disabled={appliedParts(filter).length === 0} onClick={onReset}>
            <FormattedMessage id="filters.action_reset" />
          </Button>
          <Button onClick={onClose}>
            {total === undefined ? (
              <FormattedMessage id="filters.action_show" />
            ) : (
              <FormattedMessage id="filters.action_show-count" values={{ count: total }} />
            )}
          </Button>
        </>
      }
    >
      <PanelSection title={<FormattedMessage id="filters.title_what" />}>
        {slots.renderAlbums({
          value: album,
          onChange: (ids) => {
            onChange({ album: ids })
          },
        })}
        {slots.renderSegments({
          value: segment,
          onChange: (ids) => {
            onChange({ segment: ids })
          },
        })}
        {slots.renderProduct({
          value: filter.product,
          onChange: (product) => {
            onChange({ product })
          },
        })}
        <MediaKindField {...all} />
        <UsageField {...all} />
        <YesNoField name="products" {...all} />
        <YesNoField name="suggested" {...all} />
        <YesNoField name="unavailable" {...all} />
        <YesNoField name="similar" {...all} />
        <YesNoField name="ugc" {...all} />
        <SourcesField
          sources={source}
          onChange={(sources) => {
            onChange({ source: sources })
          }}
        />
      </PanelSection>
      <PanelSection title={<FormattedMessage id="filters.title_who" />}>
        <AuthorField
          author={filter.author}
          onChange={(author) => {
            onChange({ author })
          }}
        />
        <LanguageField
          lang={filter.lang}
          onChange={(lang) => {
            onChange({ lang })
          }}
        />
        <PostNumberField
          post={filter.post}
          onChange={(post) => {
            onChange({ post })
          }}
        />
      </PanelSection>
      <PanelSection title={<FormattedMessage id="filters.title_when" />}>
        <Stack gap="lg">
          <DayRangeField name="created" label="filters.label_created" {...all} />
          <DayRangeField name="added" label="filters.label_added" {...all} />
          <DayRangeField name="published" label="filters.label_published" {...all} />
        </Stack>
      </PanelSection>
      <PanelSection title={<FormattedMessage id="filters.title_permission" />}>
        <YesNoField name="request" {...all} />
        <YesNoField name="approved" {...all} />
        <YesNoField name="promo" {...all} />
        <YesNoField name="failed" {...all} />
      </PanelSection>
    </SidePanel>
  )
}

interface AuthorFieldProps {
  author: string | undefined
  onChange: (author: string | undefined) => void
}

const SEARCH_PAUSE_MS = 250

/** The author's name at the source, typed or chosen from the library's authors. */
function AuthorField({ author = '', onChange }: AuthorFieldProps) {
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
