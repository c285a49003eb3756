/** Focuses the first invalid field; returns whether there is one. */
export function focusWrongField(fields: HTMLElement | null): boolean {
  const field = fields?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return field !== undefined && field !== null
}
