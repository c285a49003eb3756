import type { OptionsFilter } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { foldName } from '@/common/lib/foldName'
import type { IdName } from '@/contract/entities/post'
import { MultiSelect } from '../choices/MultiSelect'
import { ChoicesFailure } from './ChoicesFailure'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'

interface IdNamePickerProps {
  label: ReactNode
  placeholder: string
  noneFound: string
  /** All choices; undefined until they are loaded. */
  choices: readonly IdName[] | undefined
  /** The choices on offer, in their order; all by default. */
  offered?: readonly IdName[] | undefined
  /** Ids of the chosen ones. */
  value: readonly number[]
  onChange: (chosen: IdName[]) => void
  /** Loads the choices again; given when they did not load. */
  onRetry?: (() => void) | undefined
  error?: ReactNode
  disabled?: boolean
  inputRef?: React.Ref<HTMLInputElement> | undefined
}

/**
 * Chooses some named items, one after the other: the list stays open until it is left or closed by Escape. While the
 * list is not loaded nothing can be changed, so that nothing is lost.
 */
export function IdNamePicker(props: IdNamePickerProps) {
  const { label, placeholder, noneFound, choices, value, onChange, onRetry, error } = props
  const { offered = choices ?? [], disabled = false, inputRef } = props
  const [typed, setTyped] = useState('')
  const isTyped = typed.trim() !== ''

  return (
    <div>
      <MultiSelect
        ref={inputRef}
        label={label}
        placeholder={value.length === 0 ? placeholder : ''}
        nothingFoundMessage={noneFound}
        data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        filter={matching}
        value={value.filter((id) => choices?.some((choice) => choice.id === id)).map(String)}
        error={error}
        disabled={disabled || !choices}
        searchable
        searchValue={typed}
        // Enter takes the best match; without a text it is left to the form.
        selectFirstOptionOnChange={isTyped}
        hidePickedOptions
        onInput={(event) => {
          setTyped(event.currentTarget.value)
        }}
        onBlur={() => {
          setTyped('')
        }}
        onOptionSubmit={() => {
          setTyped('')
        }}
        onChange={(ids) => {
          onChange(
            (choices ?? [])
              .filter(({ id }) => ids.includes(String(id)))
              .map(({ id, name }) => ({ id, name })),
          )
        }}
      />
      {onRetry && !choices && <ChoicesFailure onRetry={onRetry} />}
    </div>
  )
}

/** The options whose name contains what is typed. */
const matching: OptionsFilter = ({ options, search }) =>
  options.filter((option) => 'value' in option && foldName(option.label).includes(foldName(search)))
