/** Colours of the component library that nothing uses: their shades would be a sixth of the first style sheet. */
const UNUSED = /^--mantine-color-(?:pink|grape|violet|indigo|cyan|lime)-/

const withoutUnusedColors = {
  postcssPlugin: 'without-unused-colors',
  Declaration: (declaration) => {
    if (UNUSED.test(declaration.prop)) declaration.remove()
  },
}

module.exports = { plugins: [require('postcss-preset-mantine')(), withoutUnusedColors] }
