import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { POPUP_HEADERS, type PopupHeader } from '@/contract/widgets/settings/galleryDefaults'
import { ChoiceGroup } from '../components/fields/ChoiceGroup'
import { HtmlField } from '../components/fields/HtmlField'
import type { GalleryEdit } from './galleryEdit'

const HEADERS: Record<PopupHeader, MessageId> = {
  default: 'widgets.label_popup-default',
  custom: 'widgets.label_popup-custom',
  postsCount: 'widgets.label_popup-posts-count',
  hidden: 'widgets.label_popup-hidden',
}

/** The header above an open post. */
export function PopupSection({ settings, disabled, change }: GalleryEdit) {
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_popup" />}>
      <ChoiceGroup
        legend={<FormattedMessage id="widgets.label_popup-header" />}
        look="rows"
        disabled={disabled}
        value={settings.popup_header}
        choices={POPUP_HEADERS.map((value) => ({
          value,
          label: <FormattedMessage id={HEADERS[value]} />,
        }))}
        onChoose={(popup_header) => {
          change({ popup_header })
        }}
      />
      {settings.popup_header === 'custom' && (
        <HtmlField
          value={settings.popup_html}
          disabled={disabled}
          onChange={(popup_html) => {
            change({ popup_html })
          }}
        />
      )}
    </PanelSection>
  )
}
