import type { EmbedScript } from './embedScript'
import type { Network } from './lyingNetwork'
import type { VirtualTime } from './virtualTime'

/** `localStorage` as far as the embed uses it: its entries are its own properties. */
export class TestStorage {
  getItem(name: string) {
    return (Object.getOwnPropertyDescriptor(this, name)?.value as string | undefined) ?? null
  }
  setItem(name: string, text: string) {
    Object.assign(this, { [name]: text })
  }
  removeItem(name: string) {
    Reflect.deleteProperty(this, name)
  }
}

export interface Browser {
  time: VirtualTime
  random: () => number
  network: Network
  /** Undefined: forbidden. */
  storage: TestStorage | undefined
  /** The shopper's privacy signal. */
  globalPrivacyControl?: boolean
}

export interface Page extends EmbedScript {
  isAlive(): boolean
  host: EventTarget
  /** Loads the events chunk, which may fail. */
  load(): Promise<unknown>
  setVisible(isVisible: boolean): void
  /** Dispatches an event such as `pagehide`, `pageshow` or `online`. */
  tell(type: string): void
  /** `vitrina(…)`, as a shop's page calls it before or after the script has loaded. */
  command(...command: unknown[]): void
  /** Ends the page without an event: none of its timers runs any more. */
  kill(): void
}

/** A shop page's own function until the script has loaded (product-rules/widgets.md#purchases). */
interface Stub {
  (...command: unknown[]): void
  q?: Pick<unknown[][], 'push'>
}

function createStub(): Stub {
  const stub: Stub = (...command) => void (stub.q ??= [] as unknown[][]).push(command)
  return stub
}

/** A page of a shop in a shopper's browser, with the embed's code on it. */
export function openPage(
  browser: Browser,
  runEmbed: (globals: Record<string, unknown>) => EmbedScript,
): Page {
  const { time, random, network } = browser
  let isAlive = true
  const window: EventTarget & { vitrina?: Stub } = new EventTarget()
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    readyState: 'complete',
    querySelectorAll: () => [],
  })
  const later = (delay: number, work: () => unknown) =>
    time.plan(delay, () => {
      if (isAlive) work()
    })
  const timers = new Map<number, () => void>()

  class Request {
    timeout = 0
    status = 0
    responseText = ''
    onload = () => undefined
    onerror = () => undefined
    ontimeout = () => undefined
    url = ''
    open(_method: string, url: string) {
      this.url = url
    }
    send(body: string) {
      const stop = later(this.timeout, () => this.ontimeout())
      network.send(this.url, body, (status) => {
        stop()
        if (!isAlive) return
        this.status = status ?? 0
        if (status === null) this.onerror()
        else this.onload()
      })
    }
  }
  const globals = {
    window,
    document,
    localStorage: browser.storage,
    sessionStorage: new TestStorage(),
    navigator: {
      globalPrivacyControl: browser.globalPrivacyControl,
      sendBeacon(url: string, body: string) {
        if (random() < 0.1) return false
        network.send(url, body, () => undefined)
        return true
      },
    },
    fetch: (url: string, { body, signal }: { body: string; signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        network.send(url, body, (status) => {
          if (!isAlive) return
          if (status === null) reject(new TypeError('offline'))
          else resolve({ status, text: () => Promise.resolve('') })
        })
      }),
    XMLHttpRequest: Request,
    setTimeout(work: () => void, delay: number) {
      const id = timers.size + 1
      timers.set(id, later(delay, work))
      return id
    },
    clearTimeout: (id: number) => timers.get(id)?.(),
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    Date: { now: time.now },
    Math: Object.assign(Object.create(Math) as typeof Math, { random }),
    location: {
      origin: 'https://shop.test',
      pathname: '/',
      href: 'https://shop.test/',
      search: '',
    },
    Element: EventTarget,
    MutationObserver: class {
      observe() {
        // No element is added or removed.
      }
    },
    crypto: {
      getRandomValues: (bytes: Uint32Array) => bytes.map(() => Math.floor(random() * 2 ** 32)),
    },
  }
  Object.defineProperty(window, 'localStorage', {
    get() {
      if (!browser.storage) throw new DOMException('no', 'SecurityError')
      return browser.storage
    },
  })
  const script = runEmbed(globals)

  return {
    ...script,
    isAlive: () => isAlive,
    host: new EventTarget(),
    load: () =>
      new Promise((resolve, reject) => {
        later(random() * 1000, () => {
          if (!network.isHonest && random() < 0.2) reject(new Error('Cannot load the chunk'))
          else resolve({ ...script, watchView: () => () => undefined })
        })
      }),
    setVisible(isVisible) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('visibilitychange'))
    },
    tell: (type) => void window.dispatchEvent(new Event(type)),
    command(...command) {
      window.vitrina ??= createStub()
      window.vitrina(...command)
    },
    kill: () => {
      isAlive = false
    },
  }
}
