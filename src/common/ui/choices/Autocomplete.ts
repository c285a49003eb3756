import './styles'

export { Autocomplete } from '@mantine/core'
