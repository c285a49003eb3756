import { ActionIcon, Button, FileButton, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Comparison, Parting } from '@/app/replay/stage/record/compareRecords'
import type { ReplayStep } from '@/app/replay/stage/record/recordFacts'
import { useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { IconArrowsDiff } from '@/common/ui/icons/icons'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { Tooltip } from '@/common/ui/menus/floating'
import { LoadingBlock } from '@/common/ui/states/Loading'
import classes from './ComparisonDialog.module.css'
import { comparisonToggled, otherOpened, selectComparison } from './comparisonSlice'
import { stepChosen, usePlayer } from '../playerSlice'
import { ProblemAlert, RECORD_TYPES } from '../RecordChooser'
import { stepName } from '../lists/recordRows'
import { COMPARE_ID } from '../usePlayerKeys'

interface Compares {
  onCompare: (file: Blob) => void
}

const ROW_PX = 32
const OVERSCAN = 12
const LIST_PX = 420

/** Shows the last comparison, or takes the file of another record. */
export function CompareButton({ onCompare }: Compares) {
  const intl = useIntl()
  const { dispatch } = usePlayer()
  const { result } = useAppSelector(selectComparison)
  const label = intl.formatMessage({ id: 'replay.action_compare' })
  return (
    <OtherFile onCompare={onCompare}>
      {(choose) => (
        <Tooltip label={label}>
          <ActionIcon
            id={COMPARE_ID}
            size="lg"
            aria-label={label}
            onClick={() => {
              if (result) dispatch(comparisonToggled(true))
              else choose()
            }}
          >
            <IconArrowsDiff size={18} />
          </ActionIcon>
        </Tooltip>
      )}
    </OtherFile>
  )
}

function OtherFile({
  onCompare,
  children,
}: Compares & { children: (choose: () => void) => ReactNode }) {
  return (
    <FileButton
      accept={RECORD_TYPES}
      inputProps={{ 'aria-hidden': true }}
      onChange={(file) => {
        if (file) onCompare(file)
      }}
    >
      {({ onClick }) => children(onClick)}
    </FileButton>
  )
}

/** Two records side by side, at the place where they part. */
export function ComparisonDialog({ onCompare }: Compares) {
  const { dispatch } = usePlayer()
  const { isOpen, isReading, problem, result } = useAppSelector(selectComparison)
  const isPhone = useIsPhone()
  return (
    <Dialog
      opened={isOpen}
      onClose={() => dispatch(comparisonToggled(false))}
      title={<FormattedMessage id="replay.title_comparison" />}
      size={900}
      fullScreen={isPhone}
    >
      <Stack gap="sm">
        {isReading && <LoadingBlock height={LIST_PX} />}
        {problem && <ProblemAlert {...problem} />}
        {result && <ComparedRecords key={result.otherId} {...result} />}
        {!isReading && (
          <OtherFile onCompare={onCompare}>
            {(choose) => (
              <Button variant="default" size="xs" onClick={choose} className={classes.choose ?? ''}>
                <FormattedMessage id="replay.action_compare-other" />
              </Button>
            )}
          </OtherFile>
        )}
      </Stack>
    </Dialog>
  )
}

function ComparedRecords({ otherId, otherSteps, rows, parting }: Comparison) {
  const intl = useIntl()
  const { dispatch, id, steps, hasUnsavedNotes } = usePlayer()
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const scrolled = useRef(false)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    useFlushSync: false,
    onChange: (instance) => {
      // Once the list has a height.
      if (scrolled.current || !instance.scrollRect?.height || !parting) return
      scrolled.current = true
      instance.scrollToIndex(parting.row, { align: 'center' })
    },
  })
  const toOne = (step: number) => {
    dispatch(comparisonToggled(false))
    dispatch(stepChosen(step))
  }
  const parted = parting && rows[parting.row]
  return (
    <>
      {parting ? (
        <PartingFacts {...parting} />
      ) : (
        <Text size="sm" role="status">
          <FormattedMessage id="replay.text_never-part" />
        </Text>
      )}
      {parted && (
        <Group gap="xs">
          {parted.one !== null && (
            <Button size="xs" onClick={() => toOne(parted.one ?? 0)}>
              <FormattedMessage id="replay.action_show-parting" />
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              list.scrollToIndex(parting.row, { align: 'center' })
            }}
          >
            <FormattedMessage id="replay.action_to-parting" />
          </Button>
        </Group>
      )}
      {hasUnsavedNotes && (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="replay.hint_save-notes-first" />
        </Text>
      )}
      <div className={classes.heads}>
        <span>
          <FormattedMessage id="replay.text_this-record" values={{ id }} />
        </span>
        <span>
          <FormattedMessage id="replay.text_other-record" values={{ id: otherId }} />
        </span>
      </div>
      <div ref={setScroller} className={classes.scroller}>
        <ol
          className={classes.list}
          style={{ height: list.getTotalSize() }}
          aria-label={intl.formatMessage({ id: 'replay.title_comparison' })}
        >
          {list.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <li
                key={index}
                className={classes.row}
                style={{ top: start }}
                data-parted={index === parting?.row || undefined}
                data-different={!row.isSame || undefined}
              >
                <StepCell step={row.one} steps={steps} onChoose={toOne} />
                <StepCell
                  step={row.other}
                  steps={otherSteps}
                  isOff={hasUnsavedNotes}
                  onChoose={(step) => dispatch(otherOpened(step))}
                />
              </li>
            )
          })}
        </ol>
      </div>
    </>
  )
}

function PartingFacts({ where, path, one, other }: Parting) {
  return (
    <div role="status">
      <Text size="sm">
        <FormattedMessage
          id={where === 'action' ? 'replay.text_part-action' : 'replay.text_part-state'}
        />
      </Text>
      <dl className={classes.facts}>
        <dt>{path}</dt>
        <dd>{one}</dd>
        <dd>{other}</dd>
      </dl>
    </div>
  )
}

interface StepCellProps {
  /** Null where the record lacks the action. */
  step: number | null
  steps: readonly ReplayStep[]
  isOff?: boolean
  onChoose: (step: number) => void
}

function StepCell({ step, steps, isOff = false, onChoose }: StepCellProps) {
  const found = step === null ? undefined : steps[step]
  if (step === null || !found) return <span className={classes.none}>—</span>
  return (
    <UnstyledButton
      className={classes.step}
      disabled={isOff}
      onClick={() => {
        onChoose(step)
      }}
    >
      <span className={classes.place}>{step}</span>
      <span className={classes.type} title={found.type}>
        {stepName(found)}
      </span>
    </UnstyledButton>
  )
}
