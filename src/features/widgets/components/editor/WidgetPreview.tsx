import { Button, Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import { Suspense, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { PreviewFrame } from '@/common/embed/PreviewFrame'
import { previewSize, type PreviewDevice } from '@/common/embed/previewSize'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { IconCube, IconDeviceDesktop, IconDeviceMobile, IconPhoto } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'
import { deviceChosen, selectWidgetEditor } from '@/features/widgets/widgetEditorSlice'
import {
  usePreview,
  emptyText,
  isEmptyPayload,
  isHiddenOn,
} from '@/features/widgets/hooks/usePreview'
import { useBox } from '@/common/lib/useBox'
import { ShopPageField } from '@/features/widgets/shopPage/lazyShopPage'
import { useShopPageContent } from '@/features/widgets/shopPage/useShopPageContent'
import { SeenActions } from '@/features/widgets/stl/lazyModelEditor'
import { Notice } from './Notice'
import classes from './WidgetPreview.module.css'

const SKELETON_TILES = Array.from({ length: 8 }, (_, index) => index)

/** The widget as shoppers would see it with the unsaved settings, on a computer or a phone. */
export function WidgetPreview({ productField }: { productField: ReactNode }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const canManage = usePermission('MANAGE_WIDGETS')
  const frame = useRef<HTMLIFrameElement>(null)
  const canSeeProducts = usePermission('VIEW_SKUS')
  const { embedId, device, form, productId } = useAppSelector(selectWidgetEditor)
  const isOfProducts = form?.draft.widgetType === 'sku'
  const isModel = form?.draft.widgetType === 'stl'
  const { payload, isError, retry } = usePreview()
  const shopPage = useShopPageContent()
  const [pane, size] = useBox()
  const cover = coverOf()

  function coverOf(): ReactNode {
    if (!payload) {
      return isError ? <ErrorState onRetry={retry} /> : <PreviewSkeleton isModel={isModel} />
    }
    if (isHiddenOn(device, payload)) return <HiddenHere device={device} />
    if (!isEmptyPayload(payload)) return null
    return (
      <StateMessage
        icon={isModel ? <IconCube size={28} /> : <IconPhoto size={28} />}
        title={<FormattedMessage id="widgets.title_nothing-to-show" />}
      >
        <FormattedMessage id={emptyText(payload, productId !== null)} />
      </StateMessage>
    )
  }

  return (
    <section
      className={classes.preview}
      aria-label={intl.formatMessage({ id: 'widgets.label_preview' })}
    >
      <SegmentedControl<PreviewDevice>
        className={classes.devices ?? ''}
        aria-label={intl.formatMessage({ id: 'widgets.label_device' })}
        value={device}
        onChange={(value) => dispatch(deviceChosen(value))}
        data={[
          {
            value: 'desktop',
            label: (
              <DeviceLabel icon={<IconDeviceDesktop size={18} />}>
                <FormattedMessage id="widgets.label_desktop" />
              </DeviceLabel>
            ),
          },
          {
            value: 'mobile',
            label: (
              <DeviceLabel icon={<IconDeviceMobile size={18} />}>
                <FormattedMessage id="widgets.label_mobile" />
              </DeviceLabel>
            ),
          },
        ]}
      />
      {isOfProducts && canSeeProducts && (
        <div className={classes.shopPage}>
          <Suspense>{productField}</Suspense>
        </div>
      )}
      <div className={classes.shopPage}>
        <Suspense>{embedId !== null && <ShopPageField embedId={embedId} />}</Suspense>
      </div>
      {isError && payload && (
        <Notice
          action={
            <Button variant="default" onClick={retry}>
              <FormattedMessage id="common.action_retry" />
            </Button>
          }
        >
          <FormattedMessage id="widgets.text_preview-old" />
        </Notice>
      )}
      {isModel && canManage && embedId !== null && !cover && (
        <Suspense>
          <SeenActions embedId={embedId} frame={frame} />
        </Suspense>
      )}
      <div className={classes.pane} ref={pane}>
        {size && (
          <PreviewFrame
            key={shopPage?.key ?? 'alone'}
            shopPage={shopPage?.content}
            frameRef={frame}
            payload={payload}
            size={previewSize(device, size)}
            title={intl.formatMessage({ id: 'widgets.label_preview' })}
          />
        )}
        {cover && (
          <div className={classes.cover} data-device={device}>
            {cover}
          </div>
        )}
      </div>
    </section>
  )
}

/** The widget is for the other kind of screen. */
function HiddenHere({ device }: { device: PreviewDevice }) {
  const isPhone = device === 'mobile'
  return (
    <StateMessage
      icon={isPhone ? <IconDeviceMobile size={28} /> : <IconDeviceDesktop size={28} />}
      title={
        <FormattedMessage
          id={isPhone ? 'widgets.title_not-on-phone' : 'widgets.title_not-on-desktop'}
        />
      }
    >
      <FormattedMessage id="widgets.text_not-here" />
    </StateMessage>
  )
}

function DeviceLabel({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.device}>
      {icon}
      {children}
    </span>
  )
}

function PreviewSkeleton({ isModel }: { isModel: boolean }) {
  if (isModel) {
    return (
      <Loading className={classes.modelSkeleton}>
        <Skeleton height="100%" radius="md" />
      </Loading>
    )
  }
  return (
    <Loading className={classes.skeleton}>
      {SKELETON_TILES.map((key) => (
        <Skeleton key={key} className={classes.tile ?? ''} height="auto" radius="sm" />
      ))}
    </Loading>
  )
}
