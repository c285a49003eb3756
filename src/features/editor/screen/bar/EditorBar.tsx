import { ActionIcon, Text } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import type { MessageId } from '@/common/i18n/messages'
import type { Neighbours } from '@/common/lib/neighbours/neighbours'
import { originOf } from '@/common/routing/addressParts'
import { paths } from '@/common/routing/paths'
import { IconArrowLeft } from '@/common/ui/icons/icons'
import { HelpPlace } from '@/common/ui/layout/HelpPlace'
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
  /** Absent until the post is loaded. */
  status?: { isPublished: boolean; isDirty: boolean }
  children?: ReactNode
}

/** The editor's bar: "back" and the state of the post on the left, tools on the right. */
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
            // Goes back in the history, so that the list keeps its scroll position.
            event.preventDefault()
            void navigate(-1)
          }}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
      </Tooltip>
      {neighbours && <EditorNeighbours neighbours={neighbours} />}
      <Text component="h1" fw={650} size="lg" className={classes.title} title={name}>
        {name ?? <FormattedMessage id="editor.title" />}
      </Text>
      <HelpPlace />
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

const LABELS = {
  previous: 'editor.action_previous-post',
  next: 'editor.action_next-post',
} as const

const NeighbourButtons = lazyWithTexts(() =>
  import(/* webpackChunkName: "neighbours" */ '@/common/ui/lists/NeighbourButtons').then(
    (module) => module.NeighbourButtons,
  ),
)

/** The buttons to the posts before and after this one. */
function EditorNeighbours({ neighbours }: { neighbours: Neighbours }) {
  useNeighbourKeys(neighbours)
  return (
    <div className={classes.neighbours}>
      <Suspense>
        <NeighbourButtons neighbours={neighbours} labels={LABELS} />
      </Suspense>
    </div>
  )
}
