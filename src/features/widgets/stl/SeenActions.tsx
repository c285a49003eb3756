import { Button, Group } from '@mantine/core'
import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { askSeenModel } from '@/common/embed/askSeenModel'
import { useAppDispatch } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { IconEye, IconPhoto } from '@/common/ui/icons/icons'
import { picturesChosen } from '@/common/uploads/pictureUploadsSlice'
import { registerFiles } from '@/common/uploads/fileRegistry'
import { settingsChanged } from '../widgetEditorSlice'
import { listenForModelFiles } from './modelFilesListeners'
import { useIsSending } from '@/features/widgets/hooks/useWidgetEditor'

interface SeenActionsProps {
  embedId: string
  frame: RefObject<HTMLIFrameElement | null>
}

/** Uses the current view of the preview as the model's first view or as its poster. */
export function SeenActions({ embedId, frame }: SeenActionsProps) {
  useListeners(listenForModelFiles)
  const dispatch = useAppDispatch()
  const isSending = useIsSending(embedId)

  async function seen() {
    const preview = frame.current?.contentWindow
    return preview ? askSeenModel(preview) : null
  }
  async function startHere() {
    const model = await seen()
    if (model) dispatch(settingsChanged({ startTurn: model.turn, startTilt: model.tilt }))
  }
  async function makePoster() {
    const model = await seen()
    if (!model) return
    const picture = new File([model.picture], 'poster.png', { type: 'image/png' })
    const target = { kind: 'modelPoster', id: embedId } as const
    dispatch(picturesChosen({ files: registerFiles([picture]), target }))
  }

  return (
    <Group gap="xs" justify="center">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconEye size={16} />}
        onClick={() => void startHere()}
      >
        <FormattedMessage id="widgets.action_start-here" />
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPhoto size={16} />}
        disabled={isSending}
        onClick={() => void makePoster()}
      >
        <FormattedMessage id="widgets.action_make-poster" />
      </Button>
    </Group>
  )
}
