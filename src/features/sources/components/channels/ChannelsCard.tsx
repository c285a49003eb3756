import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconRss } from '@/common/ui/icons/icons'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Integration } from '@/contract/entities/integration'
import { channelPutAside, selectFoundChannel } from '../../sourcesSlice'
import { ConnectionList } from '../connection/ConnectionList'
import { IntegrationCard } from '../connection/IntegrationCard'
import { ConnectionField } from '../connection/ConnectionField'
import { useFindChannelMutation } from './channelsApi'
import { FoundChannelPanel } from './FoundChannelPanel'

/** Channels of YouTube and feeds of sites, by their links (product-rules/sources.md#channels-by-link). */
export function ChannelsCard({ channels }: { channels: Integration[] }) {
  const dispatch = useAppDispatch()
  const found = useAppSelector(selectFoundChannel)
  const [find, request] = useFindChannelMutation({ fixedCacheKey: 'findChannel' })
  useEffect(() => () => void dispatch(channelPutAside()), [dispatch])
  return (
    <IntegrationCard
      icon={<IconRss size={22} stroke={1.6} />}
      title={<FormattedMessage id="integrations.title_channels" />}
      purpose={<FormattedMessage id="integrations.text_channels" />}
    >
      <ConnectionList connections={channels} deleteLabel="integrations.label_delete-channel" />
      {found ? (
        <FoundChannelPanel channel={found} />
      ) : (
        <ConnectionField
          name="link"
          label={<FormattedMessage id="integrations.label_channel-link" />}
          hint={<FormattedMessage id="integrations.hint_channel-link" />}
          placeholder="youtube.com/@my-shop"
          submitLabel={<FormattedMessage id="integrations.action_find-channel" />}
          schema={sourceEndpoints.findChannel.body.entries.link}
          request={request}
          onSubmit={(link) => void find({ link })}
        />
      )}
    </IntegrationCard>
  )
}

export const isChannel = ({ type }: Integration) => type === 'youtube' || type === 'rss'
