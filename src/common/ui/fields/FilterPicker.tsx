import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import { useState } from 'react'
import { MultiSelect } from '@/common/ui/choices/MultiSelect'
import { fieldClass } from './IdNamePicker'

export interface FilterPickerProps {
  label: string
  /** Shown while nothing is chosen, which means all. */
  placeholder: string
  noneFound: string
  /** All choices; undefined until they are loaded. */
  choices: readonly { value: string; label: string }[] | undefined
  /** The name of a chosen one that is not among the choices. */
  unknown?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  onOpen?: () => void
}

/** Narrows a list to several named things; each chosen one can be removed. */
export function FilterPicker(props: FilterPickerProps) {
  const { label, placeholder, noneFound, choices, unknown = '…', value, onChange, onOpen } = props
  const [typed, setTyped] = useState('')
  const known = choices ?? []
  const others = value.filter((one) => known.every((choice) => choice.value !== one))
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? placeholder : ''}
      nothingFoundMessage={noneFound}
      data={[
        ...known,
        ...others.map((one) => ({ value: one, label: choices === undefined ? '…' : unknown })),
      ]}
      value={[...value]}
      searchable
      hidePickedOptions
      classNames={{ inputField: fieldClass(value.length > 0, typed) }}
      onSearchChange={setTyped}
      onDropdownOpen={onOpen}
      onChange={onChange}
    />
  )
}
