import { ActionIcon, Badge, Text, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { IconArrowLeft } from '@/common/ui/icons'
import classes from './EditorBar.module.css'

interface EditorBarProps {
  /** Absent while the post is not there. */
  status?: { isPublished: boolean; isDirty: boolean }
  children?: ReactNode
}

/** The editor's bar: the way back and what state the post is in; tools on the right. */
export function EditorBar({ status, children }: EditorBarProps) {
  const intl = useIntl()
  const back = intl.formatMessage({ id: 'editor.action_back' })
  const navigate = useNavigate()
  const from = originOf(useLocation().state)
  return (
    <header className={classes.bar}>
      <Tooltip label={back}>
        <ActionIcon
          component={Link}
          to={from ?? paths.home()}
          aria-label={back}
          size={44}
          onClick={(event: React.MouseEvent) => {
            if (from === null || event.metaKey || event.ctrlKey) return
            // Back in history, so that the list stands where it was left.
            event.preventDefault()
            void navigate(-1)
          }}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
      </Tooltip>
      <Text component="h1" fw={650} size="lg" className={classes.title}>
        <FormattedMessage id="editor.title" />
      </Text>
      {status && (
        <Badge
          className={classes.status ?? ''}
          variant="light"
          color={status.isPublished ? 'pine' : 'gray'}
          size="lg"
        >
          <FormattedMessage
            id={status.isPublished ? 'editor.status_published' : 'editor.status_draft'}
          />
        </Badge>
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

/** The list that the person came from, as its link says; null for an address that was opened by itself. */
function originOf(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    typeof state.from === 'string'
    ? state.from
    : null
}
