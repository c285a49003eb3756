declare module 'jsan' {
  interface JsanOptions {
    undefined?: boolean
    date?: boolean
    nan?: boolean
    infinity?: boolean
    refs?: boolean
  }
  export function stringify(
    value: unknown,
    replacer: null,
    space: null,
    options: JsanOptions,
  ): string
  export function parse(text: string): unknown
}
