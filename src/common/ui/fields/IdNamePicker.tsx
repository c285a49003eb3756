import { useState, type ReactNode } from 'react'
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

/** Chooses some named items. While the list is not loaded nothing can be changed, so that nothing is lost. */
export function IdNamePicker(props: IdNamePickerProps) {
  const { label, placeholder, noneFound, choices, value, onChange, onRetry, error } = props
  const { offered = choices ?? [], disabled = false, inputRef } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <MultiSelect
        ref={inputRef}
        label={label}
        placeholder={value.length === 0 ? placeholder : ''}
        nothingFoundMessage={noneFound}
        data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value.filter((id) => choices?.some((choice) => choice.id === id)).map(String)}
        error={error}
        disabled={disabled || !choices}
        searchable
        // Closes after a choice: it would cover the next button.
        dropdownOpened={isOpen}
        onDropdownOpen={() => {
          setIsOpen(true)
        }}
        onDropdownClose={() => {
          setIsOpen(false)
        }}
        onOptionSubmit={() => {
          setIsOpen(false)
        }}
        hidePickedOptions
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
