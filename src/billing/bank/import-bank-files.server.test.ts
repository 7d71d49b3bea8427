import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { aShopWithAccount, firm } from '#test/billing/billing.ts'
import { camt } from '#test/billing/camt.ts'
import { importFile } from '#test/billing/import.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { runJobs, type World } from '#test/world.ts'
import { listUnbooked } from './bank-file-db.server.ts'
import { importBankFiles } from './import-bank-files.server.ts'
import { confirmBankFile, storeBankFile } from './store-bank-file.server.ts'

let world: World
let actor: Actor
beforeEach(async () => {
  world = await aShopWithAccount()
  actor = actorOf(await aPerson(world, { role: 'admin' }))
})

const bytesOf = (text: string) => new TextEncoder().encode(text)
const file = async (name: string) => new Uint8Array(await readFile(`test/bank-files/${name}.xml`))
const take = (content: Uint8Array, name = 'bank.xml') => importFile(world, actor, { name, content })
const takeFile = async (name: string) => take(await file(name), `${name}.xml`)
const payments = async () =>
  (await world.db.selectFrom('paymentsReceived').selectAll().orderBy('amountCents').execute()).filter(
    ({ reason }) => reason !== 'replaced-by-details',
  )
const sumCents = async () => (await payments()).reduce((sum, { amountCents }) => sum + amountCents, 0)
const fileRow = (id = '') => world.db.selectFrom('bankFiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const statement = (id: string, entries: string, format = 'camt.053.001.08', day = '2026-11-20') => {
  const [outer, inner] = format.startsWith('camt.053') ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  return bytesOf(`<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}"><${outer}><${inner}><Id>${id}</Id>
<Acct><Id><IBAN>CH9300762011623852957</IBAN></Id></Acct>${entries.replaceAll('DAY', `<BookgDt><Dt>${day}</Dt></BookgDt>`)}</${inner}></${outer}></Document>`)
}
const entry = (amount: string, { ref = '', details = '' } = {}) =>
  `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>DAY${ref && `<AcctSvcrRef>${ref}</AcctSvcrRef>`}${details && `<NtryDtls>${details}</NtryDtls>`}</Ntry>`
const tx = (amount: string, payer: string) =>
  `<TxDtls><Amt Ccy="CHF">${amount}</Amt><RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties></TxDtls>`

describe('identity of bookings', () => {
  test.each([
    ['two of one file whose bank has no reference', ['two-credits-without-reference'], [7_815, 7_815]],
    [
      'two days with the account as number of the entry',
      ['entry-number-is-account-day-1', 'entry-number-is-account-day-2'],
      [5_615, 5_615],
    ],
    ['a detail of nothing in another currency', ['detail-of-nothing-abroad'], [985]],
    ['an amount with zeros before it', ['padded-amount'], [14_987]],
    ['three payments, then their sum', ['three-details', 'their-sum'], [1_015, 1_015, 1_015]],
    ['a sum, then its three payments', ['their-sum', 'three-details'], [1_015, 1_015, 1_015]],
  ])('%s', async (_, names, cents) => {
    for (const name of names) expect(await takeFile(name)).toMatchObject({ ok: true, status: 'finished' })
    expect((await payments()).map(({ amountCents }) => amountCents)).toEqual(cents)
    for (const name of names) await takeFile(name)
    expect(await payments()).toHaveLength(cents.length)
  })

  test('a file in UTF-16 is imported', async () => {
    expect(await takeFile('utf-16')).toMatchObject({ status: 'finished', newLines: expect.any(Number) })
    expect((await payments()).length).toBeGreaterThan(0)
  })

  test('a sequence number reused on another day or for another payer is a new booking', async () => {
    await take(statement('A', entry('20.00', { ref: '1', details: tx('20.00', 'Ana') })))
    await take(statement('B', entry('20.00', { ref: '1', details: tx('20.00', 'Ben') })))
    await take(
      statement('C', entry('20.00', { ref: '1', details: tx('20.00', 'Ana') }), 'camt.053.001.08', '2026-11-19'),
    )
    expect(await payments()).toHaveLength(3)
    await take(statement('D', entry('20.00', { ref: '1', details: tx('20.00', 'Ana') })))
    expect(await payments()).toHaveLength(3)
  })

  test('a repeated booking without bank reference is ignored in one statement, queued in another one', async () => {
    const once = entry('20.00', { details: tx('20.00', 'Ana') })
    await take(statement('A', once))
    await take(statement('A', `${once} `))
    expect(await payments()).toHaveLength(1)
    await take(statement('B', once))
    await runJobs(world)
    expect((await payments()).map(({ state, reason }) => [state, reason])).toContainEqual([
      'queued',
      'possible-duplicate',
    ])
    await take(statement('C', once, 'camt.054.001.08'))
    expect(await payments()).toHaveLength(2)
  })

  test('a statement of two bookings and a notification of one of them are two bookings, not three', async () => {
    await take(statement('N', entry('20.00', { ref: 'A', details: tx('20.00', 'Ana') }), 'camt.054.001.08'))
    await take(statement('S', entry('20.00', { ref: 'B' }) + entry('20.00', { ref: 'A' })))
    expect(await payments()).toHaveLength(2)
  })
})

