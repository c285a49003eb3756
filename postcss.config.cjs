/** Parts of the component library that nothing uses, in the style sheets of most screens. Who uses one takes it out here. */
const UNUSED_COLORS = /^--mantine-color-(?:pink|grape|violet|indigo|cyan|lime)-/
/** Tabs: the variants `outline` and `pills`, inverted ones, and vertical ones on the right. */
const UNUSED_TABS =
  /\.m_(?:6772fbd5|b59ab47c|c3381914)\b|\.m_89d60db1\[data-inverted\]|\[data-placement='right'\]/

const withoutUnused = {
  postcssPlugin: 'without-unused',
  Once: (root, { result }) => {
    if (!/[\\/]@mantine[\\/]core[\\/]styles[\\/]/.test(result.opts.from ?? '')) return
    root.walkDecls(UNUSED_COLORS, (declaration) => {
      declaration.remove()
    })
    root.walkRules((rule) => {
      if (rule.selectors.every((selector) => UNUSED_TABS.test(selector))) rule.remove()
    })
  },
}

module.exports = { plugins: [require('postcss-preset-mantine')(), withoutUnused] }
