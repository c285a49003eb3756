import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { IconTrash } from '@/common/ui/icons/icons'
import type { Integration } from '@/contract/entities/sources/integration'
import { integrationDeletionAsked } from '../../sourcesSlice'
import { ConnectionFacts, TokenNotice, ConnectionStatus } from './ConnectionFacts'
import classes from './ConnectionList.module.css'

interface ConnectionListProps {
  connections: readonly Integration[]
  /** The label of the button that disconnects a connection; its value is `name`. */
  deleteLabel: MessageId
  /** A note about a connection. */
  noteOf?: (connection: Integration) => ReactNode
}

/** The connections of one card, each of which can be disconnected. */
export function ConnectionList({ connections, deleteLabel, noteOf }: ConnectionListProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  if (connections.length === 0) return null
  return (
    <ul className={classes.list}>
      {connections.map((connection) => (
        <li key={connection.id}>
          <div className={classes.connection}>
            <div className={classes.facts}>
              <ConnectionFacts integration={connection} />
            </div>
            <ConnectionStatus status={connection.status} />
            <ActionIcon
              size={36}
              aria-label={intl.formatMessage({ id: deleteLabel }, { name: connection.name })}
              onClick={() => dispatch(integrationDeletionAsked({ id: connection.id }))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </div>
          <TokenNotice expiresAt={connection.tokenExpiresAt} />
          {noteOf?.(connection)}
        </li>
      ))}
    </ul>
  )
}
