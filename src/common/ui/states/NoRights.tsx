import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { IconEye } from '../icons/icons'
import { StateMessage } from './StateMessage'

/**
 * Replaces a screen that the role may not open (product-rules/screens.md#screens-without-rights); `action` where
 * nothing else leads on.
 */
export function NoRights({ action }: { action?: ReactNode }) {
  return (
    <StateMessage
      icon={<IconEye size={28} />}
      title={<FormattedMessage id="common.title_no-rights" />}
      action={action}
    >
      <FormattedMessage id="common.alert_no-rights" />
    </StateMessage>
  )
}
