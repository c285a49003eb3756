import { Stack, Switch, VisuallyHidden } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { STORIES_BOUNDS } from '@/contract/widgets/settings/storiesSettings'
import {
  AlbumsField,
  type RenderAlbumPicker,
} from '@/features/widgets/components/fields/AlbumsField'
import { ChoiceGroup } from '@/features/widgets/components/fields/ChoiceGroup'
import { NumberField } from '@/features/widgets/components/fields/NumberFields'
import { contentChange, type StoriesEdit } from './storiesEdit'
import { Highlights } from './Highlights'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

interface ContentSectionProps extends StoriesEdit {
  renderAlbumPicker: RenderAlbumPicker
}

export function ContentSection({ renderAlbumPicker, ...edit }: ContentSectionProps) {
  const { form, disabled, change } = edit
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_stories-content" />}>
      <Stack gap="lg">
        <ChoiceGroup
          legend={
            <VisuallyHidden>
              <FormattedMessage id="widgets.title_stories-content" />
            </VisuallyHidden>
          }
          look="rows"
          disabled={disabled}
          value={form.isHighlights ? 'highlights' : 'posts'}
          choices={[
            {
              value: 'posts',
              label: <FormattedMessage id="widgets.label_stories-posts" />,
              hint: <FormattedMessage id="widgets.hint_stories-posts" />,
            },
            {
              value: 'highlights',
              label: <FormattedMessage id="widgets.label_stories-highlights" />,
              hint: <FormattedMessage id="widgets.hint_stories-highlights" />,
            },
          ]}
          onChoose={(content) => {
            change(contentChange(form, content === 'highlights'))
          }}
        />
        {form.isHighlights ? (
          <Highlights {...edit} renderAlbumPicker={renderAlbumPicker} />
        ) : (
          <AlbumsField
            albums={form.albums}
            disabled={disabled}
            renderAlbumPicker={renderAlbumPicker}
          />
        )}
        <NumberField
          bounds={STORIES_BOUNDS.per_page}
          label={
            <FormattedMessage
              id={
                form.isHighlights ? 'widgets.label_highlight-posts' : 'widgets.label_stories-count'
              }
            />
          }
          value={form.perPage}
          disabled={disabled}
          onChange={(perPage) => {
            change({ perPage })
          }}
        />
        {form.isHighlights && (
          <Switch
            label={<FormattedMessage id="widgets.label_newest-picture" />}
            description={<FormattedMessage id="widgets.hint_newest-picture" />}
            disabled={disabled}
            checked={form.isPreview}
            onChange={(event) => {
              change({ isPreview: event.currentTarget.checked })
            }}
          />
        )}
      </Stack>
    </PanelSection>
  )
}
