import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { ChoiceGroup } from '../components/fields/ChoiceGroup'
import { HtmlField } from '../components/fields/HtmlField'
import { headerEdited, selectHeaderForm } from '../widgetEditorSlice'
import { HEADER_MODES, type HeaderMode } from './headerForm'
import { HeaderStyleFields } from './HeaderStyleFields'

const MODES: Record<HeaderMode, { label: MessageId; hint: MessageId }> = {
  default: { label: 'widgets.label_header-default', hint: 'widgets.hint_header-default' },
  custom: { label: 'widgets.label_header-custom', hint: 'widgets.hint_header-custom' },
}

/** The header above the widget (product-rules/widgets.md#gallery-header). */
export function HeaderSection({ disabled }: { disabled: boolean }) {
  const dispatch = useAppDispatch()
  const header = useAppSelector(selectHeaderForm)
  if (!header) return null
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_header" />}>
      <ChoiceGroup
        legend={<FormattedMessage id="widgets.label_header" />}
        look="rows"
        disabled={disabled}
        value={header.mode}
        choices={HEADER_MODES.map((mode) => ({
          value: mode,
          label: <FormattedMessage id={MODES[mode].label} />,
          hint: <FormattedMessage id={MODES[mode].hint} />,
        }))}
        onChoose={(mode) => dispatch(headerEdited({ mode }))}
      />
      {header.mode === 'default' ? (
        <HeaderStyleFields style={header.style} disabled={disabled} />
      ) : (
        <HtmlField
          value={header.html}
          disabled={disabled}
          onChange={(html) => dispatch(headerEdited({ html }))}
        />
      )}
    </PanelSection>
  )
}
