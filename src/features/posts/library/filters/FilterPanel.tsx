import { Button, Stack } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { SidePanel } from '@/common/ui/dialogs/SidePanel'
import type { FilterSlots } from './filterSlots'
import { appliedParts, type LibraryFilter } from '../libraryFilter'
import { AuthorField } from './AuthorField'
import { DayRangeField } from './DayRangeField'
import { LanguageField } from './LanguageField'
import { PostNumberField } from './PostNumberField'
import { SourcesField } from './SourcesField'
import { YesNoField } from './YesNoField'

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
        <YesNoField name="products" {...all} />
        <YesNoField name="suggested" {...all} />
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
