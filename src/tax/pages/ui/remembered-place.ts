type Place = { readonly canton: string; readonly commune: string }

const key = 'calculator-place'

/** Saves the place of a calculation in this browser only, so that the next form begins with it. */
export function rememberPlace({ canton = '', commune = '' }: Readonly<Record<string, string | undefined>>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ canton, commune }))
  } catch {
    // If the browser blocks storage, forms begin with their usual place.
  }
}

export function rememberedPlace(): Place | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof saved !== 'object' || saved === null || !('canton' in saved) || !('commune' in saved)) return null
    const { canton, commune } = saved
    return typeof canton === 'string' && typeof commune === 'string' ? { canton, commune } : null
  } catch {
    return null
  }
}

/** Shows the remembered place in a form whose place the visitor has not changed. */
export function showRememberedPlace(form: HTMLFormElement, untouched: Place): void {
  const place = rememberedPlace()
  const canton = form.elements.namedItem('canton')
  const commune = form.elements.namedItem('commune')
  if (!place || !(canton instanceof HTMLSelectElement) || !(commune instanceof HTMLInputElement)) return
  if (canton.value !== untouched.canton || commune.value !== untouched.commune) return
  if (![...canton.options].some(({ value }) => value === place.canton)) return
  canton.value = place.canton
  commune.value = place.commune
}
