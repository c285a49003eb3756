import { Button, MultiSelect, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Album } from '@/contract/entities/album'
import type { IdName } from '@/contract/entities/post'
import { useListAlbumsQuery } from '../albumsApi'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'

interface AlbumPickerProps {
  /** Ids of the chosen albums. */
  value: number[]
  onChange: (albums: IdName[]) => void
  label?: ReactNode
  error?: ReactNode
  disabled?: boolean
  inputRef?: React.Ref<HTMLInputElement>
}

/** Chooses albums; shown by the screens of other slices. Without the list nothing can be changed, so nothing is lost. */
export function AlbumPicker(props: AlbumPickerProps) {
  const { value, onChange, label, error, disabled = false, inputRef } = props
  const intl = useIntl()
  const { data: albums, isError, refetch } = useListAlbumsQuery()
  return (
    <div>
      <MultiSelect
        ref={inputRef}
        label={label ?? intl.formatMessage({ id: 'albums.label_picker' })}
        placeholder={value.length === 0 ? intl.formatMessage({ id: 'albums.hint_picker' }) : ''}
        nothingFoundMessage={intl.formatMessage({ id: 'albums.text_none-found' })}
        data={defaultFirst(albums ?? []).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
        value={albums ? value.map(String) : []}
        error={error}
        // Above the field: the list of albums opens below it.
        inputWrapperOrder={['label', 'description', 'error', 'input']}
        disabled={disabled || !albums}
        searchable
        hidePickedOptions
        onChange={(ids) => {
          onChange(
            (albums ?? [])
              .filter(({ id }) => ids.includes(String(id)))
              .map(({ id, name }) => ({ id, name })),
          )
        }}
      />
      {isError && !albums && (
        <Text size="sm" c="var(--mantine-color-error)" mt={6} role="alert">
          <FormattedMessage id="common.title_load-failed" />
          <Button variant="subtle" size="compact-sm" ml="xs" onClick={() => void refetch()}>
            <FormattedMessage id="common.action_retry" />
          </Button>
        </Text>
      )}
    </div>
  )
}

/** The album that new posts are offered first. */
function defaultFirst(albums: readonly Album[]): Album[] {
  return [...albums].sort((one, other) => Number(other.defaultValue) - Number(one.defaultValue))
}
