import { readFileSync } from 'node:fs'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { loadCatalogue } from '@/common/i18n/catalogue'
import { RECORD_SCHEMA } from '@/app/recorder/recordFormat'
import { ROUTES } from '../router/router'
import { followState, ReplayedApp } from './stage/createStage'
import { illustrate } from './stage/record/illustrate'
import { loadRecord } from './stage/record/loadRecord'
import { readRecord } from './stage/record/readRecord'

/** Made by builds of their time (`session.schema`): a person opens the library and what is named, in Russian. */
const STORED: [number, string, { role: string; name: string }][] = [
  [2, 'the dialog of a new album', { role: 'dialog', name: 'Новый альбом' }],
  [3, 'the editor of a widget with an unsaved change', { role: 'button', name: 'Сохранить' }],
  [4, 'the dialog of a new album', { role: 'dialog', name: 'Новый альбом' }],
]

test('the current schema has a stored record', () => {
  expect(STORED.map(([schema]) => schema)).toContain(RECORD_SCHEMA)
})

test.each(STORED)(
  'replays a stored record of schema %i to its end: %s',
  async (schema, _what, seen) => {
    const file = readRecord(readFileSync(`test/records/schema${schema}.json`, 'utf8'))
    if ('problem' in file) throw new Error(file.problem)
    expect(file.session.schema).toBe(schema)
    illustrate(file)
    const store = loadRecord(file)
    const { computedStates } = store.liftedStore.getState()
    expect(computedStates.flatMap(({ error }) => error ?? [])).toEqual([])
    expect(computedStates).toHaveLength(file.stagedActionIds.length)

    const router = createMemoryRouter(ROUTES)
    followState(store, router)
    const catalogue = await loadCatalogue('ru')
    render(<ReplayedApp store={store} router={router} catalogue={catalogue} env="test" />)
    act(() => {
      store.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: computedStates.length - 1 })
    })
    expect(
      await screen.findByRole(seen.role, { name: seen.name, hidden: true }),
    ).toBeInTheDocument()
  },
)
