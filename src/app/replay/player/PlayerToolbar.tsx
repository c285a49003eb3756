import { ActionIcon, Button, Checkbox, Group, Slider, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Slider.css'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MarkKind } from '@/app/replay/stage/record/recordFacts'
import type { MessageId } from '@/common/i18n/messages'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import {
  IconFileDownload,
  IconKeyboard,
  IconTestPipe,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import { CompareButton } from './comparison/ComparisonDialog'
import { MarkButtons } from './MarkButtons'
import {
  allMarks,
  closeRequested,
  fileRequested,
  idleSkipped,
  keysToggled,
  playToggled,
  speedChosen,
  SPEEDS,
  stepChosen,
  stepped,
  testRequested,
  type PlayerState,
  type Speed,
  usePlayer,
} from './playerSlice'
import classes from './PlayerToolbar.module.css'

/** Marks of a kind that are nearer together are drawn as one, as a share of the time line. */
const MARK_WIDTH = 1 / 400

const TEST_OUTCOMES = {
  copied: 'replay.alert_test-copied',
  downloaded: 'replay.alert_test-downloaded',
} as const satisfies Record<NonNullable<PlayerState['testOutcome']>, MessageId>

/** Plays, pauses, steps, and seeks in the record. */
export function PlayerToolbar({ onCompare }: { onCompare: (file: Blob) => void }) {
  const intl = useIntl()
  const {
    dispatch,
    index,
    steps,
    isPlaying,
    speed,
    skipsIdle,
    notes,
    hasUnsavedNotes,
    testOutcome,
  } = usePlayer()
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
      <Group gap={4} wrap="nowrap">
        {button(
          'replay.action_copy-test',
          <IconTestPipe size={18} />,
          () => dispatch(testRequested()),
          false,
        )}
        <CompareButton onCompare={onCompare} />
        {button(
          'replay.action_download',
          <IconFileDownload size={18} />,
          () => dispatch(fileRequested()),
          notes.length === 0 && !hasUnsavedNotes,
        )}
        {button(
          'shell.action_shortcuts',
          <IconKeyboard size={18} />,
          () => dispatch(keysToggled()),
          false,
        )}
      </Group>
      <Button size="xs" variant="default" onClick={() => dispatch(closeRequested())}>
        <FormattedMessage id="replay.action_other-file" />
      </Button>
      <Text size="xs" role="status" className={classes.status}>
        {testOutcome && <FormattedMessage id={TEST_OUTCOMES[testOutcome]} />}
        {!testOutcome && hasUnsavedNotes && <FormattedMessage id="replay.text_unsaved-notes" />}
      </Text>
    </div>
  )
}

/** The marks above the time line, for the eye; buttons and keys lead to them. */
function MarkStrip() {
  const { marks, notes, steps } = usePlayer()
  const last = Math.max(1, steps.length - 1)
  const drawn = new Map<string, { kind: MarkKind; share: number; label: string }>()
  for (const { kind, index, label } of allMarks({ marks, notes })) {
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
