import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { StoreError } from '#platform/files/files.ts'
import { loader as figures } from '#returns/amounts/client/figures-page.tsx'
import { loader as securities } from '#returns/amounts/client/securities-page.tsx'
import { loader as xlsx } from '#returns/amounts/client/securities-route.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { loader as adminXlsx } from '#returns/amounts/staff/securities-route.ts'
import { action as work, loader as worksheet } from '#returns/amounts/staff/worksheet-page.tsx'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { argsOf as clientArgs, outcomeOf as clientOutcome } from '#test/portal/portal.ts'
import { statementPdf } from '#test/statements/statement-pdf.ts'
import { type RequestedStatement, statementXml } from '#test/statements/statement-xml.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { importDocument } from './import-document.server.ts'
import { listStatements } from './statement-db.server.ts'

const idOf = (sequence: number) => `CH00012CLIENT0000000120251231${String(sequence).padStart(2, '0')}`
const bank: RequestedStatement = {
  accounts: [{ value: '1000.50', taxed: '100', untaxed: '0', claim: '35' }],
  debts: [{ value: '200', interest: '12.35' }],
  charges: [{ amount: '50', deductible: '40' }],
  securities: [
    { isin: 'CH0012032048', value: '500', payments: [{ taxed: '20', claim: '7' }] },
    { isin: 'US0378331005', value: null, payments: [{ untaxed: '10', credit: '1.50', us: '1.50' }] },
  ],
}

async function aClientWithCase() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const client = await aPerson(world, { name: 'Ana Keller' })
  const found = await aCase(world, { client, assignedTo: adviser.id })
  let files = 0
  const upload = async (content: Buffer) => {
    files += 1
    world.setNow(`2026-11-21T09:0${files}:00Z`)
    const outcome = await uploadDocument(world, {
      ...{ caseId: found.id, actor: actorOf(client), content: Readable.from([content]), checklistItemId: null },
      declaredName: `statement-${files}.pdf`,
    })
    if (!outcome.ok) throw new Error(outcome.reason)
    await runJobs(world)
    return outcome.documentId
  }
  const send = async (requested: RequestedStatement = bank) =>
    upload(await statementPdf(statementXml({ ...bank, ...requested }), { textPages: 0 }))
  const lines = async () => linesOf(await listFigures(world.db, found.id))
  const amounts = async () => Object.fromEntries((await lines()).map((line) => [line.code, line.amountCents]))
  const statements = () => listStatements(world.db, found.id)
  const args = { path: `/admin/cases/${found.id}/figures`, params: { caseId: found.id } }
  const post = (form: Record<string, string>, person = adviser) =>
    outcomeOf(() => work(argsFor(world, person, { ...args, form })))
  return { world, adviser, client, found, upload, send, lines, amounts, statements, args, post }
}

describe('import', () => {
  test('an uploaded statement becomes proposals once; only the client and the adviser see them', {
    timeout: 60_000,
  }, async () => {
    const { world, adviser, client, found, send, lines, statements, args } = await aClientWithCase()
    const documentId = await send()
    const all = await lines()
    expect(all.every(({ state, source }) => state === 'proposed' && source === 'statement')).toBe(true)
    expect(all.map(({ code, amountCents }) => [code, amountCents]).toSorted()).toEqual(
      [
        ['accounts', 100_050],
        ['interest-taxed', 10_000],
        ['securities', 50_000],
        ['securities', null],
        ['securities-taxed', 2_000],
        ['securities-untaxed', 1_000],
        ['bank-debt', 20_000],
        ['debt-interest', 1_235],
        ['bank-charges', 4_000],
        ['withholding-tax', 4_200],
        ['foreign-tax-credit', 150],
        ['us-withholding', 150],
      ].toSorted(),
    )
    await importDocument(world, documentId)
    await send()
    expect(await lines()).toHaveLength(all.length)
    expect((await statements()).map(({ state, reason }) => [state, reason?.code])).toEqual([
      ['refused', 'repeated'],
      ['taken', undefined],
    ])
    expect(await listAuditActions(world)).toContain('statement.taken')
    expect((await outcomeOf(() => worksheet(argsFor(world, adviser, args)))).data).toMatchObject({
      all: all.length,
      confirmed: 0,
    })
    const path = `/client-portal/cases/${found.id}/figures`
    const other = await aPerson(world)
    const colleague = await aPerson(world, { role: 'adviser' })
    for (const page of [figures, securities, xlsx]) {
      const open = (person: typeof client) =>
        clientOutcome(page, clientArgs(world, path, { person, params: { caseId: found.id } }))
      expect((await open(client)).status).toBe(200)
      expect((await open(other)).status).toBe(404)
    }
    expect((await outcomeOf(() => adminXlsx(argsFor(world, adviser, args)))).status).toBe(200)
    expect((await outcomeOf(() => adminXlsx(argsFor(world, colleague, args)))).status).toBe(404)
    expect(await asClient(world.db, other.id, (tx) => listStatements(tx, found.id))).toEqual([])
    expect(await asClient(world.db, client.id, (tx) => listStatements(tx, found.id))).toHaveLength(2)
  })
})

