// Runs alone: it replaces methods of the browser's prototypes, which stay for the files after it.
import { goOffline, stoppedCount } from './goOffline'

test('blocks requests and storage writes, and counts the attempts', async () => {
  localStorage.setItem('kept', 'before')
  Object.assign(Navigator.prototype, { sendBeacon: () => true })
  goOffline()
  await expect(fetch('/my/admin')).rejects.toThrow('A replay sends nothing')
  expect(() => new XMLHttpRequest()).toThrow('A replay sends nothing')
  expect(() => new WebSocket('wss://example.test')).toThrow('A replay sends nothing')
  expect(navigator.sendBeacon('/my/admin', 'x')).toBe(false)
  localStorage.setItem('kept', 'after')
  sessionStorage.clear()
  expect(localStorage.getItem('kept')).toBe('before')
  expect(window.open('/my/admin')).toBeNull()
  expect(stoppedCount()).toBe(6)
})
