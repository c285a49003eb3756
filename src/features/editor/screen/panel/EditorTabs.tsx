import { Tabs } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconChartBar,
  IconClick,
  IconEye,
  IconMoodSmile,
  IconPencil,
  IconPhoto,
  IconTag,
  IconTypography,
} from '@/common/ui/icons/icons'
import { EDITOR_TABS, type EditorTab } from '@/features/editor/editorTabs'
import classes from './EditorTabs.module.css'
import '@mantine/core/styles/Tabs.css'

const TAB_FACTS: Record<EditorTab, { label: MessageId; icon: Icon }> = {
  post: { label: 'tabs.label_post', icon: IconPencil },
  media: { label: 'tabs.label_media', icon: IconPhoto },
  links: { label: 'tabs.label_links', icon: IconTag },
  interaction: { label: 'tabs.label_interaction', icon: IconMoodSmile },
  action: { label: 'tabs.label_action', icon: IconClick },
  text: { label: 'tabs.label_text', icon: IconTypography },
  analytic: { label: 'tabs.label_analytic', icon: IconChartBar },
  products: { label: 'tabs.label_products', icon: IconEye },
}

interface EditorTabsProps {
  tab: EditorTab
  onChange: (tab: EditorTab) => void
  children: ReactNode
}

/** The tabs of the editor: a row of icons with their names, and the contents of the open one. */
export function EditorTabs({ tab, onChange, children }: EditorTabsProps) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(tab)
  useEffect(() => {
    const { current } = root
    if (!current) return
    showTab(current)
    if (shown.current === tab) return
    shown.current = tab
    // The previous tab may have been scrolled far; the new one is shown from its top.
    const scroller = current.closest('[data-scroller]')
    if (scroller) scroller.scrollTop = 0
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView()
  }, [tab])
  return (
    <Tabs
      ref={root}
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

/** Scrolls the open tab into the middle of a row that is too narrow for all tabs. */
function showTab(root: HTMLElement): void {
  const tab = root.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
  const row = tab?.parentElement
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
