import { ActionIcon, Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppSelector } from '@/common/store/hooks'
import { IconArrowLeft } from '@/common/ui/icons/icons'
import { HelpPlace } from '@/common/ui/layout/HelpPlace'
import { Tooltip } from '@/common/ui/menus/floating'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { selectCreatePost } from './createPostSlice'
import classes from './CreatePostBar.module.css'

/** Head of the screen: "back", the state of the draft, and the first save. */
export function CreatePostBar({ onSave }: { onSave: () => void }) {
  const intl = useIntl()
  const { isSaving, isKept, problem } = useAppSelector(selectCreatePost)
  const back = intl.formatMessage({ id: 'create-post.action_back' })
  return (
    <header className={classes.bar}>
      <Tooltip label={back}>
        <ActionIcon component={Link} to={paths.home()} size={44} aria-label={back}>
          <IconArrowLeft size={20} />
        </ActionIcon>
      </Tooltip>
      <Text component="h1" fw={650} size="lg" m={0} className={classes.title}>
        <FormattedMessage id="create-post.title" />
      </Text>
      <HelpPlace />
      <Text
        component="div"
        size="sm"
        className={classes.status}
        role={problem ? 'alert' : 'status'}
        data-tone={problem ? 'error' : 'quiet'}
      >
        {problem ? (
          <FailureWords message={problem} />
        ) : (
          isKept && <FormattedMessage id="create-post.text_draft-kept" />
        )}
      </Text>
      <Button loading={isSaving} aria-keyshortcuts="Control+S" onClick={onSave}>
        <FormattedMessage id="upload.action_add-post" />
      </Button>
    </header>
  )
}
