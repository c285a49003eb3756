import { Fragment } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { readingKey } from '@/common/lib/keystroke'
import { shortcutWords } from '@/common/lib/shortcutWords'
import type { Shortcuts } from './shortcut'
import classes from './ShortcutList.module.css'

/** What each shortcut of some tables does, with its keys. */
export function ShortcutList({ tables }: { tables: readonly Shortcuts[] }) {
  const intl = useIntl()
  return (
    <dl className={classes.list}>
      {tables
        .flatMap((table) => Object.entries(table))
        .map(([name, { label, keys }]) => (
          <div key={`${name} ${label}`} className={classes.row}>
            <dt>
              <FormattedMessage id={label} />
            </dt>
            <dd className={classes.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' '}
                  <kbd>{keyWords(intl, key)}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  )
}

const SIGNS: Record<string, string> = {
  Arrows: '← ↑ ↓ →',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
}

/** A shortcut as this machine's keyboard labels it. */
function keyWords(intl: IntlShape, shortcut: string): string {
  const [key = '', ...modifiers] = shortcut === '+' ? [shortcut] : shortcut.split('+').reverse()
  const sign =
    key === 'Space' ? intl.formatMessage({ id: 'shortcuts.key_space' }) : SIGNS[readingKey(key)]
  return shortcutWords([...modifiers.reverse(), sign ?? key].join('+'))
}
