/** Styles of fields with a floating list; like everything that floats, not part of the first load. */
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
