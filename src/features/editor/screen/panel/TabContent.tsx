import { Text } from '@mantine/core'
import { Suspense, type ReactNode, createElement, type ComponentType } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import type { PostInfo } from '@/contract/entities/posts/post'
import { AdsSection } from '@/features/editor/screen/post/AdsSection'
import type { ProductPickerProps } from '@/features/editor/screen/links/ProductMarks'
import {
  BackgroundSection,
  type BackgroundPickerProps,
} from '@/features/editor/screen/media/BackgroundSection'
import type { MediaSlots } from '@/features/editor/screen/media/MediaSection'
import {
  AboutPost,
  PostTexts,
  type AlbumPickerProps,
  SegmentsSection,
  type SegmentPickerProps,
  DisplaySwitches,
  HistoryLink,
} from '@/features/editor/screen/post/PostSections'
import { ScheduleSection } from '@/features/editor/screen/post/ScheduleSection'
import { selectDocument, selectPostInfo } from '@/features/editor/editorSlice'
import type { EditorTab } from '@/features/editor/editorTabs'
import { useChosen } from '@/features/editor/screen/elements/useElements'
import {
  kindOf,
  type FrameElement,
  loadPanels,
  type ElementPanels,
} from '@/features/editor/kinds/elementKinds'

/** Parts of tabs that belong to other slices. */
export interface TabSlots extends MediaSlots {
  renderProductPicker: (props: ProductPickerProps) => ReactNode
  renderAlbumPicker: (props: AlbumPickerProps) => ReactNode
  renderSegmentPicker: (props: SegmentPickerProps) => ReactNode
  renderBackgroundPicker: (props: BackgroundPickerProps) => ReactNode
  /** Uploads pictures that become stickers on the frame. */
  renderStickerUpload: () => ReactNode
  /** Renders the shoppers' answers to the post as it is stored. */
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
 * The settings of the selected element in the tab of its kind, if it is selected alone. Product markers have cards
 * instead.
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

interface TabProps {
  canEdit: boolean
}

/** Tabs that load on demand; all of them load with the first one that is opened. */
const elementTabs = () =>
  import(/* webpackChunkName: "element-tabs" */ '@/features/editor/screen/elements/ElementTabs')
const elementInspector = () =>
  import(
    /* webpackChunkName: "element-tabs" */ '@/features/editor/screen/elements/ElementInspector'
  )

/** A component with settings of elements, loaded together with the panels of all kinds. */
async function withPanels<Props extends object>(
  load: () => Promise<ComponentType<Props & { panels: ElementPanels }>>,
): Promise<ComponentType<Props>> {
  const [component, panels] = await Promise.all([load(), loadPanels()])
  return (props) => createElement(component, { ...props, panels })
}

const ActionTab = lazyWithTexts(() =>
  withPanels<TabProps>(() => elementTabs().then((module) => module.ActionTab)),
)
const InteractionTab = lazyWithTexts(() =>
  withPanels<TabProps>(() => elementTabs().then((module) => module.InteractionTab)),
)
const TextTab = lazyWithTexts(() =>
  withPanels<TabProps & { children: ReactNode }>(() =>
    elementTabs().then((module) => module.TextTab),
  ),
)
const ElementInspector = lazyWithTexts(() =>
  withPanels<TabProps & { element: FrameElement }>(() =>
    elementInspector().then((module) => module.ElementInspector),
  ),
)
const MediaSection = lazyWithTexts(() =>
  import(/* webpackChunkName: "media-tab" */ '@/features/editor/screen/media/MediaSection').then(
    (module) => module.MediaSection,
  ),
)
const PostPreview = lazyWithTexts(() =>
  import(
    /* webpackChunkName: "post-preview" */ '@/features/editor/screen/preview/PostPreview'
  ).then((module) => module.PostPreview),
)
const ProductMarks = lazyWithTexts(() =>
  import(/* webpackChunkName: "links-tab" */ '@/features/editor/screen/links/ProductMarks').then(
    (module) => module.ProductMarks,
  ),
)
