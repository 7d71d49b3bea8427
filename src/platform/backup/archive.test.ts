import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { describe, expect, test } from 'vitest'
import { FileMissing } from '#platform/files/files.ts'
import { measureOf, readEntries, startMeter, writeEntry, writePlainEntry } from './archive.server.ts'
import type { BackupStorage } from './backup-storage.server.ts'
import { fileEntry, type Manifest, manifestEntry, manifestSumEntry, tableEntry, totalsOf } from './manifest.ts'
import { checkBackup } from './read-backup.server.ts'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const megabyte = 1024 * 1024

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function archiveOf(entries: Record<string, Buffer>, chunk = 64 * 1024): Promise<Buffer> {
  const archive = pack()
  const written = buffer(archive)
  for (const [name, bytes] of Object.entries(entries)) await writeEntry(archive, name, inChunks(bytes, chunk))
  archive.finalize()
  return written
}

async function namesIn(archive: Buffer): Promise<string[]> {
  const names: string[] = []
  for await (const { name, content } of readEntries(Readable.from([archive])))
    names.push(`${name} ${(await measureOf(content)).bytes}`)
  return names
}

describe('archive entries', () => {
  test.each([0, 1, 511, 512, megabyte - 1, megabyte, megabyte + 1, 2 * megabyte, 2 * megabyte + 777])(
    'an entry of %d bytes is read back with its size and checksum',
    async (size) => {
      const bytes = randomBytes(size)
      const archive = pack()
      const whole = buffer(archive)
      const measure = await writeEntry(archive, 'tables/public.people', inChunks(bytes, 100_003))
      archive.finalize()
      expect(measure).toEqual({ bytes: size, sha256: sha256(bytes) })
      const found: Buffer[] = []
      for await (const { name, content } of readEntries(Readable.from([await whole]))) {
        expect(name).toBe('tables/public.people')
        for await (const chunk of content) found.push(chunk)
      }
      expect(Buffer.concat(found).equals(bytes)).toBe(true)
    },
  )

  test('the chunk size does not change the entry', async () => {
    const bytes = randomBytes(3_000)
    const archives = await Promise.all([1, 7, 512, 3_000].map((chunk) => archiveOf({ 'files/a': bytes }, chunk)))
    for (const archive of archives) expect(await namesIn(archive)).toEqual(['files/a 3000'])
  })

  test('unread and partly read entries are skipped', async () => {
    const bytes = randomBytes(megabyte + 5)
    const archive = await archiveOf({ a: bytes, b: Buffer.from('b'), c: bytes, d: Buffer.from('d') })
    const seen: string[] = []
    for await (const { name, content } of readEntries(Readable.from([archive]))) {
      if (name === 'c') for await (const _ of content) break
      seen.push(
        name === 'b' || name === 'd' ? `${name} ${await buffer(content as AsyncIterable<Buffer> as never)}` : name,
      )
    }
    expect(seen).toEqual(['a', 'b b', 'c', 'd d'])
  })

  test('names ending in digits stay distinct, and long names stay complete', async () => {
    const long = `files/${'x'.repeat(180)}`
    const archive = await archiveOf({
      'files/000001': Buffer.from('1'),
      'files/000002': Buffer.from('22'),
      [long]: Buffer.from('3'),
    })
    expect(await namesIn(archive)).toEqual(['files/000001 1', 'files/000002 2', `${long} 1`])
  })

  test('a reader that stops early closes the source', async () => {
    const source = Readable.from([await archiveOf({ a: randomBytes(megabyte), b: randomBytes(megabyte) })])
    for await (const { name } of readEntries(source)) if (name === 'a') break
    expect(source.destroyed).toBe(true)
  })

  test('a failing source ends reading with its own error', async () => {
    const bytes = await archiveOf({ a: randomBytes(megabyte) })
    const breaking = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 4_096)
        throw new Error('the place went away')
      })(),
    )
    await expect(async () => {
      for await (const { content } of readEntries(breaking)) await measureOf(content)
    }).rejects.toThrow('the place went away')
  })

  test('text that is not an archive is reported as unreadable', async () => {
    await expect(namesIn(Buffer.from('hello '.repeat(200)))).rejects.toThrow('cannot be read')
  })
})

test('a meter measures bytes and checksum for any chunking', () => {
  const meter = startMeter()
  for (const piece of ['Grü', '', 'ezi', ' mitenand']) meter.take(Buffer.from(piece))
  expect(meter.measure()).toEqual({ bytes: Buffer.byteLength('Grüezi mitenand'), sha256: sha256('Grüezi mitenand') })
})

test('the totals of a manifest are the sums of its parts', () => {
  const measure = (bytes: number) => ({ bytes, sha256: '' })
  const tables = [
    { name: 'a', columns: [], rows: 3, ...measure(10) },
    { name: 'b', columns: [], rows: 0, ...measure(0) },
  ]
  expect(totalsOf({ tables, files: [{ key: 'x', ...measure(7) }] })).toEqual({
    tables: 2,
    rows: 3,
    files: 1,
    bytes: 17,
  })
  expect(totalsOf({ tables: [], files: [] })).toEqual({ tables: 0, rows: 0, files: 0, bytes: 0 })
})

function placeOf(bytes: Buffer): BackupStorage {
  return {
    name: 'a place',
    get: async () => Readable.from([bytes]),
    put: async () => undefined,
    remove: async () => undefined,
    list: async () => [],
    listFiles: async () => [],
    clear: async () => undefined,
  }
}

