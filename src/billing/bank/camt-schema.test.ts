import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { camt } from '#test/billing/camt.ts'

const one = { amount: '499.00', reference: '210000000003139471430009017', payer: 'Bea & Co', ref: 'T-1' }
const entries = [
  { ref: 'E-1', txs: [{ ...one, account: 'CH5604835012345678009' }] },
  { ref: 'E-2', txs: [one, { ...one, ref: 'T-2', reference: 'RF18539007547034' }] },
  { ref: 'E-3', txs: [], count: 7, amount: '1000.00' },
  { ref: 'E-4', debit: true, reversal: true, txs: [one] },
  { ref: 'E-5', debit: true, txs: [{ amount: '100.00', endToEnd: 'REFUND-000001' }] },
  { ref: 'E-6', debit: true, amount: '100.00', txs: [], orderId: '0197a3c25b6d4e7f8a9b0c1d2e3f4a5b' },
]

test.each(['camt.053.001.04', 'camt.053.001.08', 'camt.054.001.04', 'camt.054.001.08'] as const)(
  'the test files for %s are valid against its schema',
  async (format) => {
    const schema = await readFile(`test/iso20022/${format}.xsd`, 'utf8')
    const check = async (contents: string) => {
      const { valid, errors } = await validateXML({ xml: [{ fileName: `${format}.xml`, contents }], schema: [schema] })
      return { valid, errors: errors.map(({ message }) => message) }
    }
    const file = camt({ format, entries })
    expect(await check(file)).toEqual({ valid: true, errors: [] })
    expect((await check(file.replace('<CdtDbtInd>', '<Amount>'))).valid).toBe(false)
    expect((await check(file.replace('CRDT', 'CREDIT'))).valid).toBe(false)
  },
)
