import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { Loading } from '@/common/ui/states/Loading'
import { ElementList } from './elements/ElementList'
import { FrameBar } from './frame/FrameBar'
import { MediaStrip } from './frame/MediaStrip'
import { Stage } from './frame/Stage'
import stage from './frame/Stage.module.css'
import { PanelSheet } from './panel/PanelSheet'
import { EditorTabs } from './panel/EditorTabs'
import { TabContent, type TabSlots } from './panel/TabContent'
import {
  selectFreeSlides,
  selectIsPanelRaised,
  selectMedia,
  selectPostInfo,
  selectTakesElements,
} from '@/features/editor/editorSlice'
import type { EditorTab } from '@/features/editor/editorTabs'
import { useMarkPlace } from './frame/MarkPin'
import { useChoiceTab, useEditorTab } from './panel/useEditorTab'
import { useKeyboardInset } from './panel/useKeyboardInset'
import { AnsweredAttempt, useSaveProblem } from './panel/useSaveProblem'
import classes from './EditorBody.module.css'

export interface EditorSlots extends TabSlots {
  /** Renders the button for another cover of a video. */
  renderVideoCover: (video: { mediaId: number; videoUrl: string }) => ReactNode
  /** Accepts files that are dropped or pasted; rendered while the post may be changed. */
  renderFileDrop: (props: FileDropProps) => ReactNode
}

interface FileDropProps {
  /** Selector of the frame: pictures dropped on it become stickers; files dropped elsewhere become slides. */
  frame: string
  /** Selector of the work area: pictures pasted while the focus is in it become stickers. */
  area: string
  room: number
  isStory: boolean
  takesStickers: boolean
  onTaken: (kind: 'slide' | 'sticker') => void
}

interface EditorBodyProps extends EditorSlots {
  canEdit: boolean
  /** The work area of the frame. */
  area: RefObject<HTMLDivElement | null>
}

/** The frame in its work area, beside it the list of its elements, and all settings in tabs. */
export function EditorBody({
  canEdit,
  area,
  renderVideoCover,
  renderFileDrop,
  ...slots
}: EditorBodyProps) {
  const body = useKeyboardInset()
  const [tab, openTab] = useEditorTab()
  const isCovered = useAppSelector(selectIsPanelRaised) && tab === 'products'
  const answered = useSaveProblem(openTab)
  const choose = useChoiceTab(openTab)
  const isMarking = canEdit && tab === 'links'
  const markAt = useMarkPlace(isMarking)
  return (
    <div
      ref={body}
      className={classes.body}
      data-editable={canEdit || undefined}
      data-covered={isCovered || undefined}
    >
      <div className={classes.ground}>
        <FrameBar canEdit={canEdit} />
        <Stage
          canEdit={canEdit}
          isMarking={isMarking}
          onChoose={choose}
          onPoint={markAt}
          area={area}
        />
        <MediaStrip />
        {canEdit && <VideoOnShow>{renderVideoCover}</VideoOnShow>}
        {canEdit && <FilesFromOutside onOpenTab={openTab}>{renderFileDrop}</FilesFromOutside>}
      </div>
      <PanelSheet>
        <div className={classes.panel}>
          {!canEdit && (
            <p className={classes.notice}>
              <FormattedMessage id="editor.alert_read-only" />
            </p>
          )}
          <EditorTabs tab={tab} onChange={openTab}>
            <AnsweredAttempt value={answered}>
              <TabContent tab={tab} canEdit={canEdit} {...slots} />
            </AnsweredAttempt>
          </EditorTabs>
        </div>
        <div className={classes.layers}>
          <ElementList canEdit={canEdit} onChoose={choose} />
        </div>
      </PanelSheet>
    </div>
  )
}

/** Actions for the slide that the frame shows, if it is a video. */
function VideoOnShow({ children }: { children: EditorSlots['renderVideoCover'] }) {
  const shownId = useAppSelector(selectMedia)?.id
  const stored = useAppSelector(selectPostInfo)?.media.find(({ id }) => id === shownId)
  return stored?.videoUrl ? children({ mediaId: stored.id, videoUrl: stored.videoUrl }) : null
}

interface FilesFromOutsideProps {
  children: EditorSlots['renderFileDrop']
  onOpenTab: (tab: EditorTab) => void
}

/** Opens the tab that shows the uploads when files are dropped or pasted. */
function FilesFromOutside({ children, onOpenTab }: FilesFromOutsideProps) {
  const room = useAppSelector(selectFreeSlides)
  const takesStickers = useAppSelector(selectTakesElements)
  const isStory = useAppSelector(selectPostInfo)?.providerPost.postType === 'story'
  return children({
    frame: '[data-frame]',
    area: '[role="application"]',
    room,
    isStory,
    takesStickers,
    onTaken: (kind) => {
      onOpenTab(kind === 'sticker' ? 'text' : 'media')
    },
  })
}

/** The skeleton of the editor while the post is loading. */
export function EditorSkeleton() {
  return (
    <Loading className={classes.body}>
      <div className={classes.ground}>
        <div className={stage.stage}>
          <div className={stage.area}>
            <Skeleton className={stage.frame ?? ''} radius={0} />
          </div>
        </div>
      </div>
      <Stack className={classes.panel ?? ''} gap="md" p="lg">
        <Skeleton height={20} width="40%" />
        <Skeleton height={36} />
        <Skeleton height={120} />
        <Skeleton height={20} width="50%" />
        <Skeleton height={104} />
        <Skeleton height={36} />
      </Stack>
    </Loading>
  )
}