type Change = {
  entries?: (entries: Record<string, Buffer>) => Record<string, Buffer>
  manifest?: (manifest: Manifest) => unknown
  sum?: (sum: string) => string
  withoutEnd?: 'manifest' | 'sum' | 'both'
}

const people = Buffer.from('1\tAna\n2\tBea\n')
const paper = Buffer.from('encrypted content')

async function aBackup({ entries = (e) => e, manifest = (m) => m, sum = (s) => s, withoutEnd }: Change = {}) {
  const archive = pack()
  const written = buffer(archive)
  const given = entries({ [tableEntry('public.people')]: people, [fileEntry('f1')]: paper })
  for (const [name, bytes] of Object.entries(given)) await writeEntry(archive, name, inChunks(bytes, 5))
  const whole: Manifest = {
    format: 1,
    program: '1.0.0',
    takenAt: '2026-11-21T09:00:00.000Z',
    migrations: ['001'],
    queueMigrations: [1],
    secretKeyId: 'mark',
    otherKeyIds: [],
    auditChainTip: null,
    tables: [{ name: 'public.people', columns: ['id', 'name'], rows: 2, bytes: people.length, sha256: sha256(people) }],
    sequences: [],
    files: [{ key: 'f1', bytes: paper.length, sha256: sha256(paper) }],
    removedConcurrently: 0,
    missing: [],
  }
  const list = Buffer.from(JSON.stringify(manifest(whole)))
  if (withoutEnd !== 'manifest' && withoutEnd !== 'both') await writePlainEntry(archive, manifestEntry, list)
  if (withoutEnd !== 'sum' && withoutEnd !== 'both')
    await writePlainEntry(archive, manifestSumEntry, Buffer.from(sum(sha256(list))))
  archive.finalize()
  return written
}

const check = async (change?: Change) => {
  const bytes = await aBackup(change)
  return checkBackup({ place: placeOf(bytes), name: 'backup-20261121T090000000Z.tar', backupKey: null })
}

describe('checking a backup', () => {
  test('a complete backup returns its manifest', async () => {
    expect(await check()).toMatchObject({ tables: [{ name: 'public.people', rows: 2 }], files: [{ key: 'f1' }] })
  })

  test('an empty table needs no entry', async () => {
    const empty = { name: 'public.none', columns: ['id'], rows: 0, bytes: 0, sha256: sha256('') }
    const found = await check({ manifest: (m) => ({ ...m, tables: [...m.tables, empty] }) })
    expect(found.tables).toHaveLength(2)
  })

  const without = (name: string) => (entries: Record<string, Buffer>) =>
    Object.fromEntries(Object.entries(entries).filter(([each]) => each !== name))

  test.each<[string, Change, string]>([
    ['its manifest is missing', { withoutEnd: 'manifest' }, 'is missing'],
    ['the checksum of its manifest is missing', { withoutEnd: 'sum' }, 'is missing'],
    ['manifest and checksum are missing', { withoutEnd: 'both' }, 'is missing'],
    ['the checksum belongs to another manifest', { sum: () => sha256('other') }, 'was changed'],
    ['the checksum is empty', { sum: () => '' }, 'is missing'],
    ['a table is missing', { entries: without('tables/public.people') }, 'tables/public.people is missing'],
    ['a file is missing', { entries: without('files/f1') }, 'files/f1 is missing'],
    [
      'a row was changed',
      { entries: (e) => ({ ...e, 'tables/public.people': Buffer.from('1\tEve\n2\tBea\n') }) },
      'was changed',
    ],
    [
      'a row was added',
      { entries: (e) => ({ ...e, 'tables/public.people': Buffer.concat([people, Buffer.from('3\tEve\n')]) }) },
      'was changed',
    ],
    ['a file was swapped', { entries: (e) => ({ ...e, 'files/f1': people }) }, 'files/f1 was changed'],
    ['it contains an unlisted file', { entries: (e) => ({ ...e, 'files/f2': paper }) }, 'contains files/f2'],
    ['it contains an unlisted table', { entries: (e) => ({ ...e, 'tables/x': paper }) }, 'contains tables/x'],
  ])('a backup is refused when %s', async (_, change, reason) => {
    await expect(check(change)).rejects.toThrow(reason)
  })

  test.each<[string, (manifest: Manifest) => unknown]>([
    ['an unknown format version', (m) => ({ ...m, format: 2 })],
    ['a row count that is not a number', (m) => ({ ...m, tables: m.tables.map((t) => ({ ...t, rows: 'two' })) })],
    ['a checksum that is too short', (m) => ({ ...m, files: m.files.map((f) => ({ ...f, sha256: 'abc' })) })],
    ['a date instead of a timestamp', (m) => ({ ...m, takenAt: '2026-11-21' })],
    ['no migrations', ({ migrations, ...m }) => m],
    ['no content', () => null],
  ])('a manifest with %s is refused', async (_, manifest) => {
    await expect(check({ manifest })).rejects.toThrow()
  })

  test('an encrypted backup requires its key and is not fetched without it', async () => {
    const storage = { ...placeOf(Buffer.alloc(0)), get: async () => Promise.reject(new Error('was asked for')) }
    const source = { place: storage, name: 'backup-20261121T090000000Z.tar.enc', backupKey: null }
    await expect(checkBackup(source)).rejects.toThrow('Set BACKUP_KEY')
  })

  test('an error of the storage for a missing name is passed on', async () => {
    const storage = { ...placeOf(Buffer.alloc(0)), get: async () => Promise.reject(new FileMissing('no such thing')) }
    await expect(checkBackup({ place: storage, name: 'x.tar', backupKey: null })).rejects.toThrow(FileMissing)
  })
})
