/** jsdom draws nothing: a path, and a context that accepts every call and measures text by its font size. */
export function stubCanvas(): void {
  const settings = new Map<PropertyKey, unknown>()
  const context = new Proxy(
    {},
    {
      get: (_target, name) => {
        if (name === 'measureText') return (text: string) => ({ width: text.length * 10 })
        return settings.get(name) ?? (() => undefined)
      },
      set: (_target, name, value) => {
        settings.set(name, value)
        return true
      },
    },
  )
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    writable: true,
    value: () => context,
  })
  const path = new Proxy({}, { get: () => () => undefined })
  Object.assign(globalThis, {
    Path2D: function Path2D() {
      return path
    },
  })
}
