import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EDITOR_TABS, TAB_FACTS, type EditorTab } from '../../editorTabs'
import classes from './EditorTabs.module.css'
import '@mantine/core/styles/Tabs.css'

interface EditorTabsProps {
  tab: EditorTab
  onChange: (tab: EditorTab) => void
  children: ReactNode
}

/** The tabs of the editor: a row of symbols with their names, and the subject of the open one. */
export function EditorTabs({ tab, onChange, children }: EditorTabsProps) {
  const intl = useIntl()
  return (
    <Tabs
      value={tab}
      onChange={(wanted) => {
        const known = EDITOR_TABS.find((one) => one === wanted)
        if (known) onChange(known)
      }}
      keepMounted={false}
      classNames={{
        root: classes.root ?? '',
        list: classes.list ?? '',
        tab: classes.tab ?? '',
        tabLabel: classes.label ?? '',
        panel: classes.panel ?? '',
      }}
    >
      <Tabs.List aria-label={intl.formatMessage({ id: 'tabs.label' })}>
        {EDITOR_TABS.map((value) => {
          const { label, icon: TabIcon } = TAB_FACTS[value]
          return (
            <Tabs.Tab key={value} value={value} leftSection={<TabIcon size={20} />}>
              <FormattedMessage id={label} />
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      <Tabs.Panel value={tab}>{children}</Tabs.Panel>
    </Tabs>
  )
}
