import { NativeSelect, TextInput, Checkbox, Stack, Input } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { useId } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { sourceOptions } from '@/common/i18n/sources'
import { useTyped } from '@/common/lib/useTyped'
import { useUser } from '@/common/session/user'
import { DayRangeFields } from '@/common/ui/dates/DayRangeFields'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { CAPTION_LANGUAGES } from '@/contract/entities/posts/postList'
import { SOURCE_TYPES, type SourceType } from '@/contract/entities/sources/source'
import { id } from '@/features/posts/library/libraryAddress'
import type { LibraryFilter } from '@/features/posts/library/libraryFilter'
import { YES_NO_WORDS, type YesNoName } from './yesNoWords'

interface LanguageFieldProps {
  lang: LibraryFilter['lang']
  onChange: (lang: LibraryFilter['lang']) => void
}

/** The language of a caption. */
export function LanguageField({ lang, onChange }: LanguageFieldProps) {
  const intl = useIntl()
  return (
    <NativeSelect
      label={intl.formatMessage({ id: 'filters.label_lang' })}
      value={lang ?? ''}
      onChange={({ currentTarget }) => {
        onChange(CAPTION_LANGUAGES.find((code) => code === currentTarget.value))
      }}
      data={[
        { value: '', label: intl.formatMessage({ id: 'filters.lang_any' }) },
        ...CAPTION_LANGUAGES.map((code) => ({
          value: code,
          label: intl.formatDisplayName(code, { type: 'language' }) ?? code,
        })),
      ]}
    />
  )
}

export type DayRangeName = 'created' | 'added' | 'published'

interface DayRangeFieldProps {
  name: DayRangeName
  label: MessageId
  filter: LibraryFilter
  onChange: (part: LibraryFilter) => void
}

/** Filters the library by a range of days. */
export function DayRangeField({ name, label, filter, onChange }: DayRangeFieldProps) {
  return (
    <DayRangeFields
      legend={<FormattedMessage id={label} />}
      range={filter[name] ?? {}}
      onChange={(range) => {
        onChange({ [name]: range.since || range.till ? range : undefined })
      }}
    />
  )
}

interface PostNumberFieldProps {
  post: number | undefined
  onChange: (post: number | undefined) => void
}

/** The number of a post in its address. */
export function PostNumberField({ post, onChange }: PostNumberFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useTyped(post === undefined ? '' : String(post))
  const number = id.read(typed.trim())
  const isWrong = typed.trim() !== '' && number === undefined

  function take() {
    if (!isWrong && number !== post) onChange(number)
  }
  return (
    <TextInput
      label={intl.formatMessage({ id: 'filters.label_post' })}
      inputMode="numeric"
      value={typed}
      error={isWrong && <FormattedMessage id="filters.error_post" />}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
      }}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take()
      }}
    />
  )
}

interface SourcesFieldProps {
  sources: SourceType[]
  onChange: (sources: SourceType[]) => void
}

/** The sources of posts; none chosen means all. */
export function SourcesField({ sources, onChange }: SourcesFieldProps) {
  const intl = useIntl()
  const { dataSourceList } = useUser()
  return (
    <Checkbox.Group
      label={intl.formatMessage({ id: 'filters.label_sources' })}
      value={sources}
      onChange={(names) => {
        onChange(SOURCE_TYPES.filter((type) => names.includes(type)))
      }}
    >
      <Stack gap="xs" mt={4}>
        {sourceOptions(intl, dataSourceList).map(({ name, label }) => (
          <Checkbox key={name} value={name} label={label} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

interface YesNoFieldProps {
  name: YesNoName
  filter: LibraryFilter
  onChange: (part: LibraryFilter) => void
}

const ANSWERS = { any: undefined, yes: true, no: false } as const

/** A yes-or-no filter; without a choice, both values match. */
export function YesNoField({ name, filter, onChange }: YesNoFieldProps) {
  const intl = useIntl()
  const labelId = useId()
  const value = filter[name]
  return (
    <div>
      <Input.Label id={labelId} component="span" mb={4}>
        <FormattedMessage id={YES_NO_WORDS[name].label} />
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        value={value === undefined ? 'any' : value ? 'yes' : 'no'}
        onChange={(answer) => {
          onChange({ [name]: ANSWERS[answer] })
        }}
        data={[
          { value: 'any', label: intl.formatMessage({ id: 'filters.answer_any' }) },
          { value: 'yes', label: intl.formatMessage({ id: 'filters.answer_yes' }) },
          { value: 'no', label: intl.formatMessage({ id: 'filters.answer_no' }) },
        ]}
      />
    </div>
  )
}
