import { readFileSync } from 'node:fs'

/** Classes that a rule of a style sheet begins with, so that it holds for whatever has them. */
const bareClasses = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^\s*\.([\w-]+)(?= \{|,$)/gm)].map(([, name]) => name),
  )

test.each(['widget/player/player.css', 'widget/popup/card.css', 'widget/elements/elements.css'])(
  'the bar shares its shadow root with %s, and neither styles what the other draws',
  (other) => {
    const shared = [...bareClasses('widget/stories/bar.css')].filter((name) =>
      bareClasses(other).has(name),
    )
    expect(shared).toEqual([])
  },
)
