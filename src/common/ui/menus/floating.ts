/**
 * What floats above a page, with its styles. It is not part of the first load: screens import it from here, and the
 * first screen loads it when idle.
 */
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Tooltip.css'

export { Menu, Popover, Tooltip, type MenuProps } from '@mantine/core'
