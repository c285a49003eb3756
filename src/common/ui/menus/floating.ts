/**
 * Components that float above a page, with their styles. They are not part of the first load: screens import them from
 * here, and the first screen loads them when idle.
 */
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Tooltip.css'

export { Menu, Popover, Tooltip, type MenuProps } from '@mantine/core'