describe('a total and its details', () => {
  const sum = statement('S', entry('30.00', { ref: 'SUM' }))
  const parts = (amounts = ['10.00', '20.00']) =>
    statement(
      'N',
      entry('30.00', { ref: 'SUM', details: amounts.map((cents) => tx(cents, `P${cents}`)).join('') }),
      'camt.054.001.08',
    )

  test('a single detail of a total completes its payment', async () => {
    await take(sum)
    await runJobs(world)
    await take(parts(['30.00']))
    expect(await payments()).toMatchObject([{ payer: 'P30.00', state: 'new' }])
  })

  test('details are not booked once staff decided about the total', async () => {
    await take(sum)
    await world.db.updateTable('paymentsReceived').set({ state: 'to_refund' }).execute()
    const taken = await take(parts())
    expect(await sumCents()).toBe(3_000)
    expect(taken.ok && (await listUnbooked(world.db, taken.fileIds[0] ?? '', 9))).toMatchObject([
      { outcome: 'in-sum', amountCents: 3_000 },
    ])
  })

  test('a total without details is listed until a file contains them', async () => {
    const taken = await takeFile('sum-without-details')
    const id = taken.ok ? (taken.fileIds[0] ?? '') : ''
    expect(taken).toMatchObject({ newLines: 0, status: 'finished' })
    expect(await listUnbooked(world.db, id, 9)).toMatchObject([
      { outcome: 'collective', amountCents: 3_790, isResolved: false },
    ])
  })

  test('details missing in one file are booked from another', async () => {
    const some = entry('30.00', { ref: 'B', details: `<Btch><NbOfTxs>2</NbOfTxs></Btch>${tx('10.00', 'Ana')}` })
    const all = entry('30.00', { ref: 'B', details: tx('10.00', 'Ana') + tx('20.00', 'Ben') })
    const taken = await take(statement('S', some))
    const open = () => listUnbooked(world.db, (taken.ok && taken.fileIds[0]) || '', 9)
    expect(await open()).toMatchObject([{ outcome: 'details-missing', amountCents: 2_000, isResolved: false }])
    await take(statement('N', all, 'camt.054.001.08'))
    expect(await sumCents()).toBe(3_000)
    expect(await open()).toMatchObject([{ isResolved: true }])
  })
})

describe('a file of another account', () => {
  test('is imported once staff confirm the account, also when entry numbers coincide', async () => {
    await takeFile('number-1001-own-account')
    const taken = await takeFile('number-1001-other-account')
    expect(taken).toMatchObject({ status: 'unconfirmed', newLines: 0 })
    const fileId = (taken.ok && taken.fileIds[0]) || ''
    expect((await fileRow(fileId)).otherAccounts).toHaveLength(1)
    expect(await payments()).toHaveLength(1)
    expect(await confirmBankFile(world, actor, { fileId, isOurs: true })).toEqual({ ok: true })
    expect(await confirmBankFile(world, actor, { fileId, isOurs: false })).toEqual({ ok: false, reason: 'decided' })
    await runJobs(world)
    expect((await payments()).map(({ amountCents }) => amountCents)).toEqual([3_385, 3_385])
  })

  test('is discarded and can be uploaded again', async () => {
    const taken = await takeFile('number-1001-other-account')
    const fileId = (taken.ok && taken.fileIds[0]) || ''
    await confirmBankFile(world, actor, { fileId, isOurs: false })
    await runJobs(world)
    expect(await fileRow(fileId)).toMatchObject({ status: 'discarded' })
    expect(await payments()).toEqual([])
    expect(await takeFile('number-1001-other-account')).toMatchObject({ isKnown: false, status: 'unconfirmed' })
  })

  test('is recognized as the firm’s by its QR-IBAN', async () => {
    const text = camt({
      ...{ format: 'camt.054.001.08', account: firm.qrIban.replaceAll(' ', '') },
      entries: [{ ref: 'E', txs: [{ amount: '5.00' }] }],
    })
    expect(await take(bytesOf(text))).toMatchObject({ status: 'finished', newLines: 1 })
  })
})

