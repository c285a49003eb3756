import './styles'

export { Select } from '@mantine/core'
