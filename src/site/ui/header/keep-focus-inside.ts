export function keepFocusInside(part: Element): () => void {
  const taken: HTMLElement[] = []
  for (let inner = part; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || !(beside instanceof HTMLElement) || beside.inert) continue
      beside.inert = true
      taken.push(beside)
    }
  }
  return () => {
    for (const element of taken) element.inert = false
  }
}
