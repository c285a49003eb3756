import { Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { LabelledSelect } from '@/common/ui/fields/LabelledSelect'
import { CONSENT_CODE, type Consent } from '@/contract/widgets/installation/installationCode'
import { consentChosen, selectConsent } from '../widgetsSlice'
import { CodeBlock } from './CodeBlock'

const CHOICES: [Consent, MessageId][] = [
  ['none', 'widgets.consent_none'],
  ['anonymous', 'widgets.consent_anonymous'],
  ['required', 'widgets.consent_required'],
]

/** What waits for the shopper's consent, and how the page passes it on. */
export function ConsentChoice() {
  const dispatch = useAppDispatch()
  const consent = useAppSelector(selectConsent)
  return (
    <Stack gap="sm">
      <LabelledSelect
        label="widgets.label_consent"
        choices={CHOICES}
        value={consent}
        onChange={(chosen) => dispatch(consentChosen(chosen))}
      />
      {consent !== 'none' && (
        <>
          <Text size="sm">
            <FormattedMessage id="widgets.text_consent" />
          </Text>
          <CodeBlock
            code={CONSENT_CODE}
            label="widgets.label_consent-code"
            action="widgets.action_copy-consent"
            variant="default"
          />
        </>
      )}
    </Stack>
  )
}
