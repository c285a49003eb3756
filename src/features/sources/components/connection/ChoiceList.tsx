import { Avatar, Button, Skeleton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { failureMessage } from '@/common/api/apiError'
import { pictureAddress } from '@/common/api/pictureAddress'
import { IconRefresh } from '@/common/ui/icons/icons'
import { Loading } from '@/common/ui/states/Loading'
import { FailureWords } from '@/common/ui/states/FailureWords'
import classes from './ChoiceList.module.css'

const ROW_HEIGHT_PX = 52

/** Groups or profiles of a network, one of which can be connected. */
export function ChoiceList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}

interface ChoiceRowProps {
  name: string
  pictureUrl: string | null
  isRound?: boolean
  /** Text after or under the name. */
  note?: ReactNode
  /** The button's text; for screen readers it includes the name. */
  action: ReactNode
  actionLabel: string
  isChosen: boolean
  isBusy: boolean
  onChoose: () => void
}

/** One item of the list. While one is being connected, the others cannot be. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, pictureUrl, isRound = false, note, isChosen, isBusy } = props
  return (
    <li className={classes.row}>
      <Avatar
        src={pictureUrl && pictureAddress(pictureUrl)}
        alt=""
        size={36}
        radius={isRound ? 'xl' : 'md'}
        name={name}
      />
      <div className={classes.name}>
        <Text size="sm">{name}</Text>
        {note && (
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        )}
      </div>
      <Button
        variant="light"
        size="xs"
        loading={isBusy && isChosen}
        disabled={isBusy && !isChosen}
        aria-label={props.actionLabel}
        onClick={props.onChoose}
      >
        {props.action}
      </Button>
    </li>
  )
}

/** Placeholder of the list while it loads. */
export function ChoiceListSkeleton({ rows }: { rows: number }) {
  return (
    <Loading className={classes.list}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={ROW_HEIGHT_PX} radius="md" />
      ))}
    </Loading>
  )
}

/** Why a list from the network cannot be shown (product-rules/sources.md#vk-groups), with a retry. */
export function ListFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const message = failureMessage(failure)
  return (
    <div role="alert">
      <Text size="sm" mb={8}>
        {message && <FailureWords message={message} />}
      </Text>
      <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
        <FormattedMessage id="common.action_retry" />
      </Button>
    </div>
  )
}
