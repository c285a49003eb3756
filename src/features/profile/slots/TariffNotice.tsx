import { Anchor, Box } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useNow } from '@/common/lib/useNow'
import { paths } from '@/common/routing/paths'
import type { Subscription } from '@/contract/entities/account/plan'
import { accountNotices, type NoticeCode } from '@/contract/entities/account/accountNotices'
import { NoticeAlert } from '../components/NoticeAlert'
import { useGetUsageQuery } from '../usageApi'

/** Usage changes slowly, so a response is fresh for this time. */
const FRESH_S = 600

interface TariffNoticeProps {
  subscription: Subscription
  /** Warnings that the person closed. */
  closed: readonly string[]
  onClose: (code: NoticeCode) => void
}

/** The most urgent notice about the tariff, above every page. A warning can be closed; a notice of something that stopped working cannot. */
export function TariffNotice({ subscription, closed, onClose }: TariffNoticeProps) {
  const { data: usage } = useGetUsageQuery(undefined, { refetchOnMountOrArgChange: FRESH_S })
  const [notice] = accountNotices(subscription, usage, useNow()).filter(
    ({ code, isUrgent }) => isUrgent || !closed.includes(code),
  )
  if (!notice) return null
  const { code, isUrgent } = notice
  return (
    <Box mb="md">
      <NoticeAlert
        notice={notice}
        onClose={
          isUrgent
            ? undefined
            : () => {
                onClose(code)
              }
        }
      >
        <Anchor component={Link} to={paths.profile()} underline="always" inherit>
          <FormattedMessage id="usage.action_tariff" />
        </Anchor>
      </NoticeAlert>
    </Box>
  )
}
