import { readdir, readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readDocument } from '#returns/statements/reader/read-document.server.ts'
import { readApart } from '#test/statements/read-apart.ts'
import { statementPdf } from '#test/statements/statement-pdf.ts'
import { type RequestedStatement, statementXml } from '#test/statements/statement-xml.ts'
import { centsOf, decimal } from './decimal.ts'
import { ownerOf } from './placement.ts'
import { proposalsOf } from './proposals.ts'
import { readPayload } from './read-payload.server.ts'
import { joinSegments } from './segments.ts'

const read = (request: RequestedStatement) => {
  const reading = readPayload(deflateSync(statementXml(request)))
  if (!reading.ok) throw new Error(JSON.stringify(reading))
  return reading.content
}

function dice(seed: number) {
  let state = seed
  return (max: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}

function aStatement(seed: number) {
  const roll = dice(seed)
  const added: Record<string, bigint> = {}
  const amount = (name: string, max = 5_000_000_000) => {
    const value = BigInt(roll(max))
    added[name] = (added[name] ?? 0n) + value
    const text = String(value).padStart(5, '0')
    return `${text.slice(0, -4)}.${text.slice(-4)}`
  }
  const several = <Item>(max: number, make: () => Item) => Array.from({ length: roll(max) }, make)
  const request: RequestedStatement = {
    accounts: several(5, () => ({
      ...{ value: amount('accounts'), taxed: amount('accountsTaxed', 9_000_000) },
      ...{ untaxed: amount('accountsUntaxed', 9_000_000), claim: amount('claim', 3_000_000) },
    })),
    debts: several(3, () => ({ value: amount('debts'), interest: amount('debtInterest', 90_000_000) })),
    charges: several(3, () => ({ amount: amount('all', 9_000_000), deductible: amount('charges', 9_000_000) })),
    securities: several(12, () => ({
      isin: 'CH0012032048',
      value: amount('securities'),
      payments: several(4, () => ({
        ...{ taxed: amount('securitiesTaxed', 9_000_000), untaxed: amount('securitiesUntaxed', 9_000_000) },
        ...{ claim: amount('claim', 3_000_000), credit: amount('credit', 900_000), us: amount('us', 900_000) },
      })),
    })),
  }
  const cents = (value: bigint) => Number((value + 50n) / 100n)
  delete added.all
  const sums = Object.fromEntries(Object.entries(added).map(([name, value]) => [name, cents(value)]))
  return { requested: request, sums }
}

/** For a longer run: `STATEMENTS=20000 STATEMENT_PDFS=200 vitest run src/returns/statements/e-tax/statements.test.ts`. */
const rounds = Number(process.env.STATEMENTS ?? 200)
const printedRounds = Number(process.env.STATEMENT_PDFS ?? 2)

describe('amounts and versions', () => {
  test('two hundred statements are read with each sum exact to the cent', { timeout: rounds * 250 }, () => {
    for (let seed = 1; seed <= rounds; seed++) {
      const { requested: request, sums } = aStatement(seed)
      const statement = read(request)
      expect(statement.sums, `statement ${seed}`).toMatchObject(sums)
      const proposed = Object.fromEntries(proposalsOf(statement).map(({ line, amountCents }) => [line, amountCents]))
      expect(proposed, `statement ${seed}`).toEqual(
        Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum > 0)),
      )
    }
  })

  test.each([
    ['0.005', 1],
    ['0.0049999999', 0],
    ['-0.005', -1],
    ['.1', 10],
    ['5.', 500],
    ['+12.34', 1234],
    ['123456789012.994999', 12_345_678_901_299],
  ])('%s francs are %s cents', (text, cents) => {
    expect(centsOf(decimal.parse(text))).toBe(cents)
  })

  test.each(['', '1e9', 'NaN', '0x10', '1,5', '1234567890123456', '--1'])('%j is no amount', (text) => {
    expect(decimal.safeParse(text).success).toBe(false)
  })

  test('an amount left open by the bank is proposed without an amount and is in no sum', () => {
    const statement = read({
      securities: [
        { isin: 'CH0012032048', value: null, payments: [{ untaxed: '5', open: true }] },
        { isin: 'CH0012032113', value: '10.50', payments: [{ taxed: '2', claim: '0.70' }] },
      ],
    })
    expect(statement.sums).toMatchObject({ securities: 1050, securitiesTaxed: 200, securitiesUntaxed: 0, claim: 70 })
    const requested = proposalsOf(statement).filter(({ amountCents }) => amountCents === null)
    expect(requested.map(({ code }) => code)).toEqual(['securities', 'securities-untaxed'])
  })

  test('a differing total of the bank is reported', () => {
    const accounts = [{ value: '100', taxed: '0', untaxed: '0', claim: '0' }]
    const totals = { value: '102', taxed: '0.40', untaxed: '0', claim: '0' }
    expect(read({ accounts, totals }).differs).toEqual(['value'])
  })

  test('versions of one statement have the same key', () => {
    const first = read({ id: 'CH00012CLIENT000000012025123101' })
    const second = read({ id: 'CH00012CLIENT000000012025123102' })
    const longer = read({ id: 'CH0001204CLIENT000000012025123103' })
    expect([first.sequence, second.sequence, longer.sequence]).toEqual([1, 2, 3])
    expect(new Set([first.key, second.key, longer.key]).size).toBe(1)
  })
})

