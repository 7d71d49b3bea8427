import { isCountry } from './countries.ts'
import type { Domicile } from './domicile.ts'

/** The country that a buyer has chosen in a form or a call; null when it names none. */
export function readDeclared(text: string | null | undefined): Domicile | null {
  const country = (text ?? '').trim().toUpperCase()
  return isCountry(country) ? { country, source: 'declared' } : null
}
