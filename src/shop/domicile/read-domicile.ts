import { isCountry } from './countries.ts'
import type { Domicile } from './domicile.ts'

export function readDeclared(text: string | null | undefined): Domicile | null {
  const country = (text ?? '').trim().toUpperCase()
  return isCountry(country) ? { country, source: 'declared' } : null
}