describe('owner, content and segments', () => {
  test.each([
    ['Ana', 'Keller', 'client'],
    ['ANA MARIA', 'KELLER', 'client'],
    ['Jörg', 'Müller', 'partner'],
    ['Peter', 'Keller', null],
    ['', '', null],
  ])('%s %s is %s of the household', (firstName, lastName, owner) => {
    const household = { client: 'Ana Keller', partner: 'Jorg Muller-Keller' }
    expect(ownerOf({ clients: [{ firstName, lastName }] }, household)).toBe(owner)
    expect(
      ownerOf(
        {
          clients: [
            { firstName: 'Ana', lastName: 'Keller' },
            { firstName: 'Jörg', lastName: 'Müller' },
          ],
        },
        household,
      ),
    ).toBe('joint')
  })

  test('damaged and hostile content is rejected with a reason', () => {
    const xml = statementXml()
    const reasonOf = (packed: Uint8Array) => {
      const reading = readPayload(packed)
      if (reading.ok) return 'read'
      return reading.because.reason
    }
    const packed = deflateSync(xml)
    expect(reasonOf(packed)).toBe('read')
    const torn = Buffer.from(packed)
    torn.fill(0, 40, 60)
    expect(reasonOf(torn)).toBe('damaged')
    expect(reasonOf(packed.subarray(0, 100))).toBe('damaged')
    expect(reasonOf(deflateSync(Buffer.alloc(30 * 1024 * 1024)))).toBe('too-large')
    const entity = '<!DOCTYPE a [<!ENTITY x "y">]>'
    expect(reasonOf(deflateSync(xml.replace('?>', `?>${entity}`)))).toBe('hostile')
    expect(reasonOf(deflateSync(xml.replace('</eCH-0196:taxStatement>', '')))).toBe('damaged')
    expect(reasonOf(deflateSync(xml.replace('totalTaxValue="0"', 'totalTaxValue="1e400"')))).toBe('other-content')
    expect(reasonOf(deflateSync('<other/>'))).toBe('other-content')
    expect(reasonOf(deflateSync(Buffer.from([0xff, 0xfe, 0x3c])))).toBe('damaged')
    expect(reasonOf(deflateSync('<a>'.repeat(100_000)))).toBe('damaged')
  })

  test('segments are joined in order without duplicates, and missing ones are named', () => {
    const block = (index: number, fileId = '1') => ({ fileId, index, count: 3, bytes: new Uint8Array([index]) })
    expect(joinSegments([block(2), block(0), block(1), block(2), block(0, '9')])).toEqual({
      ok: true,
      bytes: new Uint8Array([0, 1, 2]),
    })
    expect(joinSegments([block(0)])).toEqual({ ok: false, reason: 'incomplete', found: 1, count: 3, missing: [2, 3] })
    expect(joinSegments([])).toEqual({ ok: false, reason: 'no-barcodes' })
  })
})

describe('reading a PDF', () => {
  test('a PDF is read from its barcodes, also rotated and at low resolution', { timeout: 120_000 }, async () => {
    const { requested: request, sums } = aStatement(7)
    const xml = statementXml(request)
    for (const printed of [{}, { turns: 1 }, { turns: 2, textPages: 3 }, { turns: 3 }, { scale: 1 }] as const) {
      expect(await readApart(await statementPdf(xml, printed)), JSON.stringify(printed)).toMatchObject({
        ok: true,
        content: { bank: 'Bank Muster', sums },
      })
    }
  })

  const turns = [0, 1, 2, 3] as const

  test('statements printed as barcodes are read with exact sums', {
    timeout: 20_000 + printedRounds * 10_000,
  }, async () => {
    for (let seed = 1001; seed <= 1000 + printedRounds; seed++) {
      const { requested: request, sums } = aStatement(seed)
      const pdf = await statementPdf(statementXml(request), { turns: turns[seed % 4], textPages: seed % 3 })
      expect(await readDocument(pdf), `statement ${seed}`).toMatchObject([{ ok: true, content: { sums } }])
    }
  })

  test('missing segments, other PDFs and invalid files are distinguished', { timeout: 120_000 }, async () => {
    const xml = statementXml(aStatement(11).requested)
    expect(await readApart(await statementPdf(xml, { without: [1] }))).toMatchObject({
      because: { reason: 'incomplete', missing: [2] },
    })
    expect(await readApart(await statementPdf(xml, { packed: Buffer.alloc(0), textPages: 2 }))).toBeUndefined()
    expect(await readApart(Buffer.from('%PDF-1.4 nothing'))).toBeUndefined()
  })
})

describe('limits of the reader', () => {
  test('a file with two statements is rejected as a whole', { timeout: 120_000 }, async () => {
    const [first, xml] = [statementXml(aStatement(12).requested), statementXml(aStatement(13).requested)]
    for (const printed of [{ first }, { first, textPages: 6 }] as const)
      expect(await readApart(await statementPdf(xml, printed))).toMatchObject({
        ok: false,
        because: { reason: 'several' },
      })
  })

  test('a reader over its time or memory limit is stopped', { timeout: 60_000 }, async () => {
    const pdf = await statementPdf(statementXml())
    expect(await readApart(pdf, { ms: 50 })).toMatchObject({ because: { reason: 'too-slow' } })
    expect(await readApart(pdf, { residentBytes: 1 })).toMatchObject({ because: { reason: 'too-large' } })
  })

  test('a reader killed from outside does not classify the file, which can be read later', {
    timeout: 60_000,
  }, async () => {
    const pdf = await statementPdf(statementXml())
    const reading = readApart(pdf)
    const refused = expect(reading).rejects.toThrow('ended from outside')
    process.kill(await readerOf(process.pid), 'SIGKILL')
    await refused
    expect(await readApart(pdf)).toMatchObject({ ok: true })
  })
})

async function readerOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(threads.map((one) => readFile(`/proc/${pid}/task/${one}/children`, 'utf8')))
  for (const child of lists.join(' ').split(/\s+/).filter(Boolean)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('reader-process')) return Number(child)
  }
  return readerOf(pid)
}
