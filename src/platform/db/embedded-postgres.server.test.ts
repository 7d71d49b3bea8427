import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.server.ts'

async function folderServedAt(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('show data_directory')
  await client.end()
  return rows[0].data_directory
}

test('a data folder copied from a running server gets its own server', { timeout: 60_000 }, async () => {
  const root = await mkdtemp(join(tmpdir(), 'copied-'))
  const [original, copy] = [join(root, 'original'), join(root, 'copy')]
  const first = await startEmbeddedPostgres(original, ['fsync=off'])
  onTestFinished(async () => {
    await first.stop()
    await rm(root, { recursive: true, force: true })
  })
  execFileSync('cp', ['-a', original, copy])
  const second = await startEmbeddedPostgres(copy, ['fsync=off'])
  onTestFinished(() => second.stop())
  expect(second.wasRunning).toBe(false)
  expect(await folderServedAt(second.superuserUrl)).toBe(join(copy, 'postgres'))
  expect(await folderServedAt(first.superuserUrl)).toBe(join(original, 'postgres'))
  const again = await startEmbeddedPostgres(original)
  expect(again.wasRunning).toBe(true)
})
