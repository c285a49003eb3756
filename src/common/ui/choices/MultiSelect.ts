import './styles'

export { MultiSelect } from '@mantine/core'
