import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ChoicesFailure } from '@/common/ui/fields/FieldProblems'
import { IconExternalLink } from '@/common/ui/icons/icons'
import { lookAddress } from '@/contract/widgets/embed'
import { TabSection } from '../components/editor/TabSection'
import { useLookAtWidgetQuery } from '../savedWidgetsApi'
import { demoPage } from '@/features/widgets/shopPage/shopPages'

/** A preview token is valid for an hour. It is renewed after half of that time, while the tab is open. */
const RENEWED_MS = 30 * 60 * 1000

/** Opens the shop's page with a preview link, so that only this person sees the widget there. */
export function OpenOnSite({ embedId }: { embedId: string }) {
  const [page, setPage] = useState(() => demoPage(embedId))
  const {
    data: look,
    isError,
    refetch,
  } = useLookAtWidgetQuery(embedId, {
    pollingInterval: RENEWED_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const isEmpty = page.trim() === ''
  const isWrong = !isEmpty && lookAddress(page, '') === null
  const address = look === undefined || isEmpty ? null : lookAddress(page, look)
  const label = <FormattedMessage id="widgets.action_open-on-site" />
  return (
    <TabSection title="widgets.title_on-site">
      <Text size="sm" mb="sm">
        <FormattedMessage id="widgets.text_on-site" />
      </Text>
      <TextInput
        label={<FormattedMessage id="widgets.label_site-page" />}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://shop.example/"
        value={page}
        error={isWrong && <FormattedMessage id="widgets.error_site-page" />}
        onChange={({ currentTarget }) => {
          setPage(currentTarget.value)
        }}
      />
      {address === null ? (
        <Button fullWidth variant="default" mt="sm" disabled>
          {label}
        </Button>
      ) : (
        <Button
          fullWidth
          variant="default"
          mt="sm"
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={16} />}
        >
          {label}
        </Button>
      )}
      {isError && <ChoicesFailure onRetry={() => void refetch()} />}
    </TabSection>
  )
}
