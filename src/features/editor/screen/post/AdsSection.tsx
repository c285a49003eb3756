import { Switch } from '@mantine/core'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { LoadingBlock } from '@/common/ui/states/Loading'
import { adsSwitched, selectDocument } from '@/features/editor/editorSlice'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

/** Loaded on demand, because most posts have no label. */
const AdsLabel = lazyWithTexts(() =>
  import(/* webpackChunkName: "ads-label" */ './AdsLabel').then((module) => module.AdsLabel),
)
/** px */
const LABEL_HEIGHT = 560

/** The advertising label that the law requires; read-only without the right to edit. */
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
        <Suspense fallback={<LoadingBlock height={LABEL_HEIGHT} />}>
          <AdsLabel marker={adsMarker} canEdit={canEdit} />
        </Suspense>
      )}
    </PanelSection>
  )
}
