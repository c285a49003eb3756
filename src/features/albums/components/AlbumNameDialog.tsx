import { Switch, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useRequestFields, type FieldsRequest } from '@/common/api/useRequestFields'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { albumNameSchema } from '@/contract/entities/album'
import { LIMITS } from '@/contract/limits'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

interface AlbumNameDialogProps {
  title: ReactNode
  submitLabel: ReactNode
  initialName: string
  request: FieldsRequest
  /** Whether the dialog asks for the kind of the album, which is fixed on creation. */
  hasKind?: boolean
  onSubmit: (album: { name: string; isStory: boolean }) => void
  onClose: () => void
}

/** Asks for an album's name; an empty one is not sent. */
export function AlbumNameDialog(props: AlbumNameDialogProps) {
  const intl = useIntl()
  const { request, hasKind = false } = props
  const [isStory, setStory] = useState(false)
  const form = useRequestFields({
    request,
    initial: { name: props.initialName },
    problemsOf: ({ name }) => ({
      name: v.is(albumNameSchema, name)
        ? null
        : intl.formatMessage({ id: 'albums.error_empty-name' }),
    }),
  })

  function submit() {
    if (form.check()) {
      props.onSubmit({ name: v.parse(albumNameSchema, form.values.name), isStory })
    }
  }

  return (
    <FormDialog
      title={props.title}
      submitLabel={props.submitLabel}
      isBusy={request.isLoading}
      isTyped={form.isChanged}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextInput
        label={intl.formatMessage({ id: 'albums.label_name' })}
        placeholder={intl.formatMessage({ id: 'albums.hint_name' })}
        data-autofocus
        required
        maxLength={LIMITS.albumName}
        {...form.bind('name')}
      />
      {hasKind && (
        <Switch
          label={<FormattedMessage id="albums.label_for-stories" />}
          description={<FormattedMessage id="albums.hint_story" />}
          checked={isStory}
          onChange={(event) => {
            setStory(event.currentTarget.checked)
          }}
        />
      )}
    </FormDialog>
  )
}
