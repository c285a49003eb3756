/** Styles of fields with a list that floats; like all that floats no part of the first load. */
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
