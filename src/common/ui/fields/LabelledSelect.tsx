import { NativeSelect } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'

interface LabelledSelectProps<Value extends string> {
  label: MessageId
  /** All choices in their order, with their labels. */
  choices: readonly (readonly [Value, MessageId])[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of one of a few fixed options. */
export function LabelledSelect<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: LabelledSelectProps<Value>) {
  const intl = useIntl()
  return (
    <NativeSelect
      label={intl.formatMessage({ id: label })}
      value={value}
      data={choices.map(([one, id]) => ({ value: one, label: intl.formatMessage({ id }) }))}
      onChange={({ currentTarget }) => {
        const chosen = choices.find(([one]) => one === currentTarget.value)
        if (chosen) onChange(chosen[0])
      }}
    />
  )
}
