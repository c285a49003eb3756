import { ActionIcon, Button, Text, Title } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { usePageTitle } from '@/common/routing/windowTitle'
import { paths } from '@/common/routing/paths'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconArrowLeft } from '@/common/ui/icons/icons'
import { HelpPlace } from '@/common/ui/layout/HelpPlace'
import { FailureWords } from '@/common/ui/states/FailureWords'
import {
  saveAsked,
  selectCanSave,
  selectWidgetEditor,
  selectHasChanges,
} from '../../widgetEditorSlice'
import { EDITOR_LABELS, type WidgetEditor } from '../../widgetEditors'
import classes from './EditorBar.module.css'

interface EditorBarProps {
  editor: WidgetEditor
  canManage: boolean
}

/** Head of the editor: "back", the title, the save state, and Save. */
export function EditorBar({ editor, canManage }: EditorBarProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { form, sent } = useAppSelector(selectWidgetEditor)
  const name = form?.draft.role.trim()
  usePageTitle(name)
  const canSave = useAppSelector(selectCanSave)
  return (
    <header className={classes.bar}>
      <ActionIcon
        component={Link}
        to={paths.galleries()}
        size={44}
        aria-label={intl.formatMessage({ id: 'widgets.action_back' })}
      >
        <IconArrowLeft size={20} />
      </ActionIcon>
      <Title order={1} size="h4" className={classes.title}>
        {name || <FormattedMessage id={EDITOR_LABELS[editor]} />}
      </Title>
      <HelpPlace />
      <SaveStatus />
      {canManage && (
        <Button
          size="md"
          className={classes.save ?? ''}
          disabled={!canSave && sent === null}
          loading={sent !== null}
          onClick={() => dispatch(saveAsked())}
        >
          <FormattedMessage id="common.action_save" />
        </Button>
      )}
    </header>
  )
}

/** The save message, or else a note that there are unsaved changes; always in the same place. */
function SaveStatus() {
  const { saveMessage } = useAppSelector(selectWidgetEditor)
  const hasChanges = useAppSelector(selectHasChanges)
  return (
    <Text
      component="div"
      size="sm"
      role="status"
      className={classes.status}
      data-tone={saveMessage?.tone ?? 'quiet'}
    >
      {saveMessage ? (
        <FailureWords message={saveMessage.message} />
      ) : (
        hasChanges && <FormattedMessage id="widgets.text_unsaved" />
      )}
    </Text>
  )
}
