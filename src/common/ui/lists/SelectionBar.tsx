import { Button, Group, Text } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { Icon } from '@/common/ui/icons/icon'
import { IconX } from '@/common/ui/icons/icons'
import classes from './SelectionBar.module.css'

export interface SelectionAction {
  label: MessageId
  icon: Icon
  onPress: () => void
  isDangerous?: boolean
}

interface SelectionBarProps {
  label: MessageId
  /** The number of chosen rows or cards. */
  count: number
  actions: readonly SelectionAction[]
  isBusy?: boolean
  /** Whether the bar is beside other content. On middle widths its labels are then below their icons. */
  isNarrow?: boolean
  onClear: () => void
  /** Content between the count and the actions. */
  children?: ReactNode
}

/** Actions for the chosen rows or cards of a list; Escape clears the choice. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, count, actions, isBusy = false, isNarrow = false, onClear, children } = props
  const intl = useIntl()
  return (
    <Group
      role="toolbar"
      aria-label={intl.formatMessage({ id: label })}
      className={classes.line ?? ''}
      data-narrow={isNarrow || undefined}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClear()
      }}
    >
      <Text className={classes.count} fw={600} size="sm">
        <FormattedMessage id="selection.count" values={{ count }} />
      </Text>
      {children}
      {actions.map(({ label: action, icon: ItemIcon, onPress, isDangerous = false }) => (
        <Button
          key={action}
          className={classes.action ?? ''}
          variant="subtle"
          color={isDangerous ? 'red' : 'gray'}
          leftSection={<ItemIcon size={18} />}
          aria-label={intl.formatMessage({ id: action })}
          title={intl.formatMessage({ id: action })}
          disabled={isBusy}
          onClick={onPress}
        >
          <FormattedMessage id={action} />
        </Button>
      ))}
      <Button
        className={[classes.action, classes.close].join(' ')}
        variant="subtle"
        color="gray"
        leftSection={<IconX size={18} />}
        aria-label={intl.formatMessage({ id: 'selection.action_clear' })}
        title={intl.formatMessage({ id: 'selection.action_clear' })}
        onClick={onClear}
      >
        <FormattedMessage id="selection.action_clear" />
      </Button>
    </Group>
  )
}
