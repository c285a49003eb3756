/** Parts of the component library that nothing uses, in the style sheets of most screens. Remove an entry here before you use its part. */
const UNUSED_COLORS = /^--mantine-color-(?:pink|grape|violet|indigo|cyan|lime|green)-/
const UNUSED_RULES = new RegExp(
  [
    // Tabs: the variants `outline` and `pills`, inverted ones, and vertical ones on the right.
    String.raw`\.m_(?:6772fbd5|b59ab47c|c3381914)\b`,
    String.raw`\.m_89d60db1\[data-inverted\]`,
    String.raw`\[data-placement='right'\]`,
    // Loaders of bars and dots.
    String.raw`\.m_(?:7a2bd4cd|870bb79|4e3f22d7|870c4af)\b`,
  ].join('|'),
)
const UNUSED_MOTION = /^m_(?:5d2b3b9d|aac34a1)$/

const withoutUnused = {
  postcssPlugin: 'without-unused',
  Once: (root, { result }) => {
    if (!/[\\/]@mantine[\\/]core[\\/]styles[\\/]/.test(result.opts.from ?? '')) return
    root.walkDecls(UNUSED_COLORS, (declaration) => {
      declaration.remove()
    })
    root.walkRules((rule) => {
      if (rule.selectors.every((selector) => UNUSED_RULES.test(selector))) rule.remove()
    })
    root.walkAtRules('keyframes', (motion) => {
      if (UNUSED_MOTION.test(motion.params)) motion.remove()
    })
  },
}

module.exports = { plugins: [require('postcss-preset-mantine')(), withoutUnused] }
