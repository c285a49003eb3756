import { ActionIcon, Text, Group } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import type { Neighbours, NeighbourSide } from '@/common/lib/neighbours'
import { shortcutWords } from '@/common/lib/shortcutWords'
import { originOf } from '@/common/routing/addressParts'
import { paths } from '@/common/routing/paths'
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import { Status } from '@/common/ui/states/Status'
import { useNeighbourKeys } from '@/features/editor/neighbours'
import classes from './EditorBar.module.css'

/** The list that the editor was opened from, and to which "back" leads. */
export interface EditorOrigin {
  to: string
  label: MessageId
}

const LIBRARY: EditorOrigin = { to: paths.home(), label: 'editor.action_back' }

interface EditorBarProps {
  /** The name of the post, once it is loaded. */
  name?: string | undefined
  /** The library by default. */
  origin?: EditorOrigin | undefined
  neighbours?: Neighbours | null | undefined
  /** Absent while the post is not loaded. */
  status?: { isPublished: boolean; isDirty: boolean }
  children?: ReactNode
}

/** The editor's bar: "back" and the state of the post; tools on the right. */
export function EditorBar({
  name,
  origin = LIBRARY,
  neighbours,
  status,
  children,
}: EditorBarProps) {
  const intl = useIntl()
  const back = intl.formatMessage({ id: origin.label })
  const navigate = useNavigate()
  const from = originOf(useLocation().state)
  return (
    <header className={classes.bar}>
      <Tooltip label={back}>
        <ActionIcon
          component={Link}
          to={from ?? origin.to}
          aria-label={back}
          size={44}
          onClick={(event: React.MouseEvent) => {
            if (from === null || event.metaKey || event.ctrlKey) return
            // Back in history, so that the list keeps its scroll position.
            event.preventDefault()
            void navigate(-1)
          }}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
      </Tooltip>
      {neighbours && <NeighbourButtons neighbours={neighbours} />}
      <Text component="h1" fw={650} size="lg" className={classes.title} title={name}>
        {name ?? <FormattedMessage id="editor.title" />}
      </Text>
      {status && (
        <Status tone={status.isPublished ? 'good' : 'off'}>
          <FormattedMessage
            id={status.isPublished ? 'editor.status_published' : 'editor.status_draft'}
          />
        </Status>
      )}
      {status?.isDirty && (
        <Text size="sm" c="dimmed" className={classes.unsaved}>
          <span className={classes.unsavedText}>
            <FormattedMessage id="editor.status_unsaved" />
          </span>
        </Text>
      )}
      {children && <div className={classes.tools}>{children}</div>}
    </header>
  )
}

const SIDES = {
  previous: {
    label: 'editor.action_previous-post',
    shortcut: 'Alt+PageUp',
    icon: IconChevronLeft,
  },
  next: {
    label: 'editor.action_next-post',
    shortcut: 'Alt+PageDown',
    icon: IconChevronRight,
  },
} as const

/** The links to the posts before and after this one. */
function NeighbourButtons({ neighbours }: { neighbours: Neighbours }) {
  useNeighbourKeys(neighbours)
  return (
    <Group gap={0} wrap="nowrap">
      <NeighbourButton side="previous" neighbours={neighbours} />
      <NeighbourButton side="next" neighbours={neighbours} />
    </Group>
  )
}

interface NeighbourButtonProps {
  side: NeighbourSide
  neighbours: Neighbours
}

function NeighbourButton({ side, neighbours }: NeighbourButtonProps) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const { label, shortcut, icon: Icon } = SIDES[side]
  const words = intl.formatMessage({ id: label })
  const open = neighbours.open[side]
  const isPressed = neighbours.pressed === side
  useEffect(() => {
    // The pressed button was unmounted with its post, and the focus went to the page.
    if (isPressed && document.activeElement?.contains(button.current)) button.current?.focus()
  }, [isPressed])
  return (
    <Tooltip label={`${words} · ${shortcutWords(shortcut)}`}>
      <ActionIcon
        ref={button}
        size={44}
        aria-label={words}
        aria-keyshortcuts={shortcut}
        aria-busy={side === 'next' && neighbours.isLoading}
        // Not `disabled`, which would lose the focus at the end of the list.
        data-disabled={open === null || undefined}
        aria-disabled={open === null}
        onClick={() => open?.(true)}
      >
        <Icon size={20} />
      </ActionIcon>
    </Tooltip>
  )
}
