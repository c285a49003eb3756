import { TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { failureMessage } from '@/common/api/failureMessage'
import { useMessage } from '@/common/i18n/useMessage'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { albumNameSchema } from '@/contract/entities/album'
import { LIMITS } from '@/contract/limits'

interface AlbumNameDialogProps {
  title: ReactNode
  submitLabel: ReactNode
  initialName: string
  isBusy: boolean
  /** What the back office said to the last try. */
  failure: unknown
  onSubmit: (name: string) => void
  onClose: () => void
}

/** Asks for an album's name; an empty one is not sent. */
export function AlbumNameDialog(props: AlbumNameDialogProps) {
  const intl = useIntl()
  const words = useMessage()
  const [name, setName] = useState(props.initialName)
  const [isChecked, setIsChecked] = useState(false)
  const parsed = v.safeParse(albumNameSchema, name)

  function problem(): string | null {
    if (isChecked && !parsed.success) return intl.formatMessage({ id: 'albums.error_empty-name' })
    const message = props.failure ? failureMessage(props.failure) : null
    return message && words(message)
  }

  function submit() {
    setIsChecked(true)
    if (parsed.success) props.onSubmit(parsed.output)
  }

  return (
    <FormDialog
      title={props.title}
      submitLabel={props.submitLabel}
      isBusy={props.isBusy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextInput
        label={intl.formatMessage({ id: 'albums.label_name' })}
        placeholder={intl.formatMessage({ id: 'albums.hint_name' })}
        data-autofocus
        required
        maxLength={LIMITS.albumName}
        value={name}
        error={problem()}
        onChange={(event) => {
          setName(event.currentTarget.value)
        }}
      />
    </FormDialog>
  )
}
