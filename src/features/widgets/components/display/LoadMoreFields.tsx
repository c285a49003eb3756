import { Stack, Switch, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { DEFAULT_GALLERY_SETTINGS, type GallerySettings } from '@/contract/entities/widget'
import { LIMITS } from '@/contract/limits'
import { loadMoreToggled, settingsChanged } from '../../galleryEditorSlice'
import { isLoadMoreOn } from '../../rules'
import { NumberField } from './NumberField'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

interface LoadMoreFieldsProps {
  settings: GallerySettings
  disabled: boolean
}

/** Whether more posts can be loaded, how, and the button's style. */
export function LoadMoreFields({ settings, disabled }: LoadMoreFieldsProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  return (
    <Stack gap="md">
      <Switch
        label={<FormattedMessage id="widgets.label_load-more" />}
        description={<FormattedMessage id="widgets.hint_load-more" />}
        disabled={disabled}
        checked={isLoadMoreOn(settings)}
        onChange={(event) => dispatch(loadMoreToggled(event.currentTarget.checked))}
      />
      {isLoadMoreOn(settings) && (
        <>
          <Switch
            label={<FormattedMessage id="widgets.label_auto-load-more" />}
            description={<FormattedMessage id="widgets.hint_auto-load-more" />}
            disabled={disabled}
            checked={settings.auto_load_more === '1'}
            onChange={(event) =>
              dispatch(
                settingsChanged({
                  load_more: '1',
                  auto_load_more: event.currentTarget.checked ? '1' : '',
                }),
              )
            }
          />
          <TextInput
            label={<FormattedMessage id="widgets.label_load-more-text" />}
            placeholder={DEFAULT_GALLERY_SETTINGS.load_more_text}
            maxLength={LIMITS.loadMoreText}
            disabled={disabled}
            value={settings.load_more_text}
            onChange={(event) =>
              dispatch(settingsChanged({ load_more_text: event.currentTarget.value }))
            }
          />
          <NumberField
            name="load_more_spacing"
            label={<FormattedMessage id="widgets.label_load-more-spacing" />}
            suffix={` ${intl.formatMessage({ id: 'widgets.label_px' })}`}
            value={settings.load_more_spacing}
            disabled={disabled}
            onChange={(load_more_spacing) => dispatch(settingsChanged({ load_more_spacing }))}
          />
        </>
      )}
    </Stack>
  )
}