describe('versions of a statement', () => {
  test('a newer version replaces proposals and retains confirmed figures; an older one changes nothing', {
    timeout: 60_000,
  }, async () => {
    const { send, lines, amounts, post, statements } = await aClientWithCase()
    const version = (sequence: number, value: string) =>
      send({ id: idOf(sequence), accounts: [{ value, taxed: value, untaxed: '0', claim: '0' }], securities: [] })
    await version(1, '100')
    const account = (await lines()).find(({ code }) => code === 'accounts')
    await post({ intent: 'confirm', line: account?.lineId ?? '', version: '1', amount: '100' })
    await version(3, '150')
    expect(await amounts()).toMatchObject({ accounts: 10_000, 'interest-taxed': 15_000 })
    expect(await lines()).toHaveLength(5)
    expect((await statements())[0]).toMatchObject({
      state: 'taken',
      remarks: [
        { code: 'totals-differ' },
        { code: 'newer-version' },
        { code: 'kept-confirmed', values: { confirmedCents: 10_000, statedCents: 15_000 } },
      ],
    })
    await version(2, '120')
    expect((await statements())[0]).toMatchObject({ state: 'refused', reason: { code: 'older' } })
    await version(4, '170')
    expect(await amounts()).toMatchObject({ accounts: 10_000, 'interest-taxed': 17_000 })
    expect(await lines()).toHaveLength(5)
  })

  const account = (value: string) => ({ value, taxed: '0', untaxed: '0', claim: '0' })

  test('a statement of the same day with other accounts is added; shared accounts await a decision', {
    timeout: 90_000,
  }, async () => {
    const { send, lines, post, statements } = await aClientWithCase()
    const nothing = { debts: [], charges: [], securities: [] }
    const about = (sequence: number, numbers: string[], values: string[]) =>
      send({ ...nothing, id: idOf(sequence), accountNumbers: numbers, accounts: values.map(account) })
    const counted = async () =>
      (await lines()).filter(({ code }) => code === 'accounts').map(({ amountCents }) => amountCents ?? 0)
    await about(2, ['9.77'], ['7000'])
    await about(1, ['1.0'], ['5000'])
    expect((await counted()).toSorted()).toEqual([500_000, 700_000])
    expect((await statements())[0]).toMatchObject({
      state: 'taken',
      remarks: [{ code: 'totals-differ' }, { code: 'beside-others', values: { others: [2] } }],
    })

    await about(3, ['1.0', '2.0'], ['5100', '30'])
    await about(4, ['1.0', '3.0'], ['5200', '40'])
    const [waiting, replaces] = await statements()
    expect(replaces).toMatchObject({ state: 'taken', content: { sequence: 3 } })
    expect(waiting).toMatchObject({
      state: 'held',
      reason: { code: 'shared-accounts', values: { sequence: 4, others: [3] } },
    })
    expect((await counted()).toSorted()).toEqual([513_000, 700_000])
    await post({ intent: 'replace-earlier', statement: waiting?.id ?? '' })
    expect((await counted()).toSorted()).toEqual([524_000, 700_000])

    await post({ intent: 'restore', statement: replaces?.id ?? '' })
    expect((await counted()).toSorted()).toEqual([513_000, 524_000, 700_000])
    await post({ intent: 'leave-out', statement: waiting?.id ?? '' })
    expect((await counted()).toSorted()).toEqual([513_000, 700_000])
    expect((await statements()).map(({ state }) => state)).toEqual(['replaced', 'taken', 'replaced', 'taken'])
  })

  test('a confirmed figure survives a newer version; restoring the earlier one lists both amounts', {
    timeout: 60_000,
  }, async () => {
    const { send, lines, post, statements } = await aClientWithCase()
    const nothing = { debts: [], charges: [], securities: [] }
    await send({ ...nothing, id: idOf(1), accounts: [account('100')] })
    const [line] = await lines()
    await post({ intent: 'confirm', line: line?.lineId ?? '', version: '1', amount: '100' })
    await send({ ...nothing, id: idOf(2), accounts: [account('150')] })
    expect((await lines()).map(({ amountCents }) => amountCents)).toEqual([10_000])
    const earlier = (await statements()).find(({ state }) => state === 'replaced')
    await post({ intent: 'restore', statement: earlier?.id ?? '' })
    const now = (await lines()).map(({ amountCents, state }) => [amountCents, state])
    expect(now.toSorted()).toEqual([
      [10_000, 'confirmed'],
      [15_000, 'proposed'],
    ])
  })
})

