import { Button, Loader } from '@mantine/core'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isPressed } from '@/common/lib/keystroke'
import type { Shortcut } from '@/common/shortcuts/shortcut'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import type { Icon } from '@/common/ui/icons/icon'
import { IconSearch } from '@/common/ui/icons/icons'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { LIMITS } from '@/contract/limits'
import { PALETTE_KEYS } from '@/features/palette/paletteShortcuts'
import classes from './Palette.module.css'

/** One thing that can be chosen. */
export interface PaletteItem {
  id: string
  label: string
  icon: Icon
  /** Beside the label, for records of the same name. */
  hint?: string | undefined
  /** In place of the icon. */
  picture?: string | null
  /** The address that it opens, if it is a link. */
  to?: string | undefined
}

export interface PaletteGroup<Item extends PaletteItem> {
  id: string
  title: string
  items: readonly Item[]
}

interface PaletteProps<Item extends PaletteItem> {
  query: string
  groups: readonly PaletteGroup<Item>[]
  isLoading: boolean
  /** What went wrong with the search, with a way to repeat it. */
  problem: { words: string; onRetry: () => void } | null
  onType: (query: string) => void
  onChoose: (item: Item, isInNewTab: boolean) => void
  onClose: () => void
}

/** A field above the list of its results: arrows move through the list, Enter chooses, and the focus stays in the field. */
export function Palette<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { query, groups, isLoading, problem, onType, onChoose, onClose } = props
  const intl = useIntl()
  const id = useId()
  const isPhone = useIsPhone()
  const items = groups.flatMap((group) => group.items)
  const { active, setActiveId } = useActive(query, items)
  // Enter was pressed for a query that finds nothing.
  const [missed, setMissed] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const at = active ? items.indexOf(active) : -1
    const last = items.length - 1
    const targets: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + PAGE, last),
      PageUp: Math.max(at - PAGE, 0),
    }
    const { move, movePage, choose, chooseInNewTab } = PALETTE_KEYS
    const is = ({ keys }: Shortcut) => isPressed(event, keys)
    if (is(move) || is(movePage)) setActiveId(items[targets[event.key] ?? 0]?.id ?? null)
    else if (is(choose) || is(chooseInNewTab)) {
      if (active) onChoose(active, is(chooseInNewTab))
      else setMissed(query)
    } else return
    event.preventDefault()
  }

  const optionId = (item: Item) => `${id}-${item.id}`
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<FormattedMessage id="palette.title" />}
      withCloseButton={false}
      centered={false}
      fullScreen={isPhone}
      size={640}
      padding={0}
      yOffset="12dvh"
      transitionProps={{ duration: 0 }}
      classNames={{
        header: classes.title ?? '',
        content: classes.content ?? '',
        body: classes.body ?? '',
      }}
    >
      <div className={classes.head}>
        {isLoading ? <Loader size={18} /> : <IconSearch size={20} stroke={1.7} />}
        <input
          className={classes.field}
          type="text"
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? optionId(active) : undefined}
          aria-autocomplete="list"
          aria-label={intl.formatMessage({ id: 'palette.title' })}
          placeholder={intl.formatMessage({ id: 'palette.label_field' })}
          maxLength={LIMITS.searchQuery}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          // Before the dialog's own focus, which comes a moment later: what is typed until then would be lost.
          autoFocus
          data-autofocus
          value={query}
          onChange={(event) => {
            onType(event.currentTarget.value)
          }}
          onKeyDown={press}
        />
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onClose}>
          <FormattedMessage id="common.action_close" />
        </Button>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        className={classes.list}
        role="listbox"
        aria-label={intl.formatMessage({ id: 'palette.label_list' })}
        aria-busy={isLoading || undefined}
        // The focus stays in the field, also when something beside an option is pressed.
        onMouseDown={(event) => {
          event.preventDefault()
        }}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}-title`}>
            <div id={`${id}-${group.id}-title`} className={classes.group} role="presentation">
              {group.title}
            </div>
            {group.items.map((item) => (
              <div
                key={item.id}
                id={optionId(item)}
                role="option"
                aria-selected={item === active}
                className={classes.option}
                onMouseMove={() => {
                  if (item !== active) setActiveId(item.id)
                }}
                onClick={(event) => {
                  onChoose(item, event.ctrlKey || event.metaKey)
                }}
              >
                {item.picture ? (
                  <img className={classes.picture} src={item.picture} alt="" loading="lazy" />
                ) : (
                  <span className={classes.icon}>
                    <item.icon size={18} stroke={1.7} />
                  </span>
                )}
                <span className={classes.label}>{item.label}</span>
                {item.hint && <span className={classes.hint}>{item.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {items.length === 0 && !isLoading && !problem && (
        <p
          key={missed}
          className={classes.note}
          role={missed === query ? 'alert' : undefined}
          data-missed={missed === query || undefined}
        >
          <FormattedMessage id="palette.text_nothing" values={{ query }} />
        </p>
      )}
      {problem && (
        <div className={classes.problem} role="alert">
          <span>{problem.words}</span>
          <Button variant="light" size="compact-sm" onClick={problem.onRetry}>
            <FormattedMessage id="common.action_retry" />
          </Button>
        </div>
      )}
      <div className={classes.foot}>
        <span role="status" className={classes.count}>
          {query.trim() !== '' && !isLoading && !problem && (
            <FormattedMessage id="palette.count" values={{ count: items.length }} />
          )}
        </span>
        <span className={classes.keys}>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          <FormattedMessage id="palette.hint_move" />
          <kbd>Enter</kbd>
          <FormattedMessage id="palette.hint_choose" />
          <kbd>Esc</kbd>
          <FormattedMessage id="palette.hint_close" />
        </span>
      </div>
    </Dialog>
  )
}

/** Options by which a page key moves. */
const PAGE = 7

/** The option that Enter chooses: the first one of a new query, then the one that was moved to while it is there. */
function useActive<Item extends PaletteItem>(query: string, items: readonly Item[]) {
  const [state, setState] = useState<{ query: string; id: string | null }>({ query, id: null })
  if (state.query !== query) setState({ query, id: null })
  return {
    active: items.find(({ id }) => id === state.id) ?? items[0] ?? null,
    setActiveId: (id: string | null) => {
      setState({ query, id })
    },
  }
}
