import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onServer } from '#test/database.ts'
import { openPool } from './database.server.ts'
import { startEmbeddedPostgres } from './embedded-postgres.server.ts'
import { keepPostgresRunning } from './keep-postgres-running.server.ts'

test('a killed embedded server restarts at the same address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-postgres-'))
  const server = await startEmbeddedPostgres(folder, ['fsync=off'])
  const keeper = keepPostgresRunning(server, pino({ level: 'silent' }))
  const pool = openPool(server.url, 2)
  onTestFinished(async () => {
    keeper.stop()
    await pool.end()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  await onServer(server.ownerUrl, 'create table kept (id int); grant select, insert on kept to app_system')
  const serverPid = async () =>
    Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
  for (let times = 0; times < 2; times++) {
    const killed = await serverPid()
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(async () => expect(await serverPid()).not.toBe(killed), { timeout: 20_000, interval: 100 })
    await vi.waitFor(() => pool.query('insert into kept values (1)'), { timeout: 20_000, interval: 100 })
  }
  expect((await pool.query('select * from kept')).rowCount).toBe(2)
}, 60_000)

test('a server that died with its program restarts at the same address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-postgres-'))
  const first = await startEmbeddedPostgres(folder, ['fsync=off'])
  const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await vi.waitFor(async () => expect(await first.isListening()).toBe(false), { timeout: 5_000, interval: 50 })
  const again = await startEmbeddedPostgres(folder, ['fsync=off'])
  onTestFinished(async () => {
    await again.stop()
    await rm(folder, { recursive: true, force: true })
  })
  expect(again).toMatchObject({ url: first.url, wasRunning: false })
})
