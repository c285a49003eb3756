import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { IconBrandTelegram } from '@/common/ui/icons/icons'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Integration } from '@/contract/entities/sources/integration'
import { ConnectionList } from '@/features/sources/components/connection/ConnectionList'
import { IntegrationCard } from '@/features/sources/components/connection/IntegrationCard'
import { ConnectionField } from '@/features/sources/components/connection/ConnectionField'
import { SetupSteps } from '@/features/sources/components/connection/SetupSteps'
import { useSaveTelegramTokenMutation } from './telegramApi'

const STEPS = [
  'integrations.text_telegram-create',
  'integrations.text_telegram-admin',
  'integrations.text_telegram-paste',
  'integrations.text_telegram-publish',
] as const

/** Channels of Telegram, each read by a bot (product-rules/sources.md#telegram). */
export function TelegramCard({ bots }: { bots: Integration[] }) {
  const [saveToken, request] = useSaveTelegramTokenMutation({ fixedCacheKey: 'saveTelegramToken' })
  return (
    <IntegrationCard
      icon={<IconBrandTelegram size={22} stroke={1.6} />}
      title={<FormattedMessage id="integrations.title_telegram" />}
      purpose={<FormattedMessage id="integrations.text_telegram" />}
    >
      <ConnectionList
        connections={bots}
        deleteLabel="integrations.label_delete-bot"
        noteOf={(bot) => <BotNote bot={bot} />}
      />
      <SetupSteps
        label="integrations.label_telegram-steps"
        isFolded={bots.some(({ status }) => status === 'working')}
      >
        {STEPS.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </SetupSteps>
      <ConnectionField
        // When a bot is connected, the field is cleared for the next bot.
        key={bots.map(({ id, status }) => `${String(id)} ${status}`).join()}
        name="token"
        label={<FormattedMessage id="integrations.label_bot-token" />}
        hint={<FormattedMessage id="integrations.hint_bot-token" />}
        placeholder="123456789:AAE…"
        submitLabel={<FormattedMessage id="integrations.action_save-bot" />}
        schema={sourceEndpoints.saveTelegramToken.body.entries.token}
        request={request}
        onSubmit={(token) => void saveToken({ token })}
      />
      <Text size="xs" c="dimmed">
        <FormattedMessage id="integrations.text_telegram-limits" />
      </Text>
    </IntegrationCard>
  )
}

/** The next step of the connection: a channel or a new token. */
function BotNote({ bot: { status } }: { bot: Integration }) {
  if (status === 'working') return null
  return (
    <Text size="sm" role="status" {...(status === 'failed' ? { c: 'red' } : {})}>
      <FormattedMessage
        id={
          status === 'failed'
            ? 'integrations.alert_bot-refused'
            : 'integrations.text_telegram-waiting'
        }
      />
    </Text>
  )
}
