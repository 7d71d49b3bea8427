import type { PostalAddress } from './invoice.ts'

export function addressLines({ street, houseNumber, postcode, town, country }: PostalAddress): string[] {
  const place = `${postcode} ${town}`
  return [[street, houseNumber].filter(Boolean).join(' '), country === 'CH' ? place : `${country}-${place}`]
}
