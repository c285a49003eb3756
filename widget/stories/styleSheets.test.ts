import { readFileSync } from 'node:fs'

/** The classes with which a rule of a style sheet begins, so that the rule applies to any element with this class. */
const bareClasses = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^\s*\.([\w-]+)(?= \{|,$)/gm)].map(([, name]) => name),
  )

test.each(['widget/player/player.css', 'widget/popup/card.css', 'widget/elements/elements.css'])(
  'does not share class names between the bar and %s in one shadow root',
  (other) => {
    const shared = [...bareClasses('widget/stories/bar.css')].filter((name) =>
      bareClasses(other).has(name),
    )
    expect(shared).toEqual([])
  },
)
