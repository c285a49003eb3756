import { Stack, Tabs } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/useListeners'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { listenForPostLink } from './postLinkListeners'
import { listenForPostUpload } from './postUploadListeners'
import {
  selectPostUpload,
  tabChosen,
  UPLOAD_TABS,
  uploadCloseAsked,
  uploadClosed,
  uploadKept,
  type UploadTab,
} from './postUploadSlice'
import { AddByFiles } from './AddByFiles'
import { AddByLink } from './AddByLink'
import classes from './AddPostDialog.module.css'
import { AddPostActions } from './AddPostActions'
import '@mantine/core/styles/Tabs.css'

const TAB_LABELS: Record<UploadTab, MessageId> = {
  upload: 'upload.tab_upload',
  link: 'upload.tab_link',
  story: 'upload.tab_story',
  live: 'upload.tab_live',
}

/** Adds a post: of files, by its link, a story by either, or a live broadcast by its link. */
export function AddPostDialog() {
  useListeners(listenForPostUpload)
  useListeners(listenForPostLink)
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const isPhone = useIsPhone()
  const { modalType, adding, isLeaveAsked } = useAppSelector(selectPostUpload)
  const tab = modalType ?? 'upload'
  const hasFiles = tab === 'upload' || tab === 'story'
  return (
    <Dialog
      opened={modalType !== null}
      onClose={() => dispatch(uploadCloseAsked())}
      title={<FormattedMessage id="upload.title_add" />}
      isUncloseable={adding !== null}
      size="lg"
      fullScreen={isPhone}
      // Its upper edge stays: the tabs must not move when one is taller than another.
      centered={false}
      yOffset="10dvh"
    >
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
        <AddPostActions hasFiles={hasFiles} />
      </div>
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
