/** Files that are dragged or pasted onto the page as a whole. */

export const hasFiles = ({ dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes('Files') ?? false

export const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable="true"]')

/** Whether the target is in a drop zone, which handles the files itself. */
export const isInFileDrop = (target: EventTarget | null) =>
  target instanceof Element && !!target.closest('label')?.querySelector('input[type="file"]')

type Listeners = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void }

/** Returns a function that stops listening. */
export function listenToWindow(listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as [string, (event: Event) => void][]
  for (const [name, listener] of entries) window.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of entries) window.removeEventListener(name, listener)
  }
}
