/** Tests which tests show a message (docs/testing.md#messages, scripts/lib/messages/shownBy.mjs). */
import { execFileSync } from 'node:child_process'

const TEXTS: Record<string, { ru: string; en: string }> = {
  'posts.alert_saved': { ru: 'Пост сохранён', en: 'The post was saved' },
  'posts.error_files': {
    ru: '{count, plural, one {# файл не загружен} few {# файла не загружены} many {# файлов не загружены} other {# файла не загружены}}',
    en: '{count, plural, one {# file was} other {# files were}} not uploaded',
  },
  'albums.alert_gone': { ru: 'Его уже удалил «{name}» сегодня', en: 'It was deleted by “{name}”' },
  'widgets.alert_gone': {
    ru: 'Его уже удалил «{name}» вчера',
    en: 'It is gone because of “{name}”',
  },
  'server.feed-too-large': { ru: 'Фид слишком большой', en: 'The feed is too large' },
}

/** The messages that a test with this source shows. Jest loads no ES modules, so Node does. */
function shownIn(source: string, file = 'src/features/other/other.test.ts'): string[] {
  const code = `
    import { shownBy } from './scripts/lib/messages/shownBy.mjs'
    const { texts, file, source } = JSON.parse(process.argv[1])
    const all = Object.entries(texts).map(([key, texts]) => ({ key, texts }))
    const rooms = ({ key }) => ['src/features/' + key.split('.')[0]]
    const shown = shownBy(all, new Map([[file, source]]), rooms)
    process.stdout.write(JSON.stringify(all.filter((text) => shown.get(text).size > 0).map(({ key }) => key)))`
  const given = JSON.stringify({ texts: TEXTS, file, source })
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code, given])
  return JSON.parse(printed.toString()) as string[]
}

test.each([
  ['names its id', `expect(id).toBe('posts.alert_saved')`, ['posts.alert_saved']],
  ['has its words', `screen.getByText('The post was saved')`, ['posts.alert_saved']],
  ['has one of its forms with a value', `find('5 файлов не загружены')`, ['posts.error_files']],
  ['has a pattern of it', `find(/^Пост сохран[её]н$/)`, ['posts.alert_saved']],
  ['has a part that only this text has', `find(/удалил .* сегодня$/)`, ['albums.alert_gone']],
  ['has a part that two texts have', `find('Его уже удалил')`, []],
  ['has a word that is in any text', `find('Пост')`, []],
  ['has its words in a comment', `// Пост сохранён`, []],
  ['imports a module of its name', `import saved from 'posts.alert_saved'`, []],
])('of a test that %s', (_, source, expected) => {
  expect(shownIn(source)).toEqual(expected)
})

test('a part that two texts have counts in the room that raises one of them', () => {
  const source = `find('Его уже удалил')`
  expect(shownIn(source, 'src/features/albums/album.test.ts')).toEqual(['albums.alert_gone'])
})

test('a composed id counts only in the folders of its family', () => {
  const source = `expect(code).toBe('too-large')`
  expect(shownIn(source, 'server/feeds/readFeed.test.ts')).toEqual(['server.feed-too-large'])
  expect(shownIn(source)).toEqual([])
})
