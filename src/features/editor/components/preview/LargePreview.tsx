import { Button, Stack } from '@mantine/core'
import { useViewportSize } from '@mantine/hooks'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { previewEnlarged } from '../../editorSlice'
import type { PostPreviewView } from '../../hooks/panel/usePostPreview'
import panel from '../panel/PanelButton.module.css'
import { PreviewPane } from './PreviewPane'
import { ShapeChoice } from './ShapeChoice'

interface LargePreviewProps {
  isOpen: boolean
  isPhone: boolean
  preview: PostPreviewView
}

/** Px that the dialog needs around the preview; on a phone it fills the screen. */
const ROUND_IT = { window: 260, phone: 230 }
const MIN_HEIGHT = 320

/** The same preview as large as the window allows. */
export function LargePreview({ isOpen, isPhone, preview }: LargePreviewProps) {
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
        {/* Last, so that Tab leaves the frame inside the dialog. */}
        <Button variant="default" className={panel.button ?? ''} onClick={close}>
          <FormattedMessage id="common.action_close" />
        </Button>
      </Stack>
    </Dialog>
  )
}
