import { Text } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PostInfo } from '@/contract/entities/post'
import { useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { selectDocument, selectPostInfo } from '../../editorSlice'
import type { EditorTab } from '../../editorTabs'
import { kindOf } from '../../kinds/elementKinds'
import { useChosen } from '../../hooks/elements/useChosen'
import { AboutPost } from '../post/AboutPost'
import { AdsSection } from '../ads/AdsSection'
import { BackgroundSection, type BackgroundPickerProps } from '../media/BackgroundSection'
import { DisplaySwitches } from '../post/DisplaySwitches'
import { HistoryLink } from '../post/HistoryLink'
import type { MediaSlots } from '../media/MediaSection'
import { PostTexts, type AlbumPickerProps } from '../post/PostTexts'
import type { ProductPickerProps } from '../links/ProductMarks'
import { ScheduleSection } from '../post/ScheduleSection'
import { SegmentsSection, type SegmentPickerProps } from '../post/SegmentsSection'
import {
  ActionTab,
  ElementInspector,
  InteractionTab,
  MediaSection,
  PostPreview,
  ProductMarks,
  TextTab,
} from './lazyTabs'

/** Parts of tabs that belong to other slices. */
export interface TabSlots extends MediaSlots {
  renderProductPicker: (props: ProductPickerProps) => ReactNode
  renderAlbumPicker: (props: AlbumPickerProps) => ReactNode
  renderSegmentPicker: (props: SegmentPickerProps) => ReactNode
  renderBackgroundPicker: (props: BackgroundPickerProps) => ReactNode
  /** Uploads pictures that become stickers on the frame. */
  renderStickerUpload: () => ReactNode
  /** The shoppers' answers to the post as it is stored. */
  renderAnswers: (post: PostInfo) => ReactNode
}

interface TabContentProps extends TabSlots {
  tab: EditorTab
  canEdit: boolean
}

/** The contents of one tab, with the settings of the selected element if they belong there. */
export function TabContent(props: TabContentProps) {
  const { tab, canEdit } = props
  return (
    <Suspense>
      <TabSubject {...props} />
      <ChosenElement tab={tab} canEdit={canEdit} />
    </Suspense>
  )
}

/**
 * Products have their own cards; any other element that is selected alone has its settings in the tab of its kind.
 */
function ChosenElement({ tab, canEdit }: Pick<TabContentProps, 'tab' | 'canEdit'>) {
  const [element, ...others] = useChosen()
  if (!element || others.length > 0 || element.kind === 'productMarker') return null
  return kindOf(element).tab === tab ? (
    <ElementInspector element={element} canEdit={canEdit} />
  ) : null
}

function TabSubject({ tab, canEdit, ...slots }: TabContentProps) {
  switch (tab) {
    case 'post':
      return (
        <>
          <PostTexts canEdit={canEdit} renderAlbumPicker={slots.renderAlbumPicker} />
          <SegmentsSection canEdit={canEdit} renderSegmentPicker={slots.renderSegmentPicker} />
          <ScheduleSection canEdit={canEdit} />
          <AboutPost canEdit={canEdit} />
          <AdsSection canEdit={canEdit} />
          <DisplaySwitches canEdit={canEdit} />
          <HistoryLink />
        </>
      )
    case 'media':
      return (
        <>
          {canEdit ? <MediaSection {...slots} /> : <SlidesToLookAt />}
          {canEdit && <BackgroundSection>{slots.renderBackgroundPicker}</BackgroundSection>}
        </>
      )
    case 'links':
      return <ProductMarks canEdit={canEdit} renderProductPicker={slots.renderProductPicker} />
    case 'interaction':
      return <InteractionTab canEdit={canEdit} />
    case 'action':
      return <ActionTab canEdit={canEdit} />
    case 'text':
      return <TextTab canEdit={canEdit}>{slots.renderStickerUpload()}</TextTab>
    case 'analytic':
      return <StoredPost>{slots.renderAnswers}</StoredPost>
    case 'products':
      return <PostPreview />
  }
}

function SlidesToLookAt() {
  const { media } = useAppSelector(selectDocument)
  return (
    <PanelSection title={<FormattedMessage id="media.title" />}>
      <Text size="sm">
        <FormattedMessage id="media.text_read-only" values={{ count: media.length }} />
      </Text>
    </PanelSection>
  )
}

function StoredPost({ children }: { children: (post: PostInfo) => ReactNode }) {
  const postInfo = useAppSelector(selectPostInfo)
  return postInfo && children(postInfo)
}
