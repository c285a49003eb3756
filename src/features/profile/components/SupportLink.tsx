import { Anchor } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { runtimeConfig } from '@/common/api/pageFacts'
import { supportHref } from '@/contract/text/links'

/** The link to support; without a contact in the settings a text names the person to ask. */
export function SupportLink() {
  const { supportContact } = runtimeConfig()
  if (supportContact === null) return <FormattedMessage id="profile.text_no-support" />
  return (
    <Anchor href={supportHref(supportContact)} underline="always" inherit>
      <FormattedMessage id="profile.action_support" />
    </Anchor>
  )
}
