import { TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useTyped } from '@/common/lib/useTyped'
import { id } from '../addressCodecs'

interface PostNumberFieldProps {
  post: number | undefined
  onChange: (post: number | undefined) => void
}

/** The number of a post in its address. */
export function PostNumberField({ post, onChange }: PostNumberFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useTyped(post === undefined ? '' : String(post))
  const number = id.read(typed.trim())
  const isWrong = typed.trim() !== '' && number === undefined

  function take() {
    if (!isWrong && number !== post) onChange(number)
  }
  return (
    <TextInput
      label={intl.formatMessage({ id: 'filters.label_post' })}
      inputMode="numeric"
      value={typed}
      error={isWrong && <FormattedMessage id="filters.error_post" />}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
      }}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take()
      }}
    />
  )
}
