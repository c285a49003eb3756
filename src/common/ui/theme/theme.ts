import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { createElement } from 'react'
import { densityOf } from './density'
import { IconSelector } from '../icons/icons'

/** The one accent: a pine green, readable on white from shade 7. */
const pine: MantineColorsTuple = [
  '#ecfaf6',
  '#d6f2ea',
  '#aae4d5',
  '#7ad5be',
  '#52c7aa',
  '#35b899',
  '#17917a',
  '#0f766e',
  '#0b5f59',
  '#064a46',
]

/** Warm neutrals, so that the chrome recedes behind the photos. */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ef',
  '#e9e6e1',
  '#dbd7d0',
  '#c3beb5',
  '#a39d93',
  '#746e65',
  '#57524b',
  '#3b3733',
  '#211f1d',
]

const dark: MantineColorsTuple = [
  '#d8d5d0',
  '#b8b4ad',
  '#a09b93',
  '#615d57',
  '#413e3a',
  '#33312e',
  '#272523',
  '#1f1d1c',
  '#171615',
  '#100f0e',
]

/** Floating lists and hints are above every dialog of the stack (1000 and 2 more for each), and below the toasts. */
const FLOATING_Z_INDEX = 2000

/** Colours, sizes and defaults of the whole cabinet. */
export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 7 },
  colors: { pine, gray, dark },
  black: '#211f1d',
  fontFamily: '"Onest Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  // Title of a page 28 px, of a part 18, text 14, secondary text 12 (product-rules/ui.md#type).
  fontSizes: { md: '0.875rem' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.125rem' },
      h3: { fontSize: '1.125rem' },
      h5: { fontSize: '0.875rem' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  other: densityOf(false),
  components: {
    Button: { defaultProps: { size: 'sm' } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    // The library's own arrow gets its size from the styles of floating lists, which load later than this field.
    NativeSelect: { defaultProps: { rightSection: createElement(IconSelector, { size: 16 }) } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300, zIndex: FLOATING_Z_INDEX } },
    Popover: { defaultProps: { zIndex: FLOATING_Z_INDEX } },
    Combobox: { defaultProps: { zIndex: FLOATING_Z_INDEX } },
    Menu: { defaultProps: { zIndex: FLOATING_Z_INDEX } },
  },
})
