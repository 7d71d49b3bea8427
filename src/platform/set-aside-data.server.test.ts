import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { setAsideData } from './set-aside-data.server.ts'

test('all data moves into a dated folder, and earlier such folders remain', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'set-aside-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18')
  await writeFile(join(dataDir, 'secret-key'), 'one')
  const first = await setAsideData(dataDir, new Date('2026-11-26T09:00:00Z'))
  await writeFile(join(dataDir, 'secret-key'), 'two')
  const second = await setAsideData(dataDir, new Date('2026-11-26T09:00:01Z'))
  expect(await readdir(dataDir)).toEqual([
    'earlier-build-2026-11-26T09-00-00-000Z',
    'earlier-build-2026-11-26T09-00-01-000Z',
  ])
  expect(await readFile(join(first, 'postgres', 'PG_VERSION'), 'utf8')).toBe('18')
  expect(await readFile(join(first, 'secret-key'), 'utf8')).toBe('one')
  expect(await readFile(join(second, 'secret-key'), 'utf8')).toBe('two')
})
