import type { UnknownAction } from '@reduxjs/toolkit'
import { type Widget } from '@/contract/entities/widgets/widget'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import {
  deviceChosen,
  editorClosed,
  editorOpened,
  widgetEditorSlice,
  previewAsked,
  saveAsked,
  saveMessageExpired,
  selectCanSave,
  selectWidgetEditor,
  selectHasChanges,
  settingsChanged,
  shopPageChosen,
  titleChanged,
} from './widgetEditorSlice'

const WIDGET: Widget = {
  embedId: 'home',
  widgetType: 'gallery',
  role: 'Главная',
  isEnabled: 'full_access',
  gallerySettings: DEFAULT_GALLERY_SETTINGS,
  revision: 1,
}

/** The end of a request, as the API's middleware dispatches it. */
const ended = (
  kind: 'Query' | 'Mutation',
  endpointName: string,
  originalArgs: unknown,
  requestStatus: 'pending' | 'fulfilled' | 'rejected',
  payload: unknown,
): UnknownAction => ({
  type: `api/execute${kind}/${requestStatus}`,
  payload,
  meta: { requestId: 'r', requestStatus, arg: { endpointName, originalArgs } },
})
const loaded = (widget = WIDGET) => ended('Query', 'getWidget', widget.embedId, 'fulfilled', widget)
/** A save without its arguments, as in a recorded session. */
const sent = () => ended('Mutation', 'saveWidget', undefined, 'pending', undefined)
const saved = (widget: Widget) => ended('Mutation', 'saveWidget', undefined, 'fulfilled', widget)
const refused = (payload: unknown) =>
  ended('Mutation', 'saveWidget', undefined, 'rejected', payload)
const deleted = (embedId: string) =>
  ended('Mutation', 'deleteWidget', undefined, 'fulfilled', { embedId })

const { reducer } = widgetEditorSlice
function after(...actions: UnknownAction[]) {
  const widgetEditor = actions.reduce(reducer, widgetEditorSlice.getInitialState())
  return {
    ...selectWidgetEditor({ widgetEditor }),
    hasChanges: selectHasChanges({ widgetEditor }),
    canSave: selectCanSave({ widgetEditor }),
  }
}
const OPEN = [editorOpened({ embedId: 'home' }), loaded()]

test('has no unsaved changes when the widget is loaded, and requests its preview immediately', () => {
  expect(after(...OPEN)).toMatchObject({
    hasChanges: false,
    canSave: false,
    previewed: { role: 'Главная' },
  })
})

test('ignores responses about a widget that is not open', () => {
  const other = { ...WIDGET, embedId: 'other', role: 'Другая' }
  expect(after(...OPEN, loaded(other)).form?.saved.role).toBe('Главная')
  expect(after(...OPEN, saved(other)).saveMessage).toBeNull()
  expect(after(...OPEN, editorClosed(), loaded()).form).toBeNull()
  const left = [...OPEN, titleChanged('Дом'), saveAsked(), sent(), editorOpened({ embedId: 'b' })]
  expect(after(...left, refused({ kind: 'missing-body' })).saveMessage).toBeNull()
})

test('requests the preview after a pause in the changes', () => {
  const edited = after(...OPEN, settingsChanged({ cols: 6 }))
  expect(edited.previewed?.gallerySettings).toMatchObject({ cols: 4 })
  const asked = after(...OPEN, settingsChanged({ cols: 6 }), previewAsked())
  expect(asked.previewed?.gallerySettings).toMatchObject({ cols: 6 })
})

test('keeps changes made during a save and saves them next', () => {
  const ending = after(
    ...OPEN,
    titleChanged(' Дом '),
    saveAsked(),
    sent(),
    settingsChanged({ cols: 6 }),
    saved({ ...WIDGET, role: 'Дом' }),
  )
  expect(ending.form?.draft).toMatchObject({ role: 'Дом', gallerySettings: { cols: 6 } })
  expect(ending).toMatchObject({ hasChanges: true, canSave: true, sent: null })
})

test('starts no second save while one is running', () => {
  const saving = after(...OPEN, titleChanged('Дом'), saveAsked())
  expect(saving.canSave).toBe(false)
  const again = after(...OPEN, titleChanged('Дом'), saveAsked(), titleChanged('Кухня'), saveAsked())
  expect(again.sent?.role).toBe('Дом')
})

test('sends no save without changes', () => {
  expect(after(...OPEN, saveAsked()).sent).toBeNull()
})

test.each([
  [{ kind: 'envelope', message: 'Такое название занято' }, { text: 'Такое название занято' }],
  [{ kind: 'missing-body' }, { id: 'serverError', isFault: true }],
  [
    { kind: 'http', status: 502 },
    { id: 'serverError', isFault: true },
  ],
  [{ kind: 'http', status: 404, statusMessage: 'Виджет удалён' }, { text: 'Виджет удалён' }],
])('shows the failure %j of a save until the next change', (failure, message) => {
  const failed = [...OPEN, titleChanged('Дом'), saveAsked(), sent(), refused(failure)]
  expect(after(...failed).saveMessage).toEqual({ tone: 'error', message })
  expect(after(...failed, saveMessageExpired()).saveMessage).not.toBeNull()
  expect(after(...failed, titleChanged('Кухня')).saveMessage).toBeNull()
  expect(after(...failed).canSave).toBe(true)
})

test.each([401, 403])('shows no save message for a save that fails with status %i', (status) => {
  const failed = after(
    ...OPEN,
    titleChanged('Дом'),
    saveAsked(),
    sent(),
    refused({ kind: 'http', status }),
  )
  expect(failed).toMatchObject({ saveMessage: null, canSave: true })
})

test('keeps the chosen device for the next widget', () => {
  const next = after(...OPEN, deviceChosen('mobile'), editorOpened({ embedId: 'other' }))
  expect(next).toMatchObject({ device: 'mobile', form: null, tab: 'display' })
})

test('opens with the preview of a phone on a phone', () => {
  const next = after(editorOpened({ embedId: 'home', isPhone: true }))
  expect(next).toMatchObject({ device: 'mobile' })
})

test('clears the form of a deleted widget', () => {
  expect(after(...OPEN, titleChanged('Дом'), deleted('home'))).toMatchObject({
    form: null,
    hasChanges: false,
    isDeleted: true,
  })
  expect(after(...OPEN, deleted('other')).form).not.toBeNull()
})

test('shows the widget in a page of the shop once that page is read, until the editor is closed', () => {
  const read = (embedId: string, link: string) =>
    ended('Query', 'readShopPage', { embedId, link }, 'fulfilled', {})
  const chosen = [...OPEN, shopPageChosen('https://shop.test/')]
  const waits = { link: 'https://shop.test/', readId: null }
  expect(after(...chosen, read('other', 'https://shop.test/')).shopPage).toEqual(waits)
  expect(after(...chosen, read('home', 'https://shop.test/b')).shopPage).toEqual(waits)
  const shown = [...chosen, read('home', 'https://shop.test/')]
  expect(after(...shown, titleChanged('x')).shopPage).toEqual({ ...waits, readId: 'r' })
  expect(after(...shown, editorClosed()).shopPage).toBeNull()
})