describe('an import', () => {
  const many = (count: number) =>
    statement(
      'S',
      Array.from({ length: count }, (_, at) => entry('5.00', { ref: `R-${at}`, details: tx('5.00', `P${at}`) })).join(
        '',
      ),
    )

  test('runs once when the file is uploaded in several tabs', async () => {
    const upload = { name: 'bank.xml', content: many(30) }
    const stored = await Promise.all([1, 2, 3].map(() => storeBankFile(world, actor, upload)))
    expect(new Set(stored.flatMap((one) => (one.ok ? one.fileIds : []))).size).toBe(1)
    await Promise.all([importBankFiles(world), importBankFiles(world)])
    await runJobs(world)
    expect(await payments()).toHaveLength(30)
  })

  test('resumes after an interruption and reports its progress', async () => {
    const stored = await storeBankFile(world, actor, { name: 'bank.xml', content: many(450) })
    const fileId = (stored.ok && stored.fileIds[0]) || ''
    let calls = 0
    const now = () => {
      calls += 1
      if (calls > 2) throw new Error('killed')
      return world.now()
    }
    await expect(importBankFiles({ ...world, now })).rejects.toThrow('killed')
    expect(await fileRow(fileId)).toMatchObject({
      status: 'importing',
      entryCount: 450,
      entriesDone: 200,
      newLines: 200,
    })
    await importBankFiles(world)
    expect(await fileRow(fileId)).toMatchObject({ status: 'finished', entriesDone: 450, newLines: 450, knownLines: 0 })
    expect(await payments()).toHaveLength(450)
    expect(await world.db.selectFrom('bankFileContents').selectAll().execute()).toEqual([])
  })

  test('is refused as a whole with the number of the invalid entry', async () => {
    const text = new TextDecoder()
      .decode(many(3))
      .replace('<Amt Ccy="CHF">5.00</Amt><CdtDbtInd>', '<Amt Ccy="CHF">5.005</Amt><CdtDbtInd>')
    const taken = await take(bytesOf(text))
    expect(taken).toMatchObject({ status: 'refused', refusal: { reason: 'bad-amount', entry: 1, found: '5.005' } })
    expect(await payments()).toEqual([])
  })

  test('treats each XML file in a ZIP as a file of its own', async () => {
    const [one, two] = [await file('three-details'), await file('their-sum')]
    const zip = zipSync({ 'a/1.xml': one, '2.xml': two, 'readme.txt': bytesOf('x') })
    const taken = await take(zip, 'bank.zip')
    expect(taken.ok && taken.fileIds).toHaveLength(2)
    expect(await sumCents()).toBe(3_045)
  })

  test.each([
    ['without XML', zipSync({ 'a.txt': bytesOf('x') }), 'zip-without-xml'],
    ['that is cut off', zipSync({ 'a.xml': bytesOf('<a/>'.repeat(500)) }).slice(0, 60), 'zip-damaged'],
    ['that unpacks to much more', zipSync({ 'a.xml': new Uint8Array(21 * 1024 * 1024) }), 'zip-too-large'],
    ['with another file in it', zipSync({ 'a.xml': bytesOf('<a/>') }), 'other-format'],
  ])('refuses a ZIP %s', async (_, content, reason) => {
    expect(await take(content, 'bank.zip')).toMatchObject({ ok: false, reason })
  })
})
