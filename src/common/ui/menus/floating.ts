/**
 * What floats above a page, with its styles. It is no part of the first load: screens that use it import it from here,
 * and the first screen asks for it when it is idle.
 */
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Tooltip.css'

export { Menu, Popover, Tooltip, type MenuProps } from '@mantine/core'
