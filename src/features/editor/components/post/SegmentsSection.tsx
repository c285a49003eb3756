import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedList, FormattedMessage } from 'react-intl'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import type { IdName } from '@/contract/entities/posts/post'
import { segmentsChanged, selectDocument } from '../../editorSlice'

export interface SegmentPickerProps {
  /** Ids of the chosen segments. */
  value: number[]
  onChange: (segments: IdName[]) => void
}

interface SegmentsSectionProps {
  canEdit: boolean
  /** Renders the choice of segments, which belongs to another slice. */
  renderSegmentPicker: (props: SegmentPickerProps) => ReactNode
}

/** The segments of the post; read-only without the right to manage segments. */
export function SegmentsSection({ canEdit, renderSegmentPicker }: SegmentsSectionProps) {
  const dispatch = useAppDispatch()
  const canManage = usePermission('MANAGE_SEGMENTS')
  const { segments } = useAppSelector(selectDocument)
  const isChoosable = canEdit && canManage
  if (!isChoosable && segments.length === 0) return null
  return (
    <PanelSection title={<FormattedMessage id="editor.title_segments" />}>
      {isChoosable ? (
        renderSegmentPicker({
          value: segments.map(({ id }) => id),
          onChange: (chosen) => dispatch(segmentsChanged(chosen)),
        })
      ) : (
        <Text size="sm">
          <FormattedList value={segments.map(({ name }) => name)} />
        </Text>
      )}
    </PanelSection>
  )
}
