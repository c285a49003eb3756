import { ActionIcon, Button, Group, Slider, Text } from '@mantine/core'
import '@mantine/core/styles/Slider.css'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import {
  playToggled,
  recordClosed,
  speedChosen,
  SPEEDS,
  stepChosen,
  stepped,
  type Speed,
  usePlayer,
} from './playerSlice'
import classes from './PlayerToolbar.module.css'

/** Plays, pauses, steps, and seeks in the record. */
export function PlayerToolbar() {
  const intl = useIntl()
  const { dispatch, index, steps, isPlaying, speed } = usePlayer()
  const last = steps.length - 1
  const button = (id: MessageId, icon: ReactNode, onClick: () => void, isOff: boolean) => {
    const label = intl.formatMessage({ id })
    return (
      <Tooltip label={label}>
        <ActionIcon size="lg" aria-label={label} onClick={onClick} disabled={isOff}>
          {icon}
        </ActionIcon>
      </Tooltip>
    )
  }
  return (
    <div className={classes.toolbar}>
      <Group gap={4} wrap="nowrap">
        {button(
          'replay.action_back',
          <IconPlayerSkipBack size={18} />,
          () => dispatch(stepped(-1)),
          index === 0,
        )}
        {button(
          isPlaying ? 'replay.action_pause' : 'replay.action_play',
          isPlaying ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />,
          () => dispatch(playToggled()),
          last < 1,
        )}
        {button(
          'replay.action_forward',
          <IconPlayerSkipForward size={18} />,
          () => dispatch(stepped(1)),
          index === last,
        )}
      </Group>
      <Slider
        className={classes.slider}
        min={0}
        max={Math.max(1, last)}
        value={index}
        onChange={(value) => dispatch(stepChosen(value))}
        label={null}
        size="sm"
        thumbLabel={intl.formatMessage({ id: 'replay.label_position' })}
      />
      <Text size="sm" className={classes.count}>
        <FormattedMessage id="replay.text_step" values={{ index, last }} />
      </Text>
      <SegmentedControl
        size="xs"
        aria-label={intl.formatMessage({ id: 'replay.label_speed' })}
        value={String(speed)}
        onChange={(value) => dispatch(speedChosen(Number(value) as Speed))}
        data={SPEEDS.map((value) => ({ value: String(value), label: `${value}×` }))}
      />
      <Button size="xs" variant="default" onClick={() => dispatch(recordClosed())}>
        <FormattedMessage id="replay.action_other-file" />
      </Button>
    </div>
  )
}
