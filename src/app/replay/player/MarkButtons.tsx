import { ActionIcon, Group } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MarkKind } from '@/app/replay/stage/record/recordFacts'
import { IconChevronLeft, IconChevronRight } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import { allMarks, markSought, usePlayer } from './playerSlice'
import { PLAYER_KEYS, type PlayerKey } from './playerShortcuts'
import classes from './PlayerToolbar.module.css'

/** The two keys of each kind of mark, whose labels its buttons have too. */
const MARKS = {
  failure: ['formerFailure', 'nextFailure'],
  slow: ['formerSlow', 'nextSlow'],
  save: ['formerSave', 'nextSave'],
  route: ['formerRoute', 'nextRoute'],
  note: ['formerNote', 'nextNote'],
} as const satisfies Record<MarkKind, readonly [PlayerKey, PlayerKey]>

/** Lead to the former and the next failure, slow moment, save, screen or note. */
export function MarkButtons() {
  const intl = useIntl()
  const { dispatch, marks, notes } = usePlayer()
  return (
    <Group gap={8}>
      {Object.entries(MARKS).map(([name, [former, next]]) => {
        const kind = name as MarkKind
        const count = allMarks({ marks, notes }).filter((mark) => mark.kind === kind).length
        const button = (key: PlayerKey, by: 1 | -1) => {
          const label = intl.formatMessage({ id: PLAYER_KEYS[key].label })
          const Icon = by > 0 ? IconChevronRight : IconChevronLeft
          return (
            <Tooltip label={`${label} (${PLAYER_KEYS[key].keys.join()})`}>
              <ActionIcon
                size="sm"
                aria-label={label}
                disabled={count === 0}
                onClick={() => dispatch(markSought({ kind, by }))}
              >
                <Icon size={16} />
              </ActionIcon>
            </Tooltip>
          )
        }
        return (
          <span key={kind} className={classes.seek}>
            {button(former, -1)}
            <span className={classes.dot} data-kind={kind} />
            {count}
            {button(next, 1)}
          </span>
        )
      })}
    </Group>
  )
}
