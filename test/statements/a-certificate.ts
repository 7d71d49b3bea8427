import type { Certificate } from '#returns/statements/salary/certificate.ts'

/** A certificate whose sums are right: gross 100,000, contributions 12,000, net 88,000. */
export function aCertificate(change: Partial<Certificate> = {}): Certificate {
  return {
    ...{ id: 'c1', form: 'salary', readFrom: 'barcode' },
    employer: { name: 'Example Watch Ltd', uid: 'CHE-123.456.788', zip: '2502', city: 'Biel' },
    person: { lastName: 'Keller', firstName: 'Ana', zip: '2502', city: 'Biel', birthDate: null },
    ...{ from: '2025-01-01', until: '2025-12-31', freeTransport: false, canteen: false },
    amounts: { '1': 9_000_000, '3': 1_000_000, '8': 10_000_000, '9': 640_000, '10.1': 560_000, '11': 8_800_000 },
    ...{ words: [], expenseRules: null, remarks: [], supplements: 0 },
    ...change,
  }
}
