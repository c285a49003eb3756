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
import { IconDeviceDesktop, IconDeviceMobile } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'
import { deviceChosen, selectWidgetEditor } from '@/features/widgets/widgetEditorSlice'
import {
  usePreview,
  hasTooFew,
  isEmptyPayload,
  isHiddenOn,
} from '@/features/widgets/hooks/usePreview'
import { useBox } from '@/common/lib/useBox'
import { ShopPageField } from '@/features/widgets/shopPage/lazyShopPage'
import { useShopPageContent } from '@/features/widgets/shopPage/useShopPageContent'
import { SeenActions } from '@/features/widgets/stl/lazyModelEditor'
import { EmptyExplanation } from './lazyParts'
import { Notice } from './Notice'
import classes from './WidgetPreview.module.css'

const DEVICES = {
  desktop: {
    icon: IconDeviceDesktop,
    label: 'widgets.label_desktop',
    hidden: 'widgets.title_not-on-desktop',
  },
  mobile: {
    icon: IconDeviceMobile,
    label: 'widgets.label_mobile',
    hidden: 'widgets.title_not-on-phone',
  },
} as const
const PREVIEW_DEVICES = ['desktop', 'mobile'] as const

const SKELETON_TILES = Array.from({ length: 8 }, (_, index) => index)

/** The widget as shoppers would see it with the unsaved settings, on a computer or a phone. */
export function WidgetPreview({ productField }: { productField: ReactNode }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const canManage = usePermission('MANAGE_WIDGETS')
  const frame = useRef<HTMLIFrameElement>(null)
  const canSeeProducts = usePermission('VIEW_SKUS')
  const { embedId, device, form } = useAppSelector(selectWidgetEditor)
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
    if (isHiddenOn(device, payload)) {
      const { icon: Picture, hidden } = DEVICES[device]
      return (
        <StateMessage icon={<Picture size={28} />} title={<FormattedMessage id={hidden} />}>
          <FormattedMessage id="widgets.text_not-here" />
        </StateMessage>
      )
    }
    if (!isEmptyPayload(payload) && !hasTooFew(payload)) return null
    return (
      <Suspense>
        <EmptyExplanation payload={payload} />
      </Suspense>
    )
  }

  return (
    <section
      className={classes.preview}
      aria-label={intl.formatMessage({ id: 'widgets.label_preview' })}
    >
      <SegmentedControl<PreviewDevice>
        aria-label={intl.formatMessage({ id: 'widgets.label_device' })}
        value={device}
        onChange={(value) => dispatch(deviceChosen(value))}
        data={PREVIEW_DEVICES.map((value) => {
          const { icon: Icon, label } = DEVICES[value]
          return {
            value,
            label: (
              <span className={classes.device}>
                <Icon size={18} />
                <FormattedMessage id={label} />
              </span>
            ),
          }
        })}
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

function PreviewSkeleton({ isModel }: { isModel: boolean }) {
  if (isModel) {
    return (
      <Loading>
        <Skeleton height={388} width="auto" m="md" radius="md" />
      </Loading>
    )
  }
  return (
    <Loading className={classes.skeleton}>
      {SKELETON_TILES.map((key) => (
        <Skeleton key={key} height="auto" radius="sm" />
      ))}
    </Loading>
  )
}
