import { ActionIcon, Button, Checkbox, Group, Slider, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Slider.css'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MarkKind } from '@/app/replay/stage/recordFacts'
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
  idleSkipped,
  markSought,
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

const MARKS = {
  failure: 'replay.action_next-failure',
  slow: 'replay.action_next-slow',
  save: 'replay.action_next-save',
  route: 'replay.action_next-route',
} as const satisfies Record<MarkKind, MessageId>
/** Marks of a kind that are nearer together are drawn as one, as a share of the time line. */
const MARK_WIDTH = 1 / 400

/** Plays, pauses, steps, and seeks in the record. */
export function PlayerToolbar() {
  const intl = useIntl()
  const { dispatch, index, steps, isPlaying, speed, skipsIdle } = usePlayer()
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
      <div className={classes.line}>
        <MarkStrip />
        <Slider
          min={0}
          max={Math.max(1, last)}
          value={index}
          onChange={(value) => dispatch(stepChosen(value))}
          label={null}
          size="sm"
          thumbLabel={intl.formatMessage({ id: 'replay.label_position' })}
        />
      </div>
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
      <Text size="sm" className={classes.count}>
        <FormattedMessage id="replay.text_step" values={{ index, last }} />
      </Text>
      <MarkButtons />
      <SegmentedControl
        size="xs"
        aria-label={intl.formatMessage({ id: 'replay.label_speed' })}
        value={String(speed)}
        onChange={(value) => dispatch(speedChosen(Number(value) as Speed))}
        data={SPEEDS.map((value) => ({ value: String(value), label: `${value}×` }))}
      />
      <Checkbox
        size="xs"
        checked={skipsIdle}
        onChange={(event) => dispatch(idleSkipped(event.currentTarget.checked))}
        label={intl.formatMessage({ id: 'replay.label_skip-idle' })}
      />
      <Button size="xs" variant="default" onClick={() => dispatch(recordClosed())}>
        <FormattedMessage id="replay.action_other-file" />
      </Button>
    </div>
  )
}

/** The marks above the time line, for the eye; buttons and keys lead to them. */
function MarkStrip() {
  const { marks, steps } = usePlayer()
  const last = Math.max(1, steps.length - 1)
  const drawn = new Map<string, { kind: MarkKind; share: number; label: string }>()
  for (const { kind, index, label } of marks) {
    const share = index / last
    drawn.set(`${kind} ${Math.round(share / MARK_WIDTH)}`, { kind, share, label })
  }
  return (
    <div className={classes.marks} aria-hidden>
      {[...drawn].map(([key, { kind, share, label }]) => (
        <span
          key={key}
          className={classes.mark}
          data-kind={kind}
          style={{ insetInlineStart: `${share * 100}%` }}
          title={label}
        />
      ))}
    </div>
  )
}

/** Lead to the next failure, slow moment, save or screen; with Shift to the former one. */
function MarkButtons() {
  const intl = useIntl()
  const { dispatch, marks } = usePlayer()
  return (
    <Group gap={4} wrap="nowrap">
      {Object.entries(MARKS).map(([name, id]) => {
        const kind = name as MarkKind
        const count = marks.filter((mark) => mark.kind === kind).length
        const label = intl.formatMessage({ id }, { count })
        return (
          <Tooltip key={kind} label={label}>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={label}
              disabled={count === 0}
              leftSection={<span className={classes.dot} data-kind={kind} />}
              onClick={({ shiftKey }) => dispatch(markSought({ kind, by: shiftKey ? -1 : 1 }))}
            >
              {count}
            </Button>
          </Tooltip>
        )
      })}
    </Group>
  )
}
