import './styles'

export { Combobox, useCombobox } from '@mantine/core'