describe('rejected and repeated readings', () => {
  test('statements of another year, with another name, incomplete or damaged propose no figures', {
    timeout: 60_000,
  }, async () => {
    const { world, send, upload, lines, statements, post, adviser } = await aClientWithCase()
    await send({ year: 2024 })
    await send({ id: idOf(5), clients: [{ firstName: 'Peter', lastName: 'Fremd' }] })
    const xml = statementXml(bank)
    await upload(await statementPdf(xml, { without: [0], textPages: 0 }))
    await upload(await statementPdf(xml, { packed: Buffer.alloc(600, 7), textPages: 0 }))
    await upload(await statementPdf(xml, { packed: Buffer.alloc(0) }))
    expect(await lines()).toEqual([])
    expect((await statements()).map(({ state, reason }) => [state, reason?.code])).toEqual([
      ['unreadable', 'damaged'],
      ['unreadable', 'incomplete'],
      ['held', 'other-name'],
      ['refused', 'wrong-year'],
    ])
    const held = (await statements()).find(({ state }) => state === 'held')
    const colleague = await aPerson(world, { role: 'adviser' })
    expect((await post({ intent: 'release', statement: held?.id ?? '' }, colleague)).status).toBe(404)
    for (const _ of [1, 2]) {
      expect((await post({ intent: 'release', statement: held?.id ?? '' }, adviser)).status).toBe(303)
    }
    expect((await lines()).filter(({ code }) => code === 'accounts')).toHaveLength(1)
  })

  test('a statement read concurrently and after storage failures is imported once', {
    timeout: 60_000,
  }, async () => {
    const { world, adviser, found, client, post, lines, statements } = await aClientWithCase()
    const content = await statementPdf(statementXml(bank), { textPages: 0 })
    const outcome = await uploadDocument(world, {
      ...{ caseId: found.id, actor: actorOf(client), content: Readable.from([content]), checklistItemId: null },
      declaredName: 'statement.pdf',
    })
    if (!outcome.ok) throw new Error(outcome.reason)
    const { documentId } = outcome
    const refused = { ...world.fileStore, get: () => Promise.reject(new StoreError(new Error('refused'))) }
    await expect(importDocument({ ...world, fileStore: refused }, documentId)).rejects.toThrow('does not answer')
    const torn = {
      ...world.fileStore,
      get: async (key: string) => {
        const whole = await buffer(await world.fileStore.get(key))
        return Readable.from(
          (async function* () {
            yield whole.subarray(0, 1000)
            throw new Error('the line broke')
          })(),
        )
      },
    }
    await expect(importDocument({ ...world, fileStore: torn }, documentId)).rejects.toThrow()
    expect(await statements()).toEqual([])
    await Promise.all([importDocument(world, documentId), importDocument(world, documentId)])
    const all = await lines()
    expect((await statements()).map(({ state }) => state)).toEqual(['taken'])
    expect(all.filter(({ code }) => code === 'accounts')).toHaveLength(1)
    await runJobs(world)
    expect(await lines()).toHaveLength(all.length)
    expect((await post({ intent: 'read-statement', document: documentId }, adviser)).status).toBe(404)
  })

  test('staff can have an earlier upload read; a document that is no statement is reported', {
    timeout: 60_000,
  }, async () => {
    const { world, adviser, upload, lines, statements, post, args } = await aClientWithCase()
    const statement = await upload(await statementPdf(statementXml(bank), { textPages: 0 }))
    const email = await upload(await statementPdf(statementXml(bank), { packed: Buffer.alloc(0) }))
    await world.db.deleteFrom('taxStatements').where('documentId', '=', statement).execute()
    expect(await lines()).toEqual([])
    const page = await outcomeOf(() => worksheet(argsFor(world, adviser, args)))
    expect(page.data).toMatchObject({ unread: [{ id: email }, { id: statement }] })
    const colleague = await aPerson(world, { role: 'adviser' })
    const elsewhere = await aCase(world, { assignedTo: adviser.id })
    const form = { intent: 'read-statement', document: statement }
    expect((await post(form, colleague)).status).toBe(404)
    const there = { path: `/admin/cases/${elsewhere.id}/figures`, params: { caseId: elsewhere.id }, form }
    expect((await outcomeOf(() => work(argsFor(world, adviser, there)))).status).toBe(404)
    for (const document of [statement, statement, email]) {
      expect((await post({ ...form, document })).status).toBe(303)
    }
    await runJobs(world)
    expect((await statements()).map(({ documentId, state, reason }) => [documentId, state, reason?.code])).toEqual(
      expect.arrayContaining([
        [statement, 'taken', undefined],
        [email, 'unreadable', 'no-statement'],
      ]),
    )
    expect((await lines()).filter(({ code }) => code === 'accounts')).toHaveLength(1)
  })
})
