import type { PostalAddress } from './invoice.ts'

/** An address as letters and papers write it: the street, then the place. */
export function addressLines({ street, houseNumber, postcode, town, country }: PostalAddress): string[] {
  const place = `${postcode} ${town}`
  return [[street, houseNumber].filter(Boolean).join(' '), country === 'CH' ? place : `${country}-${place}`]
}
