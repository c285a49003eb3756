import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import type { Background } from '@/contract/entities/posts/media'
import {
  backgroundChosen,
  backgroundSpread,
  selectDocument,
  selectMedia,
} from '@/features/editor/editorSlice'

export interface BackgroundPickerProps {
  /** The slide that the background belongs to. */
  mediaId: number
  value: Background
  onChange: (background: Background) => void
}

interface BackgroundSectionProps {
  children: (props: BackgroundPickerProps) => ReactNode
}

/** The background behind the picture on the frame. */
export function BackgroundSection({ children }: BackgroundSectionProps) {
  const dispatch = useAppDispatch()
  const { media } = useAppSelector(selectDocument)
  const shown = useAppSelector(selectMedia)
  if (!shown) return null
  const { id: mediaId, background } = shown
  return (
    <PanelSection title={<FormattedMessage id="background.title" />}>
      {children({
        mediaId,
        value: background,
        onChange: (chosen) => dispatch(backgroundChosen(chosen)),
      })}
      {media.some((item) => item.background !== background) && (
        <Button variant="default" onClick={() => dispatch(backgroundSpread(background))}>
          <FormattedMessage id="background.action_to-all" />
        </Button>
      )}
    </PanelSection>
  )
}
