import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { viewToday } from '#admin/today/view-today.server.ts'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import * as companyStaffTexts from '#company/staff/locales/en.ts'
import { claims } from '#content/claims.ts'
import { openDiskFileStore } from '#platform/files/file-store-disk.server.ts'
import { removeUnnamedFiles } from '#platform/files/remove-file.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPerson, listAuditActions } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { endChild, startChild } from '#test/jobs/start-worker-child.ts'
import { aSetting } from '#test/settings.ts'
import { aShop } from '#test/shop.ts'
import { testPdf } from '#test/site/applications.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { loader as list } from './claim-list-page.tsx'
import { action, loader } from './claim-page.tsx'
import { loader as evidence } from './evidence-route.ts'

const path = '/admin/claims/clients'
const params = { claimId: 'clients' }
const proven = {
  version: '0',
  state: 'proven',
  address: 'https://register.example/count',
  datedOn: '1.11.2026',
  validUntil: '31.10.2029',
  statedBy: 'Olga Owner',
}

type Staff = Awaited<ReturnType<typeof aPerson>>

function save(world: World, person: Staff, change: Record<string, string> = {}, file?: File) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...proven, ...change })) form.append(name, value)
  if (file) form.append('evidence', file)
  return outcomeOf(action(argsFor(world, person, { path, params, form })))
}

const isShown = async (world: World) => (await findShownClaims(world, claims)).some(({ id }) => id === 'clients')
const pdf = (name = 'register.pdf') => new File([new Uint8Array(testPdf)], name, { type: 'application/pdf' })
const listFiles = async (world: World) => (await world.pool.query('select scan_state from stored_files')).rows

describe('evidence of a claim', () => {
  test('a claim is shown while its evidence is valid, then appears among the claims to prove', async () => {
    const world = await newWorld()
    const olga = await aPerson(world, { role: 'owner', name: 'Olga Owner' })
    expect(await isShown(world)).toBe(false)
    expect(await save(world, olga)).toMatchObject({ status: 303, to: '/admin/claims?note=claim' })
    expect(await isShown(world)).toBe(true)
    world.setNow('2029-10-31T12:00:00Z')
    expect(await isShown(world)).toBe(true)
    const tasks = async (person: Person) =>
      (await viewToday(world, { person, isEveryone: true })).list.sections
        .flatMap(({ tasks }) => tasks)
        .flatMap(({ area, title }) => (area === 'claims' ? [title] : []))
    expect(await tasks(olga)).toEqual([])
    world.setNow('2029-11-01T12:00:00Z')
    expect(await isShown(world)).toBe(false)
    expect(await tasks(olga)).toEqual([adminTexts.officeTasks.claim('500+ clients')])
    expect(await tasks(await aPerson(world, { role: 'adviser' }))).toEqual([])
    expect(await listAuditActions(world)).toContain('claim.proof-saved')
  })

  test('marking a claim as unproven hides it on both servers', async () => {
    const world = await aShop()
    await aSetting(world, onlyProvenClaims, true)
    const olga = await aPerson(world, { role: 'admin' })
    const sites = [await openSite(world), await openSite(world)]
    const say = () =>
      Promise.all(
        sites.map(async (site) => {
          const page = await site.get('/')
          return [page.status, /\b24h\b/.test(await page.text())]
        }),
      )
    const both = (isStated: boolean) => [1, 2].map(() => [200, isStated])
    expect(await say()).toEqual(both(true))
    const form = { path: '/admin/claims/response-time', params: { claimId: 'response-time' } }
    const saved = await outcomeOf(action(argsFor(world, olga, { ...form, form: { version: '0', state: 'unproven' } })))
    expect(saved.status).toBe(303)
    await vi.waitFor(async () => expect(await say()).toEqual(both(false)), { timeout: 1_000 })
  })

  test('an evidence file is stored, downloaded with an audit row, replaced and removed', async () => {
    const world = await newWorld()
    const olga = await aPerson(world, { role: 'owner' })
    const file = { address: '' }
    expect((await save(world, olga, file, pdf())).status).toBe(303)
    expect(await isShown(world)).toBe(true)
    const reply = (await evidence(argsFor(world, olga, { path: `${path}/evidence`, params }))) as Response
    expect([reply.status, Buffer.from(await reply.arrayBuffer()).equals(testPdf)]).toEqual([200, true])
    expect(reply.headers.get('Content-Disposition')).toContain('attachment; filename="register.pdf"')
    expect((await save(world, olga, { ...file, version: '1' }, pdf('newer.pdf'))).status).toBe(303)
    expect(await listFiles(world)).toHaveLength(1)
    const bare = await save(world, olga, { ...file, version: '2', dropFile: 'yes' })
    expect(bare).toMatchObject({ status: 422, data: { fields: { evidence: expect.stringContaining('Add a file') } } })
    expect((await save(world, olga, { version: '2', dropFile: 'yes', state: 'unproven' })).status).toBe(303)
    await runJobs(world)
    expect(await listFiles(world)).toEqual([])
    expect(await listAuditActions(world)).toContain('claim.evidence-read')
  })

  test('evidence is valid only after the virus scan finds its file clean', async () => {
    const world = await newWorld()
    const verdict = vi.fn<() => Promise<{ clean: true } | { clean: false; signature: string }>>()
    world.scanner = { scan: verdict }
    const olga = await aPerson(world, { role: 'owner' })
    expect((await save(world, olga, { address: '' }, pdf())).status).toBe(303)
    expect(await isShown(world)).toBe(false)
    const early = await outcomeOf(evidence(argsFor(world, olga, { path: `${path}/evidence`, params })))
    expect(early.status).toBe(409)
    verdict.mockImplementation(async () => ({ clean: false, signature: 'Eicar' }))
    await runJobs(world)
    expect(await isShown(world)).toBe(false)
    expect((await outcomeOf(loader(argsFor(world, olga, { path, params })))).data).toMatchObject({
      claim: { proven: false, evidence: { isInfected: true } },
    })
    const counted = async (state: string) => {
      const { list: found } = await list(argsFor(world, olga, { path: `/admin/claims?evidence=${state}` }))
      return found.rows.some((row) => row.id === params.claimId)
    }
    expect([await counted('proven'), await counted('unproven')]).toEqual([false, true])
  })
})

