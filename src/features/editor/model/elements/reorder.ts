export type Step = 'front' | 'forward' | 'backward' | 'back'

/** The stack, from back to front, with some of it moved; those keep their relative order. */
export function reorder(stack: readonly string[], moved: readonly string[], step: Step): string[] {
  const isMoved = (id: string) => moved.includes(id)
  const others = stack.filter((id) => !isMoved(id))
  const own = stack.filter(isMoved)
  if (step === 'front') return [...others, ...own]
  if (step === 'back') return [...own, ...others]
  const next = [...stack]
  const isUp = step === 'forward'
  const places = [...next.keys()]
  for (const place of isUp ? places.reverse() : places) {
    const neighbour = place + (isUp ? 1 : -1)
    const [one, other] = [next[place], next[neighbour]]
    if (one === undefined || other === undefined || !isMoved(one) || isMoved(other)) continue
    next[place] = other
    next[neighbour] = one
  }
  return next
}
