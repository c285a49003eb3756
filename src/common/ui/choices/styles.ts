/** Styles of fields with a floating list. Like all styles of floating parts, they are not in the first load. */
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