describe('invalid input and conflicts', () => {
  test.each([
    [{ address: '' }, 'evidence', 'evidence-missing'],
    [{ address: 'in the cellar' }, 'address', 'address-wrong'],
    [{ datedOn: '' }, 'datedOn', 'dated-missing'],
    [{ datedOn: '31.02.2026' }, 'datedOn', 'dated-missing'],
    [{ datedOn: '1.1.2027' }, 'datedOn', 'dated-later'],
    [{ validUntil: '' }, 'validUntil', 'until-missing'],
    [{ validUntil: '20.11.2026' }, 'validUntil', 'until-over'],
    [{ statedBy: ' ' }, 'statedBy', 'said-by-missing'],
  ] as const)(
    'with %j the claim stays unproven, the input is returned and no file is stored',
    async (change, field, error) => {
      const world = await newWorld()
      const olga = await aPerson(world, { role: 'owner' })
      const file = field === 'evidence' ? undefined : pdf()
      const content = await save(world, olga, change, file)
      expect(content).toMatchObject({
        status: 422,
        data: { submitted: { ...proven, ...change }, fields: { [field]: companyStaffTexts.claim.fields[error] } },
      })
      expect([await isShown(world), await listFiles(world)]).toEqual([false, []])
    },
  )

  test('an unsupported file type or an unavailable file store returns an error at the file field', async () => {
    const world = await newWorld()
    const olga = await aPerson(world, { role: 'owner' })
    const text = await save(world, olga, {}, new File(['a,b\n1,2\n'], 'list.csv'))
    expect(text).toMatchObject({
      status: 422,
      data: { fields: { evidence: companyStaffTexts.claim.files['type-not-allowed'] } },
    })
    world.fileStore.put = () => Promise.reject(new Error('refused'))
    const away = await save(world, olga, {}, pdf())
    expect(away).toMatchObject({ status: 503, data: { submitted: proven, fields: { evidence: expect.any(String) } } })
    expect(await listFiles(world)).toEqual([])
  })

  test('one of two concurrent saves of a claim is refused', async () => {
    const world = await newWorld()
    const olga = await aPerson(world, { role: 'owner' })
    const both = await Promise.all([save(world, olga, {}, pdf()), save(world, olga, { statedBy: 'Ben' }, pdf())])
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(await listFiles(world)).toHaveLength(1)
  })
})

