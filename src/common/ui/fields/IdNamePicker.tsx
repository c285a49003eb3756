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
  /** All there are; undefined while they are not known. */
  choices: readonly IdName[] | undefined
  /** Those of them to choose from, in their order; all unless told. */
  offered?: readonly IdName[] | undefined
  /** Ids of the chosen ones. */
  value: readonly number[]
  onChange: (chosen: IdName[]) => void
  /** Asks for the choices again; told when they did not load. */
  onRetry?: (() => void) | undefined
  error?: ReactNode
  disabled?: boolean
  inputRef?: React.Ref<HTMLInputElement> | undefined
}

/** Chooses some of what has a name. Without the list nothing can be changed, so nothing is lost. */
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
        // Closed by a choice: it would lie over the button that one goes on with.
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
