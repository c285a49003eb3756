import { Button, Text, Stack } from '@mantine/core'
import { useViewportSize } from '@mantine/hooks'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { IconArrowsMaximize } from '@/common/ui/icons/icons'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { PreviewPane, usePostPreview, type PostPreviewView } from './PreviewPane'
import {
  previewClosed,
  previewEnlarged,
  previewOpened,
  selectPreview,
  previewShapeChosen,
} from '@/features/editor/editorSlice'
import { PREVIEW_SHAPES, type PreviewShape } from '@/features/editor/model/wire'
import panel from '@/features/editor/screen/panel/PanelButton.module.css'
import { FRAME_TEXTS } from '@/features/editor/screen/words'
import { listenForPreview } from '@/features/editor/state/preview'

/** The preview's height in px, so that the whole preview is visible beside the frame. */
const PANEL_HEIGHT = 560
/** Px of the window's height that the preview cannot use: in the sheet on a phone, and in the dialog. */
const ROUND_IT = { sheet: 370, window: 260, phone: 230 }
const MIN_HEIGHT = 320

/** The post as shoppers would see it, drawn by the embed itself, with unsaved changes. */
export function PostPreview() {
  useListeners(listenForPreview)
  const dispatch = useAppDispatch()
  const isPhone = useIsPhone()
  const { height } = useViewportSize()
  const { isLarge } = useAppSelector(selectPreview)
  const preview = usePostPreview()
  useEffect(() => {
    dispatch(previewOpened())
    return () => {
      dispatch(previewClosed())
    }
  }, [dispatch])
  return (
    <PanelSection title={<FormattedMessage id="tabs.label_products" />}>
      <ShapeChoice />
      <PreviewPane
        preview={preview}
        isNarrow
        maxHeight={isPhone ? Math.max(MIN_HEIGHT, height - ROUND_IT.sheet) : PANEL_HEIGHT}
      />
      <Text size="sm" c="dimmed">
        <FormattedMessage id="preview.hint" />
      </Text>
      <Button
        variant="default"
        className={panel.button ?? ''}
        leftSection={<IconArrowsMaximize size={16} />}
        onClick={() => dispatch(previewEnlarged(true))}
      >
        <FormattedMessage id="preview.action_enlarge" />
      </Button>
      <LargePreview isOpen={isLarge} isPhone={isPhone} preview={preview} />
    </PanelSection>
  )
}

interface LargePreviewProps {
  isOpen: boolean
  isPhone: boolean
  preview: PostPreviewView
}

/** The same preview in a dialog, as large as the window allows. */
function LargePreview({ isOpen, isPhone, preview }: LargePreviewProps) {
  const dispatch = useAppDispatch()
  const { height } = useViewportSize()
  const close = () => dispatch(previewEnlarged(false))
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      title={<FormattedMessage id="preview.title_large" />}
      size={1148}
      fullScreen={isPhone}
    >
      <Stack gap="md">
        <ShapeChoice />
        <PreviewPane
          preview={preview}
          isNarrow={isPhone}
          maxHeight={Math.max(MIN_HEIGHT, height - (isPhone ? ROUND_IT.phone : ROUND_IT.window))}
        />
        {/* The last control of the dialog, so that Tab moves from the frame to a control inside the dialog. */}
        <Button variant="default" className={panel.button ?? ''} onClick={close}>
          <FormattedMessage id="common.action_close" />
        </Button>
      </Stack>
    </Dialog>
  )
}

const LABELS: Record<PreviewShape, MessageId> = {
  ...FRAME_TEXTS,
  tile: 'preview.label_tile',
}

/** The choice of the preview's shape. */
function ShapeChoice() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { shape } = useAppSelector(selectPreview)
  return (
    <SegmentedControl<PreviewShape>
      fullWidth
      aria-label={intl.formatMessage({ id: 'preview.label_shape' })}
      value={shape}
      onChange={(chosen) => dispatch(previewShapeChosen(chosen))}
      data={PREVIEW_SHAPES.map((value) => ({
        value,
        label: <FormattedMessage id={LABELS[value]} />,
      }))}
    />
  )
}
