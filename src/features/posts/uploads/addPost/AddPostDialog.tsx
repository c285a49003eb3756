import { Stack, Tabs, Text, Textarea } from '@mantine/core'
import '@mantine/core/styles/Tabs.css'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { usePendingDeletion } from '@/common/session/usePendingDeletion'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { MEGABYTE, RECOMMENDED_VIDEO_MINUTES, STORY_MAX_BYTES } from '@/contract/files/uploads'
import { LIMITS } from '@/contract/limits'
import { FileDropzone, TooManyFiles } from '@/features/posts/uploads/files/FileDropzone'
import { AddByLink } from './AddByLink'
import { AddPostActions } from './AddPostActions'
import classes from './AddPostDialog.module.css'
import { PartlyAdded, PostPerFile } from './PostPerFile'
import { placedFiles } from './postFiles'
import { listenForPostLink } from './postLinkListeners'
import { listenForPostUpload } from './postUploadListeners'
import {
  selectPostUpload,
  tabChosen,
  uploadCloseAsked,
  uploadClosed,
  uploadKept,
  captionChanged,
  filesChosen,
} from './postUploadSlice'
import { UPLOAD_TABS, type UploadTab } from './postUploadState'
import { UploadProgress, UploadRows } from './UploadRows'

const TAB_LABELS: Record<UploadTab, MessageId> = {
  upload: 'upload.tab_upload',
  link: 'upload.tab_link',
  story: 'upload.tab_story',
  live: 'upload.tab_live',
}

/** Adds a post: from files, by its link, a story in either way, or a live broadcast by its link. */
export function AddPostDialog() {
  useListeners(listenForPostUpload)
  useListeners(listenForPostLink)
  const dispatch = useAppDispatch()
  const isPhone = useIsPhone()
  const deletion = usePendingDeletion()
  const { modalType, adding, isLeaveAsked } = useAppSelector(selectPostUpload)
  const tab = modalType ?? 'upload'
  return (
    <Dialog
      opened={modalType !== null}
      onClose={() => dispatch(uploadCloseAsked())}
      title={<FormattedMessage id="upload.title_add" />}
      isUncloseable={adding !== null}
      size="lg"
      fullScreen={isPhone}
      // The upper edge of the dialog is fixed, so that the tabs do not move when their heights differ.
      centered={false}
      yOffset="10dvh"
    >
      {deletion === null ? <AddPostForm tab={tab} /> : <FormAlert>{deletion}</FormAlert>}
      {/* Mounted when it opens, so that the Escape that opened it does not also close it. */}
      {isLeaveAsked && (
        <ConfirmDialog
          opened
          title={<FormattedMessage id="upload.title_leave" />}
          confirmLabel={<FormattedMessage id="upload.action_leave" />}
          onConfirm={() => dispatch(uploadClosed())}
          onCancel={() => dispatch(uploadKept())}
        >
          <FormattedMessage id="upload.text_leave" />
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

/** The ways to add a post. */
function AddPostForm({ tab }: { tab: UploadTab }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { adding, problem } = useAppSelector(selectPostUpload)
  const hasFiles = tab === 'upload' || tab === 'story'
  return (
    <>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) => {
          const chosen = UPLOAD_TABS.find((one) => one === value)
          if (chosen) dispatch(tabChosen(chosen))
        }}
      >
        <Tabs.List grow aria-label={intl.formatMessage({ id: 'upload.label_ways' })}>
          {UPLOAD_TABS.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              className={classes.tab ?? ''}
              disabled={adding !== null && one !== tab}
            >
              <FormattedMessage id={TAB_LABELS[one]} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          <Stack gap="md">
            {tab !== 'upload' && <AddByLink tab={tab} />}
            {tab === 'story' && (
              <p className={classes.or}>
                <FormattedMessage id="upload.text_or-files" />
              </p>
            )}
            {hasFiles && <AddByFiles isStory={tab === 'story'} />}
          </Stack>
        </Tabs.Panel>
      </Tabs>
      <div className={classes.actions}>
        {hasFiles && <PartlyAdded />}
        {hasFiles && problem && (
          <FormAlert>
            <FailureWords message={problem} />
          </FormAlert>
        )}
        <AddPostActions hasFiles={hasFiles} />
      </div>
    </>
  )
}

/** A post from files: choose them, follow their upload, write a caption. */
function AddByFiles({ isStory }: { isStory: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectPostUpload)
  const { caption, leftOutCount, isPostPerFile, adding } = state
  const isEach = isPostPerFile && placedFiles(state).length > 1
  return (
    <>
      <FileDropzone
        {...(isStory ? { maxVideoBytes: STORY_MAX_BYTES } : {})}
        onChoose={(files) => dispatch(filesChosen({ files }))}
      />
      <Text size="xs" c="dimmed">
        {isStory ? (
          <FormattedMessage
            id="upload.hint_story-shape"
            values={{ maxMb: STORY_MAX_BYTES / MEGABYTE, minutes: RECOMMENDED_VIDEO_MINUTES.story }}
          />
        ) : (
          <FormattedMessage
            id="upload.hint_post-shape"
            values={{ minutes: RECOMMENDED_VIDEO_MINUTES.post }}
          />
        )}
      </Text>
      <TooManyFiles count={leftOutCount} isPostPerFile={isPostPerFile} />
      <PostPerFile />
      <UploadRows />
      <UploadProgress />
      <Textarea
        label={intl.formatMessage({
          id: isEach ? 'upload.label_caption-of-each' : 'upload.label_caption',
        })}
        placeholder={intl.formatMessage({ id: 'upload.hint_caption' })}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LIMITS.postText}
        disabled={adding !== null}
        value={caption}
        onChange={(event) => dispatch(captionChanged(event.currentTarget.value))}
      />
    </>
  )
}
