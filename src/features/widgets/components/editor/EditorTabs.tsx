import { Tabs } from '@mantine/core'
// Imported before our styles below, which override some of it.
import '@mantine/core/styles/Tabs.css'
import { Suspense, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { EDITOR_TABS, selectWidgetEditor, tabChosen, type EditorTab } from '../../widgetEditorSlice'
import type { WidgetForm } from '../../widgetForm'
import { DisplayTab } from './DisplayTab'
import type { RenderAlbumPicker } from '../fields/AlbumsField'
import { FieldsLoading } from '@/features/widgets/components/fields/FieldSkeletons'
import classes from './EditorTabs.module.css'
import { InstallationTab, SettingsTab } from './lazyParts'
import { Notice } from './Notice'
import { WidgetPreview } from './WidgetPreview'

const TAB_LABELS: Record<EditorTab, MessageId> = {
  display: 'widgets.tab_display',
  settings: 'widgets.tab_settings',
  installation: 'widgets.tab_installation',
  preview: 'widgets.tab_preview',
}

interface EditorTabsProps {
  embedId: string
  form: { saved: WidgetForm; draft: WidgetForm }
  /** Whether the preview is one of the tabs; else it is beside them. */
  hasPreviewTab: boolean
  renderAlbumPicker: RenderAlbumPicker
  installationNote: ReactNode
  productField: ReactNode
}

/**
 * The editor's tabs (product-rules/screens.md#widget-editor-tabs). Without the right to change widgets they are
 * read-only.
 */
export function EditorTabs(props: EditorTabsProps) {
  const { embedId, form, hasPreviewTab } = props
  const dispatch = useAppDispatch()
  const disabled = !usePermission('MANAGE_WIDGETS')
  const { tab } = useAppSelector(selectWidgetEditor)
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
        <Suspense fallback={<FieldsLoading />}>
          {current === 'display' && (
            <DisplayTab
              embedId={embedId}
              draft={form.draft}
              disabled={disabled}
              renderAlbumPicker={props.renderAlbumPicker}
            />
          )}
          {current === 'settings' && (
            <SettingsTab embedId={embedId} draft={form.draft} disabled={disabled} />
          )}
          {current === 'installation' && (
            <InstallationTab embedId={embedId} saved={form.saved} note={props.installationNote} />
          )}
        </Suspense>
        {current === 'preview' && <WidgetPreview productField={props.productField} />}
      </Tabs.Panel>
    </Tabs>
  )
}