describe('list, access and crash safety', () => {
  test('the claim list is counted, filtered and sorted by the database', async () => {
    const world = await newWorld()
    const olga = await aPerson(world, { role: 'owner', name: 'Olga Owner' })
    await save(world, olga)
    const open = async (query: string) => (await list(argsFor(world, olga, { path: `/admin/claims${query}` }))).list
    const all = await open('')
    const proven = claims.filter((claim) => claim.proven || claim.id === 'clients').length
    const unproven = claims.length - proven
    expect(all).toMatchObject({ total: claims.length, tabs: { all: claims.length, proven, unproven, 'run-out': 0 } })
    expect(all.rows[0]).toMatchObject({ id: claims[0]?.id })
    const shown = (await open('?evidence=proven')).rows
    expect(shown).toContainEqual(expect.objectContaining({ id: 'clients', proven: true }))
    expect(shown.map((claim) => claim.proven)).toEqual(Array(proven).fill(true))
    expect((await open('?q=SUCCESS')).rows.map(({ id }) => id)).toContain('success-rate')
    const byDay = (await open('?sort=until')).rows.map(
      ({ evidence: content, validUntil }) => content?.validUntil ?? validUntil,
    )
    expect(byDay).toEqual(byDay.toSorted())
    world.setNow('2029-11-01T12:00:00Z')
    expect((await open('?evidence=run-out')).rows).toMatchObject([{ id: 'clients' }])
  })

  test('an adviser can neither read nor change claims; an unknown claim returns 404', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser' })
    for (const run of [list, loader, evidence])
      expect((await outcomeOf(async () => run(argsFor(world, adviser, { path, params })))).status).toBe(403)
    expect((await save(world, adviser)).status).toBe(403)
    const olga = await aPerson(world, { role: 'owner' })
    const nothing = argsFor(world, olga, { path, params: { claimId: 'nothing' } })
    expect((await outcomeOf(loader(nothing))).status).toBe(404)
  })

  test('a process killed between file and row loses no evidence and leaves no orphaned file', async () => {
    const world = await newWorld()
    const folder = await mkdtemp(join(tmpdir(), 'evidence-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    world.fileStore = openDiskFileStore(folder)
    const olga = await aPerson(world, { role: 'owner', name: 'Olga Owner' })
    const file = { address: '' }
    expect((await save(world, olga, file, pdf())).status).toBe(303)
    await onServer(
      world.ownerUrl,
      `create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(3); return new; end $$`,
    )
    await onServer(
      world.ownerUrl,
      'create trigger take_time before insert or update on claim_evidence for each row execute function take_time()',
    )
    const submitted = { ...proven, ...file, version: '1' }
    const rest = {
      ...{ person: olga, at: world.now(), submitted, pdf: testPdf.toString('base64') },
      secretKey: world.secretKey.current.toString('base64'),
    }
    const child = startChild('evidence-child', [world.databaseUrl, folder, JSON.stringify(rest)])
    await vi.waitFor(async () => expect(await listFiles(world)).toHaveLength(2), { timeout: 9_000, interval: 20 })
    await endChild(child, 'SIGKILL')
    await onServer(world.ownerUrl, 'drop trigger take_time on claim_evidence')
    const stored = async () => {
      const reply = (await evidence(argsFor(world, olga, { path: `${path}/evidence`, params }))) as Response
      return [reply.headers.get('Content-Disposition'), Buffer.from(await reply.arrayBuffer()).equals(testPdf)]
    }
    expect(await stored()).toEqual([expect.stringContaining('register.pdf'), true])
    await world.pool.query("update stored_files set created_at = '2026-11-21T01:00:00Z'")
    await removeUnnamedFiles(world)
    await runJobs(world)
    expect(await listFiles(world)).toHaveLength(1)
    expect(
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()),
    ).toHaveLength(1)
    // Submitting the same form again succeeds, because the claim's version has not changed.
    expect((await save(world, olga, { ...file, version: '1' }, pdf('newer.pdf'))).status).toBe(303)
    expect(await stored()).toEqual([expect.stringContaining('newer.pdf'), true])
  })
})
