import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { useRequestFields, type FieldsRequest } from '@/common/api/useRequestFields'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { albumNameSchema } from '@/contract/entities/album'
import { LIMITS } from '@/contract/limits'

interface AlbumNameDialogProps {
  title: ReactNode
  submitLabel: ReactNode
  initialName: string
  request: FieldsRequest
  onSubmit: (name: string) => void
  onClose: () => void
}

/** Asks for an album's name; an empty one is not sent. */
export function AlbumNameDialog(props: AlbumNameDialogProps) {
  const intl = useIntl()
  const { request } = props
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
    if (form.check()) props.onSubmit(v.parse(albumNameSchema, form.values.name))
  }

  return (
    <FormDialog
      title={props.title}
      submitLabel={props.submitLabel}
      isBusy={request.isLoading}
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
    </FormDialog>
  )
}
