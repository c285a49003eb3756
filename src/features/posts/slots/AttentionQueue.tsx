import { ActionIcon } from '@mantine/core'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconBell } from '@/common/ui/icons/icons'
import { CornerCount, cornered } from '@/common/ui/layout/CornerCount'
import { ATTENTION_RIGHTS } from '@/contract/entities/account/attention'
import {
  libraryPanelClosed,
  libraryPanelOpened,
  selectLibraryPanel,
} from '@/features/posts/library/filters/libraryPanelSlice'
import type { WidgetAddress } from '../attention/attentionAddress'
import { useListAttentionQuery } from '../attention/attentionApi'
import classes from './AttentionQueue.module.css'

const AttentionPanel = lazyWithTexts(() =>
  import(/* webpackChunkName: "attention-panel" */ '../attention/AttentionPanel').then(
    (module) => module.AttentionPanel,
  ),
)
const RIGHTS = Object.values(ATTENTION_RIGHTS)

/** The button of what waits for the team, with the number over its corner; nothing for a role that may act on none of it. */
export function AttentionQueue({ widgetAddress }: { widgetAddress: WidgetAddress }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const canAct = usePermission(RIGHTS)
  const isOpen = useAppSelector(selectLibraryPanel)?.kind === 'attention'
  const { data } = useListAttentionQuery(undefined, {
    skip: !canAct,
    refetchOnMountOrArgChange: true,
  })
  if (!canAct) return null
  const count = data?.items.filter(({ isHidden }) => !isHidden).length ?? 0
  const close = () => dispatch(libraryPanelClosed())
  return (
    <>
      <ActionIcon
        variant="default"
        className={`${cornered} ${classes.button ?? ''}`}
        aria-label={
          count > 0
            ? intl.formatMessage({ id: 'attention.label_open' }, { count })
            : intl.formatMessage({ id: 'attention.title' })
        }
        title={intl.formatMessage({ id: 'attention.title' })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => dispatch(libraryPanelOpened({ kind: 'attention' }))}
      >
        <IconBell size={20} stroke={1.7} />
        <CornerCount count={count} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <AttentionPanel widgetAddress={widgetAddress} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
