import { NativeSelect, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  CONSENT_CODE,
  CONSENTS,
  type Consent,
} from '@/contract/widgets/installation/installationCode'
import { consentChosen, selectConsent } from '../widgetsSlice'
import { CodeBlock } from './CodeBlock'

const LABELS: Record<Consent, MessageId> = {
  none: 'widgets.consent_none',
  anonymous: 'widgets.consent_anonymous',
  required: 'widgets.consent_required',
}

/** What waits for the shopper's consent, and how the page passes it on. */
export function ConsentChoice() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const consent = useAppSelector(selectConsent)
  return (
    <Stack gap="sm">
      <NativeSelect
        label={intl.formatMessage({ id: 'widgets.label_consent' })}
        value={consent}
        data={CONSENTS.map((value) => ({
          value,
          label: intl.formatMessage({ id: LABELS[value] }),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = CONSENTS.find((one) => one === value)
          if (chosen) dispatch(consentChosen(chosen))
        }}
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
