import { Checkbox, Group, Stack, Switch } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { markSettingsChanged, selectDocument } from '@/features/editor/editorSlice'
import type { MarkSettings as Settings } from '@/features/editor/model/marks'
import type { ProductMark } from '@/features/editor/model/document'
import classes from './MarkSettings.module.css'
import '@mantine/core/styles/Checkbox.css'

interface MarkSettingsProps {
  mark: ProductMark
  canEdit: boolean
}

/**
 * The settings of a marked product besides its marker: whether it is a similar product, whether its own page shows it,
 * and on which slides it is shown.
 */
export function MarkSettings({ mark: { id, link }, canEdit }: MarkSettingsProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { media } = useAppSelector(selectDocument)
  const change = (settings: Partial<Settings>) => dispatch(markSettingsChanged({ id, settings }))
  const named = (label: string) =>
    intl.formatMessage({ id: 'editor.label_place' }, { label, title: link.title })
  return (
    <details>
      <summary
        className={classes.summary}
        aria-label={named(intl.formatMessage({ id: 'editor.title_mark-settings' }))}
      >
        <FormattedMessage id="editor.title_mark-settings" />
      </summary>
      <Stack gap="sm" pt={4}>
        <Switch
          size="sm"
          className={classes.option ?? ''}
          checked={link.isSimilar}
          disabled={!canEdit}
          label={<FormattedMessage id="editor.label_similar" />}
          aria-label={named(intl.formatMessage({ id: 'editor.label_similar' }))}
          description={<FormattedMessage id="editor.hint_similar" />}
          onChange={(event) => change({ isSimilar: event.currentTarget.checked })}
        />
        <Switch
          size="sm"
          className={classes.option ?? ''}
          checked={!link.hideAtProductPage}
          disabled={!canEdit}
          label={<FormattedMessage id="editor.label_product-page" />}
          aria-label={named(intl.formatMessage({ id: 'editor.label_product-page' }))}
          description={<FormattedMessage id="editor.hint_product-page" />}
          onChange={(event) => change({ hideAtProductPage: !event.currentTarget.checked })}
        />
        {(media.length > 1 || link.showOnAllSlides) && (
          <Switch
            size="sm"
            className={classes.option ?? ''}
            checked={link.showOnAllSlides}
            disabled={!canEdit}
            label={<FormattedMessage id="editor.label_all-slides" />}
            aria-label={named(intl.formatMessage({ id: 'editor.label_all-slides' }))}
            description={<FormattedMessage id="editor.hint_all-slides" />}
            onChange={(event) => change({ showOnAllSlides: event.currentTarget.checked })}
          />
        )}
        {(link.showOnAllSlides || link.hiddenCarouselPositions.length > 0) && (
          <SlidesField
            count={media.length}
            hidden={link.hiddenCarouselPositions}
            canEdit={canEdit}
            onChange={(hiddenCarouselPositions) => change({ hiddenCarouselPositions })}
          />
        )}
      </Stack>
    </details>
  )
}

interface SlidesFieldProps {
  /** Number of the post's slides. */
  count: number
  /** Positions in the carousel, from 1. */
  hidden: readonly number[]
  canEdit: boolean
  onChange: (hidden: number[]) => void
}

/** The choice of the slides that show the product. Stored positions without a slide do not change. */
function SlidesField({ count, hidden, canEdit, onChange }: SlidesFieldProps) {
  const intl = useIntl()
  const places = Array.from({ length: count }, (_place, index) => index + 1)
  return (
    <Checkbox.Group
      label={<FormattedMessage id="editor.label_shown-slides" />}
      value={places.filter((place) => !hidden.includes(place)).map(String)}
      disabled={!canEdit}
      onChange={(shown) => {
        const isHidden = (place: number) => !shown.includes(String(place))
        onChange([...places.filter(isHidden), ...hidden.filter((place) => place > count)])
      }}
    >
      <Group gap="md" mt={4}>
        {places.map((place) => (
          <Checkbox
            key={place}
            className={classes.option ?? ''}
            value={String(place)}
            disabled={!canEdit}
            label={place}
            aria-label={intl.formatMessage(
              { id: 'editor.label_media-item' },
              { number: place, count },
            )}
          />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
