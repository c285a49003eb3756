import { Anchor, Button, Skeleton, Text } from '@mantine/core'
import { useEffect, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useCommand } from '@/common/routing/useCommand'
import { usePermission, useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { IconPlus } from '@/common/ui/icons/icons'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { WIDGET_TYPES } from '@/contract/entities/widgets/widget'
import { CreateWidgetDialog } from '@/features/widgets/components/list/CreateWidgetDialog'
import { DeleteWidgetDialog } from '@/features/widgets/components/list/DeleteWidgetDialog'
import { WidgetCard } from '@/features/widgets/components/list/WidgetCard'
import { sortWidgets } from '@/features/widgets/widgetList'
import { useListWidgetsQuery } from '@/features/widgets/savedWidgetsApi'
import { editorAddress } from '@/features/widgets/widgetEditors'
import { useListWidgetFactsQuery } from '@/features/widgets/widgetFactsApi'
import { listenForWidgets } from '@/features/widgets/widgetsListeners'
import {
  createdWidgetOpened,
  selectCreatedWidget,
  selectWidgetDialog,
  widgetDialogClosed,
  widgetDialogOpened,
} from '@/features/widgets/widgetsSlice'
import classes from './WidgetsPage.module.css'

/** The widgets of the account (product-rules/screens.md#routes). */
export function WidgetsPage() {
  useListeners(listenForWidgets)
  const dispatch = useAppDispatch()
  const { locale } = useUser()
  const canManage = usePermission('MANAGE_WIDGETS')
  const dialog = useAppSelector(selectWidgetDialog)
  const { data, isError, refetch } = useListWidgetsQuery()
  const widgets = useMemo(() => data && sortWidgets(data, locale), [data, locale])
  const facts = useListWidgetFactsQuery(undefined, {
    // Requested after the list, which is more urgent.
    skip: !data || data.length === 0,
    refetchOnMountOrArgChange: true,
  })
  const hasNumbers = usePermission('MANAGE_ANALYTICS')
  const navigate = useNavigate()
  const created = useAppSelector(selectCreatedWidget)
  useEffect(() => () => void dispatch(widgetDialogClosed()), [dispatch])
  useEffect(() => {
    if (!created) return
    dispatch(createdWidgetOpened())
    void navigate(editorAddress(created))
  }, [dispatch, navigate, created])
  useCommand((command) => {
    const type = WIDGET_TYPES.find((one) => command === `create-${one}`)
    if (type && canManage) dispatch(widgetDialogOpened({ kind: 'create', type }))
  }, widgets !== undefined)
  const createButton = canManage && widgets && (
    <Button
      leftSection={<IconPlus size={18} />}
      onClick={() => dispatch(widgetDialogOpened({ kind: 'create' }))}
    >
      <FormattedMessage id="widgets.action_create" />
    </Button>
  )
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="widgets.title" />}
        count={widgets?.length}
        action={createButton}
      />
      {widgets && <WidgetsOfPlan used={widgets.length} />}
      {widgets?.length === 0 && (
        <EmptyState
          subject="widgets"
          title={<FormattedMessage id="widgets.title_empty" />}
          action={createButton}
        >
          <FormattedMessage id="widgets.text_empty" />
        </EmptyState>
      )}
      {widgets && widgets.length > 0 && (
        <ul className={classes.list}>
          {widgets.map((widget) => (
            <WidgetCard
              key={widget.embedId}
              widget={widget}
              widgets={widgets}
              canManage={canManage}
              facts={facts.data?.[widget.embedId]}
              isLoading={facts.isFetching}
              hasNumbers={hasNumbers}
              onRetry={() => void facts.refetch()}
            />
          ))}
        </ul>
      )}
      {!widgets &&
        (isError ? <ErrorState onRetry={() => void refetch()} /> : <WidgetListSkeleton />)}
      {widgets && dialog?.kind === 'create' && (
        <CreateWidgetDialog widgets={widgets} wanted={dialog.type} />
      )}
      {widgets && <DeleteWidgetDialog widgets={widgets} />}
    </>
  )
}

/** How many of the tariff's widgets are used; renders nothing without a limit. */
function WidgetsOfPlan({ used }: { used: number }) {
  const limit = useUser().plan?.plan.widgetLimit ?? null
  const canSeeTariff = usePermission('VIEW_TARIFF')
  if (limit === null) return null
  const isFull = used >= limit
  return (
    <Text size="sm" c={isFull ? undefined : 'dimmed'} mb="md">
      <FormattedMessage
        id={isFull ? 'usage.text_widgets-full' : 'usage.text_widgets'}
        values={{ used, limit }}
      />{' '}
      {isFull && canSeeTariff && (
        <Anchor component={Link} to={paths.profile()} underline="always" inherit>
          <FormattedMessage id="usage.action_tariff" />
        </Anchor>
      )}
    </Text>
  )
}

const CARDS = [0, 1, 2]
const CARD_HEIGHT_PX = 396

/** The skeleton of the list while the widgets are loading. */
function WidgetListSkeleton() {
  return (
    <Loading className={classes.list}>
      {CARDS.map((key) => (
        <Skeleton key={key} height={CARD_HEIGHT_PX} radius="md" />
      ))}
    </Loading>
  )
}
