import { readFileSync } from 'node:fs'
import { emptyRoot } from '../testing/popup'
import { stubIntersections } from '../testing/browser'
import { shopSource } from '../testing/chunks'
import { DRAWN_SETTINGS } from '../testing/drawnSettings'
import { testHighlight, testStories, type StoriesChanges } from '../testing/stories'
import { createBar } from './createBar'
import { createForgettingStories } from './seenStories'

stubIntersections()
const css = readFileSync('widget/stories/bar.css', 'utf8')

/** The rules of the style sheet that apply to the bar, by its classes and custom properties. */
function rulesOf(changes: StoriesChanges): Set<string> {
  const root = emptyRoot()
  const bar = createBar({
    root,
    source: shopSource(),
    seen: createForgettingStories(),
    onOpen: () => Promise.resolve(),
    onPrepare() {},
    onHide() {},
  })
  bar.draw(testStories([testHighlight('Новинки', [1, 2])], changes))
  bar.stop()
  const classes = [...bar.node.classList].filter((name) => css.includes(`.${name} `))
  const properties = Array.from(bar.node.style).filter((name) => css.includes(`var(${name})`))
  return new Set([
    ...classes,
    ...properties.map((name) => `${name}: ${bar.node.style.getPropertyValue(name)}`),
  ])
}

test.each(Object.entries(DRAWN_SETTINGS))(
  "changes the bar's appearance by the setting %s",
  (_setting, [before, change]) => {
    expect(rulesOf(change)).not.toEqual(rulesOf(before))
  },
)
