import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { onServer } from '#test/database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.server.ts'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-roles-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a second start finds the same passwords while the first program runs', async () => {
  const folder = await aFolder()
  const first = await startEmbeddedPostgres(folder)
  onTestFinished(() => first.stop())
  const second = await startEmbeddedPostgres(folder)
  expect(second).toMatchObject({ url: first.url, ownerUrl: first.ownerUrl, wasRunning: true })
  await expect(onServer(new URL('/postgres', first.url).href, 'select')).rejects.toThrow('permission denied')
}, 60_000)

test('programs that start concurrently all find the roles', async () => {
  const folder = await aFolder()
  const first = await startEmbeddedPostgres(folder)
  onTestFinished(() => first.stop())
  const others = await Promise.all(Array.from({ length: 6 }, () => startEmbeddedPostgres(folder)))
  expect(others.map(({ url }) => url)).toEqual(Array(6).fill(first.url))
})
