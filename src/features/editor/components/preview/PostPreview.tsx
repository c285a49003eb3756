import { Button, Text } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/useListeners'
import { IconArrowsMaximize } from '@/common/ui/icons/icons'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { previewClosed, previewEnlarged, previewOpened, selectPreview } from '../../editorSlice'
import { usePostPreview } from '../../hooks/panel/usePostPreview'
import { listenForPreview } from '../../previewListeners'
import panel from '../panel/PanelButton.module.css'
import { LargePreview } from './LargePreview'
import { PreviewPane } from './PreviewPane'
import { ShapeChoice } from './ShapeChoice'

/** Px; so that all of it is visible beside the frame. */
const PANEL_HEIGHT = 560

/** The post as shoppers would see it, drawn by the embed itself, with unsaved changes. */
export function PostPreview() {
  useListeners(listenForPreview)
  const dispatch = useAppDispatch()
  const isPhone = useIsPhone()
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
      <Text size="sm" c="dimmed">
        <FormattedMessage id="preview.hint" />
      </Text>
      <ShapeChoice />
      <PreviewPane preview={preview} isNarrow maxHeight={PANEL_HEIGHT} />
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
