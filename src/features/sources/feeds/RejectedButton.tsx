import { Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '@/common/i18n/useLocale'
import { fileSaved } from '@/common/store/fileSaved'
import { useAppDispatch } from '@/common/store/hooks'
import { IconFileDownload } from '@/common/ui/icons/icons'
import type { CatalogueFeed } from '@/contract/entities/feed'
import { FEED_LIMITS } from '@/contract/feedLimits'
import { useListRejectedOffersMutation } from './feedsApi'
import { rejectedFile } from './rejectedFile'

type RejectedButtonProps = Pick<CatalogueFeed, 'id' | 'rejectedCount'>

/** Downloads the offers that the last reading left out, with their lines and the reasons. */
export function RejectedButton({ id, rejectedCount }: RejectedButtonProps) {
  const intl = useIntl()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [listRejected, { isLoading, reset }] = useListRejectedOffersMutation()
  async function download() {
    const { data } = await listRejected({ id })
    if (data) dispatch(fileSaved(rejectedFile(id, data, intl, locale)))
    reset()
  }
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isLoading}
        leftSection={<IconFileDownload size={16} />}
        onClick={() => void download()}
      >
        <FormattedMessage id="feeds.action_download" values={{ count: rejectedCount }} />
      </Button>
      {rejectedCount > FEED_LIMITS.rejections && (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="feeds.hint_download" values={{ count: FEED_LIMITS.rejections }} />
        </Text>
      )}
    </div>
  )
}
