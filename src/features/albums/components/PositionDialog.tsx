import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import '@mantine/core/styles/NumberInput.css'

interface PositionDialogProps {
  /** Name of the post. */
  name: string
  /** The current position of the post, from 0. */
  place: number
  total: number
  onMove: (position: number) => void
  onClose: () => void
}

/** Asks for the position of a post in its album, counted from 1. */
export function PositionDialog({ name, place, total, onMove, onClose }: PositionDialogProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<number | string>(place + 1)
  const [isChecked, setChecked] = useState(false)
  const position = typeof typed === 'number' && typed >= 1 && typed <= total ? typed : null

  function submit() {
    setChecked(true)
    if (position === null) return
    onMove(position - 1)
    onClose()
  }

  return (
    <FormDialog
      title={<FormattedMessage id="albums.title_position" values={{ name }} />}
      submitLabel={<FormattedMessage id="albums.action_move" />}
      isBusy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberInput
        label={intl.formatMessage({ id: 'albums.label_position' }, { total })}
        data-autofocus
        min={1}
        max={total}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        value={typed}
        error={
          isChecked && position === null
            ? intl.formatMessage({ id: 'albums.error_position' }, { total })
            : null
        }
        onChange={setTyped}
      />
    </FormDialog>
  )
}
