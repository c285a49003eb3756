import { ActionIcon, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { IconHelp } from '@/common/ui/icons/icons'
import { Popover } from '@/common/ui/menus/floating'
import { ATTRIBUTION_HOURS } from '@/contract/widgets/embed'
import classes from './Definition.module.css'

interface DefinitionProps {
  title: MessageId
  hint: MessageId
  className?: string | undefined
}

/** What a number means, behind a button: for a pointer, a finger and the keyboard alike. */
export function Definition({ title, hint, className = '' }: DefinitionProps) {
  const intl = useIntl()
  const words = intl.formatMessage({ id: title })
  return (
    <Popover width={260} position="bottom" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size="sm"
          className={className}
          aria-label={intl.formatMessage({ id: 'analytics.action_definition' }, { title: words })}
        >
          <IconHelp size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={words}>
        <Text size="sm">
          <FormattedMessage id={hint} values={ATTRIBUTION_HOURS} />
        </Text>
      </Popover.Dropdown>
    </Popover>
  )
}

/** What the numbers of a table mean, one by one, under a line that unfolds. */
export function Definitions({ of }: { of: readonly { title: MessageId; hint: MessageId }[] }) {
  return (
    <details className={classes.definitions}>
      <summary className={classes.summary}>
        <FormattedMessage id="analytics.action_definitions" />
      </summary>
      <dl className={classes.list}>
        {of.map(({ title, hint }) => (
          <div key={title}>
            <dt>
              <FormattedMessage id={title} />
            </dt>
            <dd>
              <FormattedMessage id={hint} values={ATTRIBUTION_HOURS} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
