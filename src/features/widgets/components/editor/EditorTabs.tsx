import { Tabs } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  EDITOR_TABS,
  selectGalleryEditor,
  tabChosen,
  type EditorTab,
} from '../../galleryEditorSlice'
import type { GalleryForm } from '../../galleryForm'
import type { WidgetEditor } from '../../widgetEditors'
import { DisplayTab, type RenderAlbumPicker } from '../display/DisplayTab'
import classes from './EditorTabs.module.css'
import { InstallationTab } from './InstallationTab'
import { Notice } from './Notice'
import { SettingsTab } from './SettingsTab'
import { WidgetPreview } from '../preview/WidgetPreview'
import '@mantine/core/styles/Tabs.css'

const TAB_LABELS: Record<EditorTab, MessageId> = {
  display: 'widgets.tab_display',
  settings: 'widgets.tab_settings',
  installation: 'widgets.tab_installation',
  preview: 'widgets.tab_preview',
}

interface EditorTabsProps {
  editor: WidgetEditor
  embedId: string
  form: { saved: GalleryForm; draft: GalleryForm }
  /** Whether the preview is one of the tabs; else it is beside them. */
  hasPreviewTab: boolean
  renderAlbumPicker: RenderAlbumPicker
}

/**
 * The editor's tabs (product-rules/screens.md#widget-editor-tabs). Without the right to change widgets they are
 * read-only.
 */
export function EditorTabs(props: EditorTabsProps) {
  const { editor, embedId, form, hasPreviewTab } = props
  const dispatch = useAppDispatch()
  const disabled = !usePermission('MANAGE_WIDGETS')
  const { tab } = useAppSelector(selectGalleryEditor)
  const shown = EDITOR_TABS.filter((one) => one !== 'preview' || hasPreviewTab)
  const current = shown.includes(tab) ? tab : 'display'
  return (
    <Tabs
      className={classes.tabs ?? ''}
      value={current}
      keepMounted={false}
      onChange={(value) => {
        const chosen = shown.find((one) => one === value)
        if (chosen) dispatch(tabChosen(chosen))
      }}
    >
      <Tabs.List grow className={classes.list ?? ''}>
        {shown.map((one) => (
          <Tabs.Tab key={one} value={one} className={classes.tab ?? ''}>
            <FormattedMessage id={TAB_LABELS[one]} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current} className={classes.panel ?? ''} data-tab={current}>
        {disabled && current !== 'preview' && (
          <div className={classes.notice}>
            <Notice>
              <FormattedMessage id="widgets.text_read-only" />
            </Notice>
          </div>
        )}
        {current === 'display' && (
          <DisplayTab
            hasLook={editor === 'builder'}
            settings={form.draft.gallerySettings}
            disabled={disabled}
            renderAlbumPicker={props.renderAlbumPicker}
          />
        )}
        {current === 'settings' && (
          <SettingsTab embedId={embedId} draft={form.draft} disabled={disabled} />
        )}
        {current === 'installation' && (
          <InstallationTab
            embedId={embedId}
            mode={form.saved.isEnabled}
            isGallery={editor === 'builder'}
          />
        )}
        {current === 'preview' && <WidgetPreview />}
      </Tabs.Panel>
    </Tabs>
  )
}
