import type { OptionsFilter } from '@mantine/core'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react'
import { foldName } from '@/common/lib/foldName'
import { MultiSelect } from '@/common/ui/choices/MultiSelect'
import type { IdName } from '@/contract/entities/posts/post'
import { ChoicesFailure } from './FieldProblems'
import classes from './IdNamePicker.module.css'

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
  /** Keeps the order in which the items were chosen; by default they are in the order of the choices. */
  isOrdered?: boolean | undefined
  onChange: (chosen: IdName[]) => void
  /** Offers to create a name that no choice has. */
  create?: NameCreation | undefined
  /** Loads the choices again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined
  error?: ReactNode
  disabled?: boolean
  inputRef?: React.Ref<HTMLInputElement> | undefined
}

/** The value of the option that creates the typed name; all other options have ids as values. */
const NEW = 'new'

/**
 * Chooses several named items: the list stays open after a choice, until it is left or closed by Escape. Until the
 * choices are loaded, the field is disabled, so that no choice is lost.
 */
export function IdNamePicker(props: IdNamePickerProps) {
  const { label, placeholder, noneFound, choices, value, onChange, create, onRetry, error } = props
  const { offered = choices ?? [], isOrdered = false, disabled = false, inputRef } = props
  const [typed, setTyped] = useState('')
  /** The name that was last sent to be created; it stays in the field until its item exists. */
  const [asked, setAsked] = useState('')
  const isCreating = create?.isPending === true
  const text = isCreating || create?.isFailed ? asked : typed
  const isTyped = text.trim() !== ''
  const newName = create?.nameOf(text) ?? null
  const options = [
    ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(create && newName !== null ? [{ value: NEW, label: create.label(newName) }] : []),
  ]

  function choose(ids: readonly string[]) {
    const chosen = (choices ?? [])
      .filter(({ id }) => ids.includes(String(id)))
      .map(({ id, name }) => ({ id, name }))
    const place = ({ id }: IdName) => ids.indexOf(String(id))
    onChange(isOrdered ? chosen.sort((one, other) => place(one) - place(other)) : chosen)
  }
  function type(words: string) {
    setTyped(words)
    if (create?.isFailed) create.onForget()
  }
  const created = choices?.find(({ id }) => id === create?.created?.id)
  const takeCreated = useEffectEvent(({ id }: IdName) => {
    choose([...value, id].map(String))
    create?.onForget()
  })
  useEffect(() => {
    if (created) takeCreated(created)
  }, [created])

  return (
    <div>
      <MultiSelect
        ref={inputRef}
        label={label}
        placeholder={value.length === 0 ? placeholder : ''}
        nothingFoundMessage={create && !isTyped ? create.hint : noneFound}
        data={options.map((option) => ({ ...option, disabled: isCreating }))}
        filter={matching}
        value={value.filter((id) => choices?.some((choice) => choice.id === id)).map(String)}
        error={create?.problem ?? error}
        // The error is above the field, where the open list does not cover it.
        inputWrapperOrder={['label', 'error', 'input', 'description']}
        disabled={disabled || !choices}
        loading={isCreating}
        aria-busy={isCreating}
        searchable
        searchValue={text}
        // With typed text, Enter chooses the best match; without it, Enter is handled by the form.
        selectFirstOptionOnChange={isTyped && !isCreating}
        hidePickedOptions
        comboboxProps={{ classNames: { dropdown: classes.list ?? '' } }}
        classNames={{ inputField: fieldClass(value.length > 0, text) }}
        onInput={(event) => {
          if (!isCreating) type(event.currentTarget.value)
        }}
        onBlur={() => {
          setTyped('')
        }}
        onKeyDown={(event: KeyboardEvent) => {
          // While a name is being created, a second Enter would submit the form.
          if (isCreating && event.key === 'Enter') event.preventDefault()
        }}
        onOptionSubmit={(option) => {
          if (option === NEW && newName !== null) {
            setAsked(newName)
            setTyped('')
            create?.onCreate(newName)
          } else {
            type('')
          }
        }}
        onChange={(ids) => {
          if (!ids.includes(NEW)) choose(ids)
        }}
      />
      {onRetry && !choices && <ChoicesFailure onRetry={onRetry} />}
    </div>
  )
}

/** The class of the input beside chosen names. */
export const fieldClass = (hasChosen: boolean, typed: string): string =>
  (hasChosen && (typed === '' ? classes.caret : classes.beside)) || ''

/** The options whose name contains the typed text, and the one that creates it. */
const matching: OptionsFilter = ({ options, search }) =>
  options.filter(
    (option) =>
      'value' in option &&
      (option.value === NEW || foldName(option.label).includes(foldName(search))),
  )

/** How a typed name that no choice has becomes a choice. */
export interface NameCreation {
  /** The name that a typed text would create; null when it cannot create one. */
  nameOf: (typed: string) => string | null
  /** The label of the option that creates it. */
  label: (name: string) => string
  /** The message of an empty list while no text is typed. */
  hint: string
  isPending: boolean
  isFailed: boolean
  /** Why the creation failed, if that is shown at the field. */
  problem: ReactNode
  /** The created item; it is chosen as soon as it is among the choices. */
  created: IdName | undefined
  onCreate: (name: string) => void
  /** Clears the result of the last creation. */
  onForget: () => void
}
