import { waitFor } from '@testing-library/dom'
import type { WidgetPlace } from '../core/chunk'
import { stubIntersections, stubXhr } from '../testing/browser'
import { shopSource } from '../testing/chunks'
import { openSlot } from './openSlot'

const intersections = stubIntersections()

const asked = { embedId: 'demo', article: '', address: '', segment: null, look: '' }

test('removes a widget whose element is removed during drawing, and restores the element', async () => {
  stubXhr({ status: 200, text: '{}' })
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const remove = jest.fn()
  const drawWidget = async ({ root, pause }: WidgetPlace) => {
    expect(root.innerHTML).toBe('<slot></slot>')
    slot.close()
    expect(await pause()).toBe(false)
    return remove
  }
  const slot = openSlot(host, asked, 'gallery', shopSource(), () => Promise.resolve({ drawWidget }))
  intersections.show(host, 1)
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
  expect(host.shadowRoot?.innerHTML).toBe('<slot></slot>')
})

test('shows the words that come instead of a widget, for a member of the team whose preview has ended', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json('Предпросмотр закончился'))
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const drawWidget = jest.fn()
  const load = () => Promise.resolve({ drawWidget })
  const slot = openSlot(host, { ...asked, look: 'demo.1.2.x' }, 'gallery', shopSource(), load)
  intersections.show(host, 1)
  await waitFor(() => expect(host.shadowRoot?.textContent).toBe('Предпросмотр закончился'))
  expect(drawWidget).not.toHaveBeenCalled()
  slot.close()
  expect(host.shadowRoot?.innerHTML).toBe('<slot></slot>')
})

test('draws the widget over its reserved space, inside an element that no style sheet of the shop hides', async () => {
  stubXhr({ status: 200, text: '{}' })
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no'))
  const host = document.createElement('div')
  host.style.setProperty('opacity', '0.5')
  host.innerHTML = '<div data-vitrina-room style="height: 300px"></div>'
  document.body.replaceChildren(host)
  const drawWidget = ({ root }: { root: ShadowRoot }) => {
    root.replaceChildren(document.createElement('section'))
    return () => undefined
  }
  const load = () => Promise.resolve({ drawWidget })
  const slot = openSlot(host, asked, 'gallery', shopSource(), load)
  expect(host.style.cssText).toContain('display: block !important')
  expect(host.shadowRoot).toBeNull()

  intersections.show(host, 1)
  await new Promise(process.nextTick)
  const cells = [...(host.shadowRoot?.children ?? [])] as HTMLElement[]
  expect(cells.map(({ tagName, style }) => [tagName, style.gridArea, style.visibility])).toEqual([
    ['SECTION', '1 / 1', ''],
    ['SLOT', '1 / 1', 'hidden'],
  ])
  expect(host.style.display).toBe('grid')
  slot.close()
  expect(host.getAttribute('style')).toBe('opacity: 0.5;')
})
