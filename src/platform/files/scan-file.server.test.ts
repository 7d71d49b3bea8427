import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runJobs } from '#platform/jobs/run-jobs.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { eicar, startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import * as samples from '#test/files/samples.ts'
import { runJobsNow } from '#test/mail/run-jobs-now.ts'
import { newWorld, type World } from '#test/world.ts'
import { FileDamaged } from './file-cipher.server.ts'
import { openDiskFileStore } from './file-store-disk.server.ts'
import { fileJobs } from './jobs.server.ts'
import { openFile } from './open-file.server.ts'
import { receiveUpload } from './receive-upload.server.ts'
import { goOnScanning, scanFile } from './scan-file.server.ts'
import { clamdScanner } from './scanner-clamd.server.ts'

async function newScanWorld(clamdUrl: string): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'scans-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { ...(await newWorld()), fileStore: openDiskFileStore(folder), scanner: clamdScanner(clamdUrl) }
}

async function upload(world: World, content: Buffer): Promise<string> {
  const outcome = await receiveUpload(world, { content: Readable.from([content]), declaredName: 'a.pdf' })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.file.id
}

const runScans = (world: World) => runJobsNow(world, fileJobs)

const scanOf = (world: World, id: string) =>
  world.db
    .selectFrom('storedFiles')
    .select(['scanState', 'scanResult', 'scannedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

describe('verdicts', () => {
  test('a file is withheld until it was scanned, and delivered when clean', async () => {
    const clamd = await startClamdStandIn()
    const world = await newScanWorld(clamd.url)
    const id = await upload(world, samples.pdf)
    expect(await openFile(world, id)).toEqual({ refused: 'not-scanned' })
    await runScans(world)
    expect(await scanOf(world, id)).toEqual({ scanState: 'clean', scanResult: 'OK', scannedAt: world.now() })
    expect(clamd.scanned).toEqual([samples.pdf.length])
    const opened = await openFile(world, id)
    if ('refused' in opened) throw new Error(opened.refused)
    expect(opened).toMatchObject({ mediaType: 'application/pdf', sizeBytes: samples.pdf.length })
    expect((await buffer(opened.stream)).equals(samples.pdf)).toBe(true)
  })

  test('an infected file is never delivered, and its malware is recorded', async () => {
    const world = await newScanWorld((await startClamdStandIn()).url)
    const id = await upload(world, Buffer.concat([samples.pdf, Buffer.from(eicar)]))
    await runScans(world)
    expect(await scanOf(world, id)).toMatchObject({ scanState: 'infected', scanResult: 'Eicar-Signature' })
    expect(await openFile(world, id)).toEqual({ refused: 'infected' })
  })

  test('a file waits while the scanner is unavailable and is scanned afterwards', async () => {
    const clamd = await startClamdStandIn()
    await clamd.stop()
    const world = await newScanWorld(clamd.url)
    const id = await upload(world, samples.pdf)
    await runScans(world)
    expect(await scanOf(world, id)).toEqual({ scanState: 'unscanned', scanResult: null, scannedAt: null })
    expect(await openFile(world, id)).toEqual({ refused: 'not-scanned' })
    for (let times = 0; times < 5; times++) await runScans(world)
    const jobs = await world.pool.query(
      `select attempts, run_at < now() + interval '15 s' as soon from graphile_worker.jobs`,
    )
    expect(jobs.rows).toEqual([{ attempts: 0, soon: true }])
    await runScans({ ...world, scanner: clamdScanner((await startClamdStandIn()).url) })
    expect(await scanOf(world, id)).toMatchObject({ scanState: 'clean' })
  })

  test('waiting files are released when no scanner is configured any more', async () => {
    const world = await newScanWorld((await startClamdStandIn()).url)
    const id = await upload(world, samples.pdf)
    await runScans({ ...world, scanner: null })
    expect(await scanOf(world, id)).toMatchObject({ scanState: 'not_needed', scanResult: 'no scanner configured' })
  })

  test('an unknown file or one with lost content is missing', async () => {
    const world = await newScanWorld((await startClamdStandIn()).url)
    expect(await openFile(world, '00000000-0000-4000-8000-000000000000')).toEqual({ refused: 'missing' })
    expect(await openFile(world, 'not-an-id')).toEqual({ refused: 'missing' })
    const id = await upload({ ...world, scanner: null }, samples.pdf)
    await world.fileStore.remove(id)
    expect(await openFile(world, id)).toEqual({ refused: 'missing' })
  })

  test('content tampered with in the store is not delivered', async () => {
    const world = { ...(await newScanWorld('tcp://127.0.0.1:9')), scanner: null }
    const id = await upload(world, samples.pdf)
    const encrypted = await buffer(await world.fileStore.get(id))
    encrypted.writeUInt8(encrypted.readUInt8(30) ^ 1, 30)
    await world.fileStore.put(id, Readable.from([encrypted]))
    const opened = await openFile(world, id)
    if ('refused' in opened) throw new Error(opened.refused)
    await expect(buffer(opened.stream)).rejects.toThrow(FileDamaged)
  })
})

describe('retries and concurrency', () => {
  test('files that have waited long are scanned at once', async () => {
    const world = await newScanWorld((await startClamdStandIn()).url)
    const ids = [await upload(world, samples.pdf), await upload(world, samples.pdf), await upload(world, samples.pdf)]
    await world.pool.query(`update stored_files set created_at = '2026-11-21T08:00:00Z'`)
    await world.pool.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now() + interval '6 hours')`,
    )
    await goOnScanning(world)
    const { rows } = await world.pool.query('select 1 from graphile_worker.jobs where run_at <= now()')
    expect(rows).toHaveLength(3)
    await runScans(world)
    for (const id of ids) expect(await scanOf(world, id)).toMatchObject({ scanState: 'clean' })
  })

  test('a file is scanned by one run at a time', async () => {
    const clamd = await startClamdStandIn({ delayMs: 300 })
    const world = await newScanWorld(clamd.url)
    const id = await upload(world, samples.pdf)
    await Promise.all([1, 2, 3].map(() => scanFile(world, id)))
    expect([clamd.maxAtOnce(), clamd.scanned.length]).toEqual([1, 1])
    expect(await scanOf(world, id)).toMatchObject({ scanState: 'clean' })
  })

  test('a scan lost by a hanging scanner is repeated within 30 seconds', {
    timeout: 60_000,
  }, async () => {
    const clamd = await startClamdStandIn()
    const way = await startBlackHole(clamd.url)
    const world = await newScanWorld(way.url)
    way.swallow()
    const id = await upload(world, samples.pdf)
    const worker = runJobs(world, fileJobs)
    onTestFinished(() => worker.stop())
    await pause(2_500)
    await way.clear()
    await expect.poll(async () => (await scanOf(world, id))?.scanState, { timeout: 30_000 }).toBe('clean')
    expect(clamd.maxAtOnce()).toBe(1)
  })
})
