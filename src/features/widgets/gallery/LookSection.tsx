import { Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import {
  GALLERY_LOOKS,
  galleryLookOf,
  shapeOf,
  type GalleryLook,
} from '@/contract/widgets/settings/galleryForm'
import { GALLERY_BOUNDS } from '@/contract/widgets/settings/gallerySettings'
import { tileRatio } from '@/contract/widgets/settings/tileShapes'
import { ChoiceGroup } from '@/features/widgets/components/fields/ChoiceGroup'
import fields from '@/features/widgets/components/fields/Fields.module.css'
import { NumberField } from '@/features/widgets/components/fields/NumberFields'
import type { GalleryEdit } from './galleryEdit'
import classes from './LookSection.module.css'

const LOOKS: Record<GalleryLook, { label: MessageId; cells: number }> = {
  tile: { label: 'widgets.label_look-tile', cells: 6 },
  slider: { label: 'widgets.label_look-slider', cells: 3 },
  rows: { label: 'widgets.label_look-rows', cells: 5 },
}

type Size = 'cols' | 'cols_min' | 'spacing' | 'count'
const SIZES: readonly Size[] = ['cols', 'cols_min', 'spacing', 'count']
const LABELS: Record<Size, MessageId> = {
  cols: 'widgets.label_cols',
  cols_min: 'widgets.label_cols-phone',
  spacing: 'widgets.label_spacing',
  count: 'widgets.label_count',
}
/** The posts of a slider are in one line, so it has no columns. */
const SLIDER_LABELS: Record<Size, MessageId> = {
  ...LABELS,
  cols: 'widgets.label_visible-posts',
  cols_min: 'widgets.label_visible-posts-phone',
  count: 'widgets.label_most-posts',
}

/**
 * How the posts are arranged: mode, shape of tiles, number and spacing
 * (product-rules/widgets.md#gallery-modes).
 */
export function LookSection({ settings, disabled, change }: GalleryEdit) {
  const intl = useIntl()
  const look = galleryLookOf(settings)
  const labels = look === 'slider' ? SLIDER_LABELS : LABELS
  const px = ` ${intl.formatMessage({ id: 'widgets.label_px' })}`
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_look" />}>
      <ChoiceGroup
        legend={<FormattedMessage id="widgets.label_look" />}
        look="tiles"
        disabled={disabled}
        value={look}
        choices={GALLERY_LOOKS.map((value) => ({
          value,
          label: <FormattedMessage id={LOOKS[value].label} />,
          picture: <LookPicture look={value} />,
        }))}
        onChoose={(chosen) => {
          change(shapeOf(chosen, settings.layout))
        }}
      />
      {look === 'tile' && (
        <ChoiceGroup
          legend={<FormattedMessage id="widgets.label_layout" />}
          look="tiles"
          disabled={disabled}
          value={settings.layout}
          choices={TILE_LAYOUTS.map(({ layout, label }) => ({
            value: layout,
            label,
            picture: <span className={classes.tile} style={{ aspectRatio: tileRatio(layout) }} />,
          }))}
          onChoose={(layout) => {
            change({ layout })
          }}
        />
      )}
      <div className={fields.numbers}>
        {SIZES.map((size) => (
          <NumberField
            key={size}
            bounds={GALLERY_BOUNDS[size]}
            label={<FormattedMessage id={labels[size]} />}
            suffix={size === 'spacing' ? px : ''}
            value={settings[size]}
            disabled={disabled}
            onChange={(value) => {
              change({ [size]: value })
            }}
          />
        ))}
      </div>
      <Switch
        label={<FormattedMessage id="widgets.label_tile-facts" />}
        description={<FormattedMessage id="widgets.hint_tile-facts" />}
        disabled={disabled}
        checked={settings.preview === '1'}
        onChange={(event) => {
          change({ preview: event.currentTarget.checked ? '1' : '' })
        }}
      />
    </PanelSection>
  )
}

function LookPicture({ look }: { look: GalleryLook }) {
  return (
    <span className={classes.look} data-look={look}>
      {Array.from({ length: LOOKS[look].cells }, (_, index) => (
        <span key={index} />
      ))}
    </span>
  )
}

/** The tile layouts by their number, with the names of their shapes. */
const TILE_LAYOUTS = ['1:1', '4:5', '3:4', '9:16'].map((label, index) => ({
  layout: index + 1,
  label,
}))
