import { Skeleton } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useListeners } from '@/common/store/listening'
import { SidePanel } from '@/common/ui/dialogs/SidePanel'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { WidgetAddress } from './attentionAddress'
import { useListAttentionQuery } from './attentionApi'
import { AttentionItemCard } from './AttentionItemCard'
import { listenForAttention } from './attentionListeners'
import classes from './AttentionPanel.module.css'

interface AttentionPanelProps {
  widgetAddress: WidgetAddress
  onClose: () => void
}

/** What waits for the team. What is hidden here keeps its place, so that the focus stays; later it comes last. */
export function AttentionPanel({ widgetAddress, onClose }: AttentionPanelProps) {
  useListeners(listenForAttention)
  const { data, isError, refetch } = useListAttentionQuery()
  return (
    <SidePanel title={<FormattedMessage id="attention.title" />} onClose={onClose}>
      <div className={classes.panel}>
        {!data &&
          (isError ? (
            <ErrorState onRetry={() => void refetch()} />
          ) : (
            <Loading className={classes.list ?? ''}>
              <Skeleton height={112} />
              <Skeleton height={112} />
            </Loading>
          ))}
        {data?.items.length === 0 && (
          <EmptyState subject="posts" title={<FormattedMessage id="attention.title_nothing" />}>
            <FormattedMessage id="attention.text_nothing" />
          </EmptyState>
        )}
        {data && data.items.length > 0 && (
          <ul className={classes.list}>
            {data.items.map((item) => (
              <AttentionItemCard
                key={item.kind}
                item={item}
                widgetAddress={widgetAddress}
                onLeave={onClose}
              />
            ))}
          </ul>
        )}
      </div>
    </SidePanel>
  )
}
