import { ActionIcon, Group } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MarkKind } from '@/app/replay/stage/record/recordFacts'
import type { MessageId } from '@/common/i18n/messages'
import { IconChevronLeft, IconChevronRight } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import { allMarks, markSought, usePlayer } from './playerSlice'
import { PLAYER_KEYS, type PlayerKey } from './playerShortcuts'
import classes from './PlayerToolbar.module.css'

/** The name of each kind of mark, and its two keys, whose labels its buttons have too. */
const MARKS = {
  failure: ['replay.label_failures', 'formerFailure', 'nextFailure'],
  slow: ['replay.label_slow', 'formerSlow', 'nextSlow'],
  save: ['replay.label_saves', 'formerSave', 'nextSave'],
  route: ['replay.label_screens', 'formerRoute', 'nextRoute'],
  note: ['replay.label_notes', 'formerNote', 'nextNote'],
} as const satisfies Record<MarkKind, readonly [MessageId, PlayerKey, PlayerKey]>

/** Lead to the former and the next failure, slow moment, save, screen or note. */
export function MarkButtons() {
  const intl = useIntl()
  const { dispatch, marks, notes } = usePlayer()
  return (
    <Group gap={8}>
      {Object.entries(MARKS).map(([name, [title, former, next]]) => {
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
            <span className={classes.kind}>
              <FormattedMessage id={title} />
            </span>
            {count}
            {button(next, 1)}
          </span>
        )
      })}
    </Group>
  )
}
