import { Text, TextInput, UnstyledButton } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
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
} from '../playerSlice'
import { RecordFilters } from './RecordFilters'
import { narrowed, rowsOf } from './recordRows'
import classes from './SidePanel.module.css'
import { SEARCH_ID } from '../usePlayerKeys'

const ROW_PX = 30
const OVERSCAN = 12

const TITLES = {
  actions: 'replay.label_actions',
  requests: 'replay.label_requests',
  console: 'replay.label_console',
  notes: 'replay.label_notes',
} as const satisfies Record<Panel, MessageId>

/** Lists of the record: its actions, its requests with how long they took, and its console. Each row leads to its step. */
export function SidePanel() {
  const intl = useIntl()
  const player = usePlayer()
  const {
    dispatch,
    index,
    filter,
    slice,
    endpoint,
    panel,
    steps,
    requests,
    entries,
    presses,
    notes,
  } = player
  const scroller = useRef<HTMLDivElement>(null)
  const all = useMemo(
    () => rowsOf({ panel, steps, requests, entries, presses, notes }, intl),
    [panel, steps, requests, entries, presses, notes, intl],
  )
  const listed = useMemo(
    () => narrowed(all, { filter, slice, endpoint }),
    [all, filter, slice, endpoint],
  )
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
      <RecordFilters />
      <TextInput
        id={SEARCH_ID}
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
                      {panel === 'actions' ? row.number : row.figure}
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
