import { NativeSelect } from '@mantine/core'
import { useIntl } from 'react-intl'
import { CAPTION_LANGUAGES } from '@/contract/entities/posts/postList'
import type { LibraryFilter } from '../libraryFilter'

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
