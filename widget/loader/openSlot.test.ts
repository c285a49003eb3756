import { stubIntersections, stubXhr } from '../testing/browser'
import { shopSource } from '../testing/chunks'
import { openSlot } from './openSlot'

const intersections = stubIntersections()

test('the widget lies over the room that its code reserves, in an element that no style sheet hides', async () => {
  stubXhr({ status: 200, text: '{}' })
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no'))
  const host = document.createElement('div')
  host.style.setProperty('opacity', '0.5')
  host.innerHTML = '<div data-vitrina-room style="height: 300px"></div>'
  document.body.replaceChildren(host)
  const asked = { embedId: 'demo', article: '', address: '', segment: null, look: '' }
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
