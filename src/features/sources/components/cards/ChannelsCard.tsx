import { Button, Group, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureMessage } from '@/common/api/apiError'
import { useResetOnUnmount } from '@/common/forms/requestFields'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FieldError } from '@/common/ui/fields/FieldProblems'
import { IconRss } from '@/common/ui/icons/icons'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { FoundChannel } from '@/contract/entities/sources/channel'
import type { Integration } from '@/contract/entities/sources/integration'
import { ConnectionField } from '@/features/sources/components/connection/ConnectionField'
import { ConnectionList } from '@/features/sources/components/connection/ConnectionList'
import { IntegrationCard } from '@/features/sources/components/connection/IntegrationCard'
import { channelPutAside, selectFoundChannel } from '@/features/sources/sourcesSlice'
import { useFindChannelMutation, useConnectChannelMutation } from './channelsApi'
import classes from './FoundChannelPanel.module.css'

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

/** The channel found at a link, shown so that the person can check it before connecting. */
function FoundChannelPanel({ channel }: { channel: FoundChannel }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [connect, request] = useConnectChannelMutation({ fixedCacheKey: 'connectChannel' })
  useResetOnUnmount(request.reset)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const { type, title, link, pictured, total, newest } = channel
  const refusal = request.error ? failureMessage(request.error) : null
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      aria-label={intl.formatMessage({ id: 'integrations.label_found-channel' }, { title })}
    >
      <div>
        <Title order={3} size="h5" className={classes.name}>
          {title}
        </Title>
        <Text size="xs" c="dimmed" className={classes.name}>
          {link}
        </Text>
      </div>
      <ul className={classes.posts}>
        {newest.map((post, index) => (
          <li key={index}>
            <Text size="sm" className={classes.name}>
              {post.title || <FormattedMessage id="integrations.text_no-title" />}
            </Text>
            <Text size="xs" c="dimmed">
              {post.publishedAt !== null &&
                intl.formatDate(post.publishedAt, { dateStyle: 'long' })}
              {post.publishedAt !== null && !post.hasPicture && ' · '}
              {!post.hasPicture && <FormattedMessage id="integrations.text_no-picture" />}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="sm">
        <FormattedMessage id={countLabel(channel)} values={{ pictured, total }} />{' '}
        {type === 'youtube' && <FormattedMessage id="integrations.text_youtube-video" />}
      </Text>
      {refusal && (
        <FieldError>
          <FailureWords message={refusal} />
        </FieldError>
      )}
      <Group gap="xs">
        <Button loading={request.isLoading} onClick={() => void connect({ link })}>
          <FormattedMessage id="integrations.action_connect-channel" />
        </Button>
        <Button variant="subtle" onClick={() => dispatch(channelPutAside())}>
          <FormattedMessage id="integrations.action_other-link" />
        </Button>
      </Group>
    </section>
  )
}

function countLabel({ pictured, total }: FoundChannel): MessageId {
  if (total === 0) return 'integrations.text_found-none'
  return pictured === total ? 'integrations.text_all-pictured' : 'integrations.text_found-pictured'
}
