/** The data of clipboard and drag events, which jsdom lacks. */
export class TestDataTransfer {
  readonly #kept = new Map<string, string>()
  readonly files: File[] = []
  get types(): string[] {
    return [...this.#kept.keys()]
  }
  setData(type: string, value: string): void {
    this.#kept.set(type, value)
  }
  getData(type: string): string {
    return this.#kept.get(type) ?? ''
  }
  clear(): void {
    this.#kept.clear()
  }
}
