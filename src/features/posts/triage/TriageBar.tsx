import { ActionIcon, Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { TRIAGE_KEYS } from '@/common/shortcuts/triageShortcuts'
import { useAppSelector } from '@/common/store/hooks'
import { IconArrowLeft, IconTrash } from '@/common/ui/icons/icons'
import type { Icon } from '@/common/ui/icons/icon'
import { KeyHint, keySign } from './KeyHint'
import classes from './Triage.module.css'
import { selectTriage } from './triageSlice'
import type { TriageActs } from './useTriageActs'

/** The button that the focus returns to after the question about the author. */
export const PUBLISH_ID = 'triage-publish'

/** The acts as buttons, with their keys beside them; on a phone at its lower edge. */
export function TriageBar({ acts }: { acts: TriageActs }) {
  const intl = useIntl()
  const { position } = useAppSelector(selectTriage)
  const { saved, canPublish } = acts
  return (
    <div
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'triage.label_acts' })}
      className={classes.bar}
    >
      <ActButton name="back" icon={IconArrowLeft} isOff={position === 0} onPress={acts.back} />
      <ActButton name="trash" icon={IconTrash} isOff={!saved} onPress={acts.trash} />
      <Button
        className={classes.act ?? ''}
        variant="default"
        aria-keyshortcuts={TRIAGE_KEYS.skip.keys.join(' ')}
        rightSection={<KeyHint shortcut="S" />}
        onClick={acts.skip}
      >
        <FormattedMessage id="triage.action_skip" />
      </Button>
      <Button
        id={PUBLISH_ID}
        className={classes.act ?? ''}
        rightSection={<KeyHint shortcut="P" />}
        aria-keyshortcuts={TRIAGE_KEYS.publish.keys.join(' ')}
        data-disabled={!saved || !canPublish || undefined}
        aria-disabled={!saved || !canPublish}
        aria-describedby={canPublish ? undefined : 'triage-no-publish'}
        onClick={() => {
          acts.publish()
        }}
      >
        <FormattedMessage id="triage.action_publish" />
      </Button>
      {!canPublish && (
        <Text size="sm" c="dimmed" id="triage-no-publish" className={classes.reason ?? ''}>
          <FormattedMessage id="triage.alert_no-publish" />
        </Text>
      )}
    </div>
  )
}

interface ActButtonProps {
  name: 'back' | 'trash' | 'edit'
  icon: Icon
  isOff: boolean
  onPress: () => void
}

/** An act of which only the icon is shown; its hint names the key. */
export function ActButton({ name, icon: Sign, isOff, onPress }: ActButtonProps) {
  const intl = useIntl()
  const { label, keys } = TRIAGE_KEYS[name]
  const words = intl.formatMessage({ id: label })
  const [key] = keys
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={words}
      title={`${words} · ${keySign(key)}`}
      aria-keyshortcuts={keys.join(' ')}
      // Not `disabled`, which would lose the focus.
      data-disabled={isOff || undefined}
      aria-disabled={isOff}
      onClick={onPress}
    >
      <Sign size={20} />
    </ActionIcon>
  )
}
