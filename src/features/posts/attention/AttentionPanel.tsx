import { Skeleton } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useListeners } from '@/common/store/listening'
import { SidePanel } from '@/common/ui/dialogs/SidePanel'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { AttentionItem } from '@/contract/entities/account/attention'
import type { WidgetAddress } from './attentionAddress'
import { useListAttentionQuery } from './attentionApi'
import { AttentionItemCard } from './AttentionItemCard'
import { listenForAttention } from './attentionListeners'
import classes from './AttentionPanel.module.css'

interface AttentionPanelProps {
  widgetAddress: WidgetAddress
  onClose: () => void
}

/** What waits for the team, then what the person has hidden. */
export function AttentionPanel({ widgetAddress, onClose }: AttentionPanelProps) {
  useListeners(listenForAttention)
  const { data, isError, refetch } = useListAttentionQuery()
  const shown = data?.items.filter(({ isHidden }) => !isHidden)
  const hidden = data?.items.filter(({ isHidden }) => isHidden) ?? []
  const cards = (items: readonly AttentionItem[]) =>
    items.map((item) => (
      <AttentionItemCard
        key={item.kind}
        item={item}
        widgetAddress={widgetAddress}
        onLeave={onClose}
      />
    ))
  return (
    <SidePanel title={<FormattedMessage id="attention.title" />} onClose={onClose}>
      <div className={classes.panel}>
        {!shown &&
          (isError ? (
            <ErrorState onRetry={() => void refetch()} />
          ) : (
            <Loading className={classes.list ?? ''}>
              <Skeleton height={112} />
              <Skeleton height={112} />
            </Loading>
          ))}
        {shown?.length === 0 && (
          <EmptyState subject="search" title={<FormattedMessage id="attention.title_nothing" />}>
            <FormattedMessage id="attention.text_nothing" />
          </EmptyState>
        )}
        {shown && shown.length > 0 && <ul className={classes.list}>{cards(shown)}</ul>}
        {hidden.length > 0 && (
          <>
            <h3 className={classes.title}>
              <FormattedMessage id="attention.title_hidden" />
            </h3>
            <ul className={classes.list}>{cards(hidden)}</ul>
          </>
        )}
      </div>
    </SidePanel>
  )
}
