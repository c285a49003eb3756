import { Anchor } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { runtimeConfig } from '@/common/api/runtimeConfig'
import { supportHref } from '@/contract/text/supportHref'

/** The way to support; without a contact in the settings it says whom to ask. */
export function SupportLink() {
  const { supportContact } = runtimeConfig()
  if (supportContact === null) return <FormattedMessage id="profile.text_no-support" />
  return (
    <Anchor href={supportHref(supportContact)} underline="always" inherit>
      <FormattedMessage id="profile.action_support" />
    </Anchor>
  )
}
