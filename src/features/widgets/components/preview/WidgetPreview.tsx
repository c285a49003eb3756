import { Button, Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { PreviewFrame } from '@/common/embed/PreviewFrame'
import { previewSize, type PreviewDevice } from '@/common/embed/previewSize'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { IconDeviceDesktop, IconDeviceMobile, IconPhoto } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'
import { deviceChosen, selectGalleryEditor } from '../../galleryEditorSlice'
import { usePreview } from '../../hooks/usePreview'
import { useBox } from '@/common/lib/useBox'
import { Notice } from '../editor/Notice'
import classes from './WidgetPreview.module.css'

const SKELETON_TILES = Array.from({ length: 8 }, (_, index) => index)

/** The gallery as shoppers would see it with the unsaved settings, on a computer or a phone. */
export function WidgetPreview() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { device } = useAppSelector(selectGalleryEditor)
  const { payload, isError, retry } = usePreview()
  const [pane, size] = useBox()
  const cover = coverOf()

  function coverOf(): ReactNode {
    if (!payload) return isError ? <ErrorState onRetry={retry} /> : <PreviewSkeleton />
    if (payload.posts.length > 0) return null
    const id =
      payload.settings.albums.length === 0 ? 'widgets.text_no-albums' : 'widgets.text_no-posts'
    return (
      <StateMessage
        icon={<IconPhoto size={28} />}
        title={<FormattedMessage id="widgets.title_nothing-to-show" />}
      >
        <FormattedMessage id={id} />
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
      <div className={classes.pane} ref={pane}>
        {size && (
          <PreviewFrame
            payload={payload}
            size={previewSize(device, size)}
            title={intl.formatMessage({ id: 'widgets.label_preview' })}
          />
        )}
        {cover && <div className={classes.cover}>{cover}</div>}
      </div>
    </section>
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

function PreviewSkeleton() {
  return (
    <Loading className={classes.skeleton}>
      {SKELETON_TILES.map((key) => (
        <Skeleton key={key} className={classes.tile ?? ''} height="auto" radius="sm" />
      ))}
    </Loading>
  )
}
