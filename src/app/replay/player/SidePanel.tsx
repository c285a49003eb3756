import { Text, TextInput, UnstyledButton } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { SLOW_REQUEST_MS } from '@/app/replay/stage/recordFacts'
import type { MessageId } from '@/common/i18n/messages'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { IconSearch } from '@/common/ui/icons/icons'
import {
  filterChanged,
  panelChosen,
  PANELS,
  stepChosen,
  usePlayer,
  type Panel,
  type PlayerState,
} from './playerSlice'
import classes from './SidePanel.module.css'

const ROW_PX = 30
const OVERSCAN = 12

const TITLES = {
  actions: 'replay.label_actions',
  requests: 'replay.label_requests',
  console: 'replay.label_console',
} as const satisfies Record<Panel, MessageId>

interface Row {
  key: string
  /** The step that the row leads to. */
  index: number
  text: string
  /** Shown on hover, and searched too. */
  whole: string
  /** Time since the beginning, or how long a request took. */
  figure: string
  tone?: 'bad' | 'slow'
}

const CLOCK_LENGTH = 8

/** Hours, minutes and seconds since the beginning of the record. */
function clock(ms: number): string {
  return new Date(Math.max(0, ms)).toISOString().slice(-13, -13 + CLOCK_LENGTH)
}

function rowsOf({ panel, steps, requests, entries }: PlayerState, intl: IntlShape): Row[] {
  const start = steps[0]?.at ?? 0
  if (panel === 'actions') {
    return steps.map(({ type, endpoint, at }, index) => ({
      key: String(index),
      index,
      text: endpoint ? `${endpoint} · ${type.split('/').at(-1) ?? ''}` : type,
      whole: endpoint ? `${type} (${endpoint})` : type,
      figure: clock(at - start),
    }))
  }
  if (panel === 'console') {
    return entries.map(({ index, at, level, text, places }, order) => ({
      key: String(order),
      index,
      text: [text, ...places.slice(0, 1)].join(' · '),
      whole: [text, ...places].join('\n'),
      figure: clock(at - start),
      ...(level === 'error' ? { tone: 'bad' as const } : {}),
    }))
  }
  return requests.map(({ endpoint, start: index, ms, failure }) => ({
    key: String(index),
    index,
    text: failure === null ? endpoint : `${endpoint} · ${failure}`,
    whole: endpoint,
    figure:
      ms === null
        ? intl.formatMessage({ id: 'replay.text_no-response' })
        : intl.formatMessage({ id: 'replay.text_ms' }, { ms }),
    ...(failure !== null
      ? { tone: 'bad' as const }
      : (ms ?? Infinity) >= SLOW_REQUEST_MS
        ? { tone: 'slow' as const }
        : {}),
  }))
}

/** Lists of the record: its actions, its requests with how long they took, and its console. Each row leads to its step. */
export function SidePanel() {
  const intl = useIntl()
  const player = usePlayer()
  const { dispatch, index, filter, panel, steps, requests, entries } = player
  const scroller = useRef<HTMLDivElement>(null)
  const all = useMemo(
    () => rowsOf({ panel, steps, requests, entries } as PlayerState, intl),
    [panel, steps, requests, entries, intl],
  )
  const listed = useMemo(() => {
    const sought = filter.trim().toLowerCase()
    return all.filter(({ text, whole }) => `${text} ${whole}`.toLowerCase().includes(sought))
  }, [all, filter])
  const rows = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    useFlushSync: false,
  })
  // Beside the actions, the last row that has happened is marked.
  const current = listed.findLastIndex((row) =>
    panel === 'actions' ? row.index === index : row.index <= index,
  )
  useEffect(() => {
    if (current >= 0) rows.scrollToIndex(current)
  }, [current, rows])
  return (
    <div className={classes.panel}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={intl.formatMessage({ id: 'replay.label_panel' })}
        value={panel}
        onChange={(value) => dispatch(panelChosen(value))}
        data={PANELS.map((value) => ({ value, label: intl.formatMessage({ id: TITLES[value] }) }))}
      />
      <TextInput
        size="xs"
        leftSection={<IconSearch size={14} />}
        aria-label={intl.formatMessage({ id: 'replay.label_filter' })}
        placeholder={intl.formatMessage({ id: 'replay.label_filter' })}
        value={filter}
        onChange={(event) => dispatch(filterChanged(event.currentTarget.value))}
      />
      <div ref={scroller} className={classes.scroller}>
        {listed.length === 0 && (
          <Text size="sm" c="dimmed" p="xs">
            <FormattedMessage
              id={all.length > 0 ? 'replay.text_none-found' : 'replay.text_nothing'}
            />
          </Text>
        )}
        <ol
          className={classes.list}
          style={{ height: rows.getTotalSize() }}
          aria-label={intl.formatMessage({ id: TITLES[panel] })}
        >
          {rows.getVirtualItems().map(({ index: at, start }) => {
            const row = listed[at]
            return (
              row && (
                <li key={row.key} className={classes.item} style={{ top: start }}>
                  <UnstyledButton
                    className={classes.step}
                    data-tone={row.tone}
                    aria-current={at === current ? 'step' : undefined}
                    onClick={() => dispatch(stepChosen(row.index))}
                  >
                    <span className={classes.place}>
                      {panel === 'actions' ? row.index : row.figure}
                    </span>
                    <span className={classes.type} title={row.whole}>
                      {row.text}
                    </span>
                    {panel === 'actions' && <span className={classes.time}>{row.figure}</span>}
                  </UnstyledButton>
                </li>
              )
            )
          })}
        </ol>
      </div>
    </div>
  )
}
