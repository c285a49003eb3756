import { Switch } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { adsSwitched, selectDocument } from '../../editorSlice'
import { AdsFields } from './AdsFields'
import { AdsPreview } from './AdsPreview'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

/** The advertising label that the law asks for; who may not edit only reads it. */
export function AdsSection({ canEdit }: { canEdit: boolean }) {
  const dispatch = useAppDispatch()
  const { adsMarker } = useAppSelector(selectDocument)
  const isEnabled = adsMarker?.isEnabled ?? false
  return (
    <PanelSection title={<FormattedMessage id="ads.title" />}>
      <Switch
        label={<FormattedMessage id="ads.label_enabled" />}
        description={<FormattedMessage id="ads.hint_enabled" />}
        checked={isEnabled}
        disabled={!canEdit}
        onChange={(event) => dispatch(adsSwitched(event.currentTarget.checked))}
      />
      {adsMarker && isEnabled && (
        <>
          <AdsFields marker={adsMarker} canEdit={canEdit} />
          <AdsPreview marker={adsMarker} />
        </>
      )}
    </PanelSection>
  )
}
