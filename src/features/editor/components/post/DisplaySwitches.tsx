import { Switch } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { selectDocument, showMarkersToggled, showTextToggled } from '../../editorSlice'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

/** The switches for the parts of a post that shoppers see. */
export function DisplaySwitches({ canEdit }: { canEdit: boolean }) {
  const dispatch = useAppDispatch()
  const { showMarkers, showText } = useAppSelector(selectDocument)
  return (
    <PanelSection title={<FormattedMessage id="editor.title_display" />}>
      <Switch
        label={<FormattedMessage id="editor.label_show-markers" />}
        checked={showMarkers}
        disabled={!canEdit}
        onChange={(event) => dispatch(showMarkersToggled(event.currentTarget.checked))}
      />
      <Switch
        label={<FormattedMessage id="editor.label_show-text" />}
        checked={showText}
        disabled={!canEdit}
        onChange={(event) => dispatch(showTextToggled(event.currentTarget.checked))}
      />
    </PanelSection>
  )
}
