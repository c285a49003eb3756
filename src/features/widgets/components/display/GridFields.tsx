import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import type { GallerySettings } from '@/contract/entities/widget'
import { settingsChanged } from '../../galleryEditorSlice'
import { aspectOfLayout, TILE_LAYOUTS } from '../../tileLayouts'
import { ChoiceGroup } from './ChoiceGroup'
import classes from './GridFields.module.css'
import { NumberField } from './NumberField'

interface GridFieldsProps {
  settings: GallerySettings
  disabled: boolean
}

/** The tiles: shape, number, spacing. */
export function GridFields({ settings, disabled }: GridFieldsProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const change = (part: Partial<GallerySettings>) => {
    dispatch(settingsChanged(part))
  }
  const pixels = ` ${intl.formatMessage({ id: 'widgets.label_px' })}`
  return (
    <>
      <ChoiceGroup
        legend={<FormattedMessage id="widgets.label_layout" />}
        look="tiles"
        disabled={disabled}
        value={settings.layout}
        choices={TILE_LAYOUTS.map(({ layout, ratio }) => ({
          value: layout,
          label: ratio.join(':'),
          picture: (
            <span className={classes.tile} style={{ aspectRatio: aspectOfLayout(layout) }} />
          ),
        }))}
        onChoose={(layout) => {
          change({ mode: 'tile', layout })
        }}
      />
      <div className={classes.numbers}>
        <NumberField
          name="cols"
          label={<FormattedMessage id="widgets.label_cols" />}
          value={settings.cols}
          disabled={disabled}
          onChange={(cols) => {
            change({ cols })
          }}
        />
        <NumberField
          name="cols_min"
          label={<FormattedMessage id="widgets.label_cols-phone" />}
          value={settings.cols_min}
          disabled={disabled}
          onChange={(cols_min) => {
            change({ cols_min })
          }}
        />
        <NumberField
          name="spacing"
          label={<FormattedMessage id="widgets.label_spacing" />}
          suffix={pixels}
          value={settings.spacing}
          disabled={disabled}
          onChange={(spacing) => {
            change({ spacing })
          }}
        />
        <NumberField
          name="count"
          label={<FormattedMessage id="widgets.label_count" />}
          value={settings.count}
          disabled={disabled}
          onChange={(count) => {
            change({ count })
          }}
        />
      </div>
    </>
  )
}
